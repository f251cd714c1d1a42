import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { useSession } from "../../api/use-session.ts";
import { cx } from "../../lib/cx.ts";
import { requireSignIn } from "../../lib/sign-in-request.ts";
import { Link, usePathname } from "../../router/index.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Menu } from "../../ui/menu.tsx";
import { CreditsMeter } from "./credits-meter.tsx";
import { MoreItems } from "./more-items.tsx";
import { NAV_ITEMS, isAt } from "./nav-items.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import styles from "./rail.module.css";

/** The left rail: places above, credits and the person below. `small` shows icons only. */
export function Rail({ small, bell }: { small: boolean; bell: ReactNode }) {
  const path = usePathname();
  const { session, user, signedOut } = useSession();
  return (
    <nav className={styles["rail"]} aria-label="Main">
      <Link to="/" className={styles["brand"]} aria-label="Tunewright, home"><Logo /><span className={styles["words"]}>Tunewright</span></Link>
      {NAV_ITEMS.map(({ to, label, icon: Icon, needsPerson }) => {
        const on = isAt(to, path);
        return (
          <Link
            key={to} to={to} className={cx(styles["place"], on && styles["on"])} aria-current={on ? "page" : undefined} data-tooltip={small ? label : undefined}
            onClick={(event) => {
              if (!needsPerson || !signedOut) return;
              event.preventDefault();
              requireSignIn({ reason: "Sign in to see your library." });
            }}
          >
            <Icon aria-hidden /><span className={styles["words"]}>{label}</span>
          </Link>
        );
      })}
      {bell}
      <Menu label="More" side="top" width={200} trigger={(properties) => (
        <button type="button" {...properties} className={styles["place"]} data-tooltip={small ? "More" : undefined}><Ellipsis aria-hidden /><span className={styles["words"]}>More</span></button>
      )}>
        <MoreItems />
      </Menu>
      <div className={styles["foot"]}>
        {session && user && <><CreditsMeter session={session} /><ProfileMenu session={session} user={user} /></>}
        {signedOut && (
          <div className={styles["guest"]}>
            <Link to="/sign-up" className={buttonClass({ tone: "primary", wide: true })}>Sign up</Link>
            <Link to="/sign-in" className={buttonClass({ tone: "outline", wide: true })}>Sign in</Link>
          </div>
        )}
      </div>
    </nav>
  );
}
