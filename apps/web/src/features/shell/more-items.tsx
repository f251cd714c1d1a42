import type { SiteLink } from "@tunewright/contract";
import { useSession } from "../../api/use-session.ts";
import { isOwnPage, useSite } from "../../api/use-site.ts";
import { setPanel } from "../../lib/shell-panels.ts";
import { navigate } from "../../router/index.ts";
import { MenuItem, MenuSeparator } from "../../ui/menu.tsx";

const LINKS: readonly { name: SiteLink; label: string }[] = [
  { name: "help", label: "Help" }, { name: "about", label: "About" }, { name: "blog", label: "Blog" }, { name: "careers", label: "Careers" },
  { name: "terms", label: "Terms" }, { name: "privacy", label: "Privacy" },
];

/** The more menu's items, in the order of the specification. Pages that the operator keeps elsewhere open in a new tab. */
export function MoreItems({ explore = false }: { /** Where nothing else leads to Explore. */ explore?: boolean }) {
  const { session, user } = useSession();
  const site = useSite();
  const links = LINKS.flatMap(({ name, label }) => {
    const href = site?.links[name] ?? null;
    const open = href !== null ? () => void window.open(href, "_blank", "noopener") : isOwnPage(name) ? () => void navigate({ to: `/${name}` }) : null;
    return open ? [{ name, item: <MenuItem key={name} onSelect={open}>{label}</MenuItem> }] : [];
  });
  const upTo = links.filter(({ name }) => name === "help" || name === "about" || name === "blog");
  return (
    <>
      {explore && <MenuItem onSelect={() => void navigate({ to: "/explore" })}>Explore</MenuItem>}
      {session?.flags["web-hooks-2025"] === true && <MenuItem onSelect={() => void navigate({ to: "/hooks" })}>Hooks</MenuItem>}
      <MenuItem onSelect={() => void navigate({ to: "/live-radio" })}>Radio</MenuItem>
      <MenuSeparator />
      {upTo.map(({ item }) => item)}
      {user && <MenuItem onSelect={() => setPanel("feedback", true)}>Feedback</MenuItem>}
      {links.filter((link) => !upTo.includes(link)).map(({ item }) => item)}
    </>
  );
}
