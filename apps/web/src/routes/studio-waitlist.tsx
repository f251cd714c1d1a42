import { getStudioWaitlist, joinStudioWaitlist } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery, keyOf } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { queryClient } from "../api/query-client.ts";
import { useSession } from "../api/use-session.ts";
import { formatDay } from "../lib/format-date.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { toast } from "../ui/toast.ts";

/** A place in line for the studio, kept on the server; where there is no line, the way in. */
export function WaitlistPage() {
  useTitle("Studio waitlist");
  const { session, user } = useSession();
  const gated = session?.flags["studio-waitlist"] === true;
  const { data } = useQuery({ ...endpointQuery(getStudioWaitlist, {}), enabled: gated && user !== null });
  const [busy, setBusy] = useState(false);
  if (!session) return null;
  if (!gated) {
    return <EmptyState heading="h1" title="There is no line." action={<Link to="/studio" className={buttonClass({ tone: "primary", size: "large" })}>Open the studio</Link>}>The studio is open to everybody here.</EmptyState>;
  }
  const change = async (join: boolean) => {
    setBusy(true);
    try {
      queryClient.setQueryData(keyOf(getStudioWaitlist, {}), await call(joinStudioWaitlist, { body: { join } }));
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  if (data?.joined_at) {
    return (
      <EmptyState heading="h1" title="You are on the list." action={<Button loading={busy} onClick={() => void change(false)}>Leave the list</Button>}>
        Since {formatDay(data.joined_at)}. The people who run this house let everybody in from here.
      </EmptyState>
    );
  }
  const join = () => (user ? void change(true) : requireSignIn({ reason: "Sign in to wait for the studio.", andThen: () => void change(true) }));
  return (
    <EmptyState heading="h1" title="The studio opens step by step." action={<Button tone="primary" size="large" loading={busy} onClick={join}>Join the waitlist</Button>}>
      Join the list, and your account has its place in line.
    </EmptyState>
  );
}
