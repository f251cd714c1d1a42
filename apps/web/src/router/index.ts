export { Link, isPlainPress } from "./link.tsx";
export { PageGuard, PageOutlet } from "./page-outlet.tsx";
export { go, navigate, startRouter, type RouteTable } from "./router.ts";
export type { RoutePath } from "./site-map.ts";
export { useNavigate, useParams, usePathname, usePlace, useSearch } from "./use-place.ts";
