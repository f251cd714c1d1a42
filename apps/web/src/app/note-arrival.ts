import { clickCookie, keepShare, readArrival } from "../lib/arrival.ts";
import { attributeShare } from "@tunewright/contract";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import { sessionQuery } from "../api/use-session.ts";
import { setPanel } from "../lib/shell-panels.ts";
import { toast } from "../ui/toast.ts";

const SIGNED_OUT_MS = 3_000;

/** Takes up the query parameters that every address may carry. Runs once, before the router reads the address. */
export function noteArrival(): void {
  const arrival = readArrival(location, document.referrer);
  if (arrival.share) {
    keepShare(arrival.share);
    // Nobody waits for it, and the visit is not worth a second try.
    void call(attributeShare, { body: arrival.share }).catch(() => undefined);
  }
  if (arrival.clickId) document.cookie = clickCookie(arrival.clickId, location.protocol === "https:");
  if (!arrival.openFeedback) return;
  history.replaceState(history.state, "", location.pathname + arrival.search + location.hash);
  queryClient.fetchQuery(sessionQuery).then((session) => {
    if (session.user) setPanel("feedback", true);
    else toast("You must be logged in to submit feedback", { duration: SIGNED_OUT_MS });
  }, () => undefined);
}
