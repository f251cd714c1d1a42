import Compass from "lucide-react/icons/compass";
import House from "lucide-react/icons/house";
import LibraryBig from "lucide-react/icons/library";
import PenTool from "lucide-react/icons/pen-tool";
import Radio from "lucide-react/icons/radio";
import Search from "lucide-react/icons/search";

/** The places of the rail and of the bottom bar. Only what has a page stands here. */
export const NAV_ITEMS = [
  { to: "/", label: "Home", icon: House, needsPerson: false },
  { to: "/create", label: "Create", icon: PenTool, needsPerson: false },
  { to: "/me", label: "Library", icon: LibraryBig, needsPerson: true },
  { to: "/explore", label: "Explore", icon: Compass, needsPerson: false },
  { to: "/live-radio", label: "Radio", icon: Radio, needsPerson: false },
  { to: "/search", label: "Search", icon: Search, needsPerson: false },
] as const;

/** Whether a place holds the page at this path. */
export const isAt = (to: string, path: string): boolean =>
  to === "/" ? path === "/" || path === "/home" : path === to || path.startsWith(`${to}/`) || (to === "/explore" && path === "/feed");
