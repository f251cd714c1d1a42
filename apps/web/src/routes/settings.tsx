import { useSession } from "../api/use-session.ts";
import { BlockedPeople } from "../features/blocks/components/blocked-people.tsx";
import { PrivacyToggles } from "../features/blocks/components/privacy-toggles.tsx";
import { PushToggle } from "../features/notifications/components/push-toggle.tsx";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { cx } from "../lib/cx.ts";

/** What a person decides about themselves and others. */
export function SettingsPage() {
  useTitle("Settings");
  const { user, signedOut } = useSession();
  return (
    <div className={cx(page["page"], page["narrow"])}>
      <div className={page["head"]}><h1>Settings</h1></div>
      {signedOut && (
        <EmptyState title="Sign in to change your settings." action={<Link to="/sign-in" search={{ next: "/settings" }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>}>
          They belong to your account.
        </EmptyState>
      )}
      {user && (
        <>
          <section aria-labelledby="privacy">
            <div className={page["sectionHead"]}><h2 id="privacy">Privacy</h2></div>
            <PrivacyToggles />
          </section>
          <section aria-labelledby="notifications">
            <div className={page["sectionHead"]}><h2 id="notifications">Notifications</h2></div>
            <PushToggle />
          </section>
          <section aria-labelledby="blocked">
            <div className={page["sectionHead"]}><h2 id="blocked">Blocked people</h2></div>
            <BlockedPeople />
          </section>
        </>
      )}
    </div>
  );
}
