import type { ReactNode } from "react";
import { useSession } from "../../api/use-session.ts";
import { cx } from "../../lib/cx.ts";
import { Link } from "../../router/index.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Menu } from "../../ui/menu.tsx";
import { ProfileMenuItems } from "./profile-menu-items.tsx";
import menuStyles from "./profile-menu.module.css";
import styles from "./top-bar.module.css";

/** Phones: the name of the house, the search and the person. `search` is given the name, which it covers when it opens. */
export function TopBar({ search, bell }: { search: (brand: ReactNode) => ReactNode; bell: ReactNode }) {
  const { session, user, signedOut } = useSession();
  const brand = <Link to="/" className={styles["brand"]} aria-label="Tunewright, home"><Logo size={26} /><span>Tunewright</span></Link>;
  return (
    <header className={styles["bar"]}>
      {user ? search(brand) : brand}
      {signedOut && <Link to="/sign-in" className={buttonClass({ tone: "outline", size: "small" })}>Sign In</Link>}
      {session && user && (
        <>
          {session.plan === "free" && <Link to="/account" className={cx(buttonClass({ tone: "quiet", size: "small" }), styles["yields"])}>Subscribe</Link>}
          <span className={styles["yields"]}>{bell}</span>
          <Menu label="Profile" align="end" width={248} trigger={(properties) => (
            <button type="button" {...properties} className={menuStyles["round"]} aria-label={`Profile menu of ${user.display_name}`}>
              <Avatar name={user.display_name || user.handle} src={user.avatar_image_url} />
            </button>
          )}>
            <ProfileMenuItems session={session} user={user} />
          </Menu>
        </>
      )}
    </header>
  );
}
