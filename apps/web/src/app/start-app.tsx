import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { queryClient } from "../api/query-client.ts";
import { followSystemTheme } from "../lib/theme.ts";
import { PageGuard, startRouter } from "../router/index.ts";
import { ErrorFallback } from "../routes/error-fallback.tsx";
import { RootPage } from "../routes/root.tsx";
import { connectPlayer } from "./connect-player.ts";
import { fillQueue } from "./fill-queue.ts";
import { followServer } from "./follow-server.ts";
import { noteArrival } from "./note-arrival.ts";
import { ROUTES } from "./routes.ts";

/** Everything that lives as long as the page, then React. */
export function startApp(root: HTMLElement): void {
  followSystemTheme();
  noteArrival();
  startRouter(ROUTES);
  followServer();
  connectPlayer();
  fillQueue();
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <PageGuard place="" Failed={ErrorFallback}><RootPage /></PageGuard>
    </QueryClientProvider>,
  );
}
