import { followUnfinished } from "../api/follow-unfinished.ts";
import { applyLiveEvent } from "../api/live-cache.ts";
import { connectLive, onLiveEvent } from "../api/live-socket.ts";
import { queryClient } from "../api/query-client.ts";
import { sessionQuery } from "../api/use-session.ts";

/** Keeps what is on screen as the server knows it: the socket where it can, polls where it cannot. */
export function followServer(): void {
  void queryClient.prefetchQuery(sessionQuery);
  onLiveEvent(applyLiveEvent);
  connectLive();
  followUnfinished();
}
