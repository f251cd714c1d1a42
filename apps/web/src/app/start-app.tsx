import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { queryClient } from "../api/query-client.ts";
import { followSystemTheme } from "../lib/theme.ts";
import { connectPlayer } from "./connect-player.ts";
import { fillQueue } from "./fill-queue.ts";
import { followServer } from "./follow-server.ts";
import { router } from "./router.tsx";

/** Everything that lives as long as the page, then React. */
export function startApp(root: HTMLElement): void {
  followSystemTheme();
  followServer();
  connectPlayer();
  fillQueue();
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
