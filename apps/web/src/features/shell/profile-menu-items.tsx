import type { Session } from "@tunewright/contract";
import CreditCard from "lucide-react/icons/credit-card";
import Keyboard from "lucide-react/icons/keyboard";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import UserPen from "lucide-react/icons/user-pen";
import UserPlus from "lucide-react/icons/user-plus";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import { authClient } from "../../api/auth-client.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { formatCount } from "../../lib/format-count.ts";
import { setPanel } from "../../lib/shell-panels.ts";
import type { Theme } from "../../lib/theme.ts";
import { chooseTheme, readTheme } from "../../lib/theme.ts";
import { useMedia } from "../../lib/use-media.ts";
import { useNavigate } from "../../router/index.ts";
import { MenuChoice, MenuGroup, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { Badge } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./profile-menu.module.css";

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: "system", label: "As the system" }, { value: "dark", label: "Dark" }, { value: "light", label: "Light" },
];

export function ProfileMenuItems({ session, user }: { session: Session; user: NonNullable<Session["user"]> }) {
  const navigate = useNavigate();
  const hasKeys = useMedia("(pointer: fine)");
  const [theme, setTheme] = useState(readTheme);
  const signOut = async () => {
    try {
      await authClient.signOut();
      await navigate({ to: "/" });
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    }
  };
  return (
    <>
      <div className={styles["who"]}>
        <span className={styles["name"]}>{user.display_name}</span>
        <span className={styles["mail"]}>{user.email}</span>
      </div>
      <MenuSeparator />
      <MenuItem icon={<UserRound aria-hidden />} onSelect={() => void navigate({ to: "/@{$handle}", params: { handle: user.handle } })}>View Profile</MenuItem>
      <MenuItem icon={<UserPen aria-hidden />} onSelect={() => void navigate({ to: "/@{$handle}", params: { handle: user.handle }, search: { edit: true } })}>Edit Profile</MenuItem>
      <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => setPanel("invite", true)}>Invite Friends</MenuItem>
      <MenuItem
        icon={<CreditCard aria-hidden />} onSelect={() => void navigate({ to: "/account" })}
        end={<Badge tone={session.credits <= 0 ? "warn" : "neutral"}>{formatCount(session.credits)}</Badge>}
      >
        Subscription
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden />} onSelect={() => void navigate({ to: "/settings" })}>Manage Account</MenuItem>
      {hasKeys && <MenuItem icon={<Keyboard aria-hidden />} onSelect={() => setPanel("keys", true)} end={<span className={styles["key"]}>?</span>}>Keyboard shortcuts</MenuItem>}
      {session.flags["web-theme-selector"] !== false && (
        <>
          <MenuSeparator />
          <MenuGroup label="Theme">
            {THEMES.map(({ value, label }) => (
              <MenuChoice
                key={value} checked={theme === value}
                onSelect={() => {
                  setTheme(value);
                  chooseTheme(value);
                }}
              >
                {label}
              </MenuChoice>
            ))}
          </MenuGroup>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>Sign Out</MenuItem>
    </>
  );
}
