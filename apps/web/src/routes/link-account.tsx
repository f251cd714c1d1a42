import { useState } from "react";
import { authClient } from "../api/auth-client.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { toast } from "../ui/toast.ts";

/** Which account this browser uses, for people who came from an app or a device, and the way to another one. */
export function LinkAccountPage() {
  useTitle("Your account on this device");
  const { user, signedOut } = useSession();
  const [busy, setBusy] = useState(false);
  if (signedOut) {
    return (
      <EmptyState heading="h1" title="Use your account on this device." action={<Link to="/sign-in" search={{ next: "/link-account" }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>}>
        Sign in once, and this browser stays signed in.
      </EmptyState>
    );
  }
  if (!user) return null;
  const change = async () => {
    setBusy(true);
    try {
      await authClient.signOut();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      heading="h1" title={`This browser is linked to ${user.display_name || `@${user.handle}`}.`}
      action={(
        <span style={{ display: "flex", flexWrap: "wrap", gap: 12, justifyContent: "center" }}>
          <Link to="/" className={buttonClass({ tone: "primary", size: "large" })}>Go on</Link>
          <Button size="large" loading={busy} onClick={() => void change()}>Use another account</Button>
        </span>
      )}
    >
      <span style={{ display: "inline-flex", alignItems: "center", gap: 10 }}><Avatar name={user.display_name || user.handle} src={user.avatar_image_url} />{user.email}</span>
    </EmptyState>
  );
}
