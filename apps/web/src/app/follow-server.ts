import { isApiError } from "../api/api-error.ts";
import { followUnfinished } from "../api/follow-unfinished.ts";
import { applyLiveEvent } from "../api/live-cache.ts";
import { connectLive, onLiveEvent } from "../api/live-socket.ts";
import { queryClient } from "../api/query-client.ts";
import { readSession, refreshSession, sessionQuery } from "../api/use-session.ts";

/** Keeps what is on screen as the server knows it: the socket where it can, polls where it cannot. */
export function followServer(): void {
  onLiveEvent(applyLiveEvent);
  queryClient.fetchQuery(sessionQuery).then((session) => { if (session.flags["websockets"] !== false) connectLive(); }, connectLive);
  followUnfinished();
  noticeSignOut();
}

/** A session can end elsewhere or run out: whoever is told to sign in is not signed in any more. */
function noticeSignOut(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    if (isApiError(event.action.error, "not_signed_in") && readSession()?.user) void refreshSession();
  });
}
