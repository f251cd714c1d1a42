import { QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error.ts";

const MAX_RETRIES = 2;

/** Live events keep what is on screen fresh, so that nothing refetches merely because it was looked at again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // An answer that says no stays no; only a missing answer is asked for again.
      retry: (failures, error) => failures < MAX_RETRIES && (!isApiError(error) || error.status === 0 || error.status >= 500),
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});
