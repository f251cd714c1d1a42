import Clapperboard from "lucide-react/icons/clapperboard";
import MenuIcon from "lucide-react/icons/menu";
import { useSession } from "../../api/use-session.ts";
import { cx } from "../../lib/cx.ts";
import { requireSignIn } from "../../lib/sign-in-request.ts";
import { Link, useNavigate, usePathname } from "../../router/index.ts";
import { Menu } from "../../ui/menu.tsx";
import { MoreItems } from "./more-items.tsx";
import { NAV_ITEMS, isAt } from "./nav-items.ts";
import styles from "./bottom-bar.module.css";

const ORDER = ["/", "/me", "/create", "/explore"] as const;
/** Stands in Explore's place where the house has Hooks; Explore is in the more menu then. */
const HOOKS = { to: "/hooks", label: "Hooks", icon: Clapperboard } as const;
const REASONS: Partial<Record<string, string>> = { "/me": "Sign in to see your library.", "/create": "Sign in to make songs." };

/** Phones: the places within reach of a thumb. */
export function BottomBar() {
  const path = usePathname();
  const navigate = useNavigate();
  const { session, signedOut } = useSession();
  const hooks = session?.flags["web-hooks-2025"] === true;
  const items = ORDER.flatMap((to) => (hooks && to === "/explore" ? HOOKS : NAV_ITEMS.find((item) => item.to === to) ?? []));
  return (
    <nav className={styles["bar"]} aria-label="Main">
      {items.map(({ to, label, icon: Icon }) => {
        const on = isAt(to, path);
        const reason = REASONS[to];
        return (
          <Link
            key={to} to={to} className={cx(styles["place"], on && styles["on"])} aria-current={on ? "page" : undefined}
            onClick={(event) => {
              if (!reason || !signedOut) return;
              event.preventDefault();
              requireSignIn({ reason, andThen: () => void navigate({ to }) });
            }}
          >
            <Icon aria-hidden /><span>{label}</span>
          </Link>
        );
      })}
      <Menu label="More" side="top" align="end" trigger={(properties) => (
        <button type="button" {...properties} className={styles["place"]}><MenuIcon aria-hidden /><span>More</span></button>
      )}>
        <MoreItems explore={hooks} />
      </Menu>
    </nav>
  );
}
