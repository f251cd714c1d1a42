import type { Session } from "@tunewright/contract";
import { PLANS } from "@tunewright/contract";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu } from "../../ui/menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ProfileMenuItems } from "./profile-menu-items.tsx";
import styles from "./profile-menu.module.css";

/** The person at the foot of the rail, with everything that is theirs. */
export function ProfileMenu({ session, user }: { session: Session; user: NonNullable<Session["user"]> }) {
  return (
    <Menu label="Profile" side="top" width={248} trigger={(properties) => (
      <button type="button" {...properties} className={styles["person"]}>
        <VisuallyHidden>Profile menu: </VisuallyHidden>
        <Avatar name={user.display_name || user.handle} src={user.avatar_image_url} />
        <span className={styles["names"]}>
          <span className={styles["name"]}>{user.display_name}</span>
          <span className={styles["plan"]}>{PLANS[session.plan].name}</span>
        </span>
        <ChevronsUpDown aria-hidden />
      </button>
    )}>
      <ProfileMenuItems session={session} user={user} />
    </Menu>
  );
}
