import { getProfile } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useSession } from "../api/use-session.ts";
import { AuthPage } from "../features/auth/auth-page.tsx";
import { keepInviter } from "../lib/arrival.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, useParams } from "../router/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import styles from "./invite.module.css";

/** Somebody was invited: who by, and the form to sign up. This browser remembers the inviter for thirty days. */
export function InvitePage() {
  const { handle } = useParams({ from: "/invite/@{$handle}" });
  const { user, signedOut } = useSession();
  const { data: inviter } = useQuery({ ...endpointQuery(getProfile, { params: { handle }, query: {} }), retry: false });
  const name = inviter?.display_name || `@${handle}`;
  useTitle(`Invited by ${name}`);
  const known = inviter?.handle;
  useEffect(() => { if (known && signedOut) keepInviter(known); }, [known, signedOut]);
  if (user) {
    return (
      <EmptyState heading="h1" title={`${name} invites you.`} action={<Link to="/create" className={buttonClass({ tone: "primary", size: "large" })}>Make a song</Link>}>
        You have an account already, {user.display_name}.
      </EmptyState>
    );
  }
  if (!signedOut) return null;
  return (
    <>
      <p className={`${page["page"]} ${styles["by"]}`}>
        {inviter ? <>Invited by <Link to="/@{$handle}" params={{ handle: inviter.handle }}>{name}</Link></> : "Make whole sung songs, then share them."}
      </p>
      <AuthPage mode="sign-up" next="/create" />
    </>
  );
}
