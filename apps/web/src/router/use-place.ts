import { useStore } from "zustand";
import type { Place } from "./router.ts";
import { navigate, placeStore, searchOf } from "./router.ts";
import type { ParamsOf, RoutePath, SiteMap } from "./site-map.ts";

const START: Place = { pathname: "/", search: {}, href: "/", key: "first", match: null, Page: null, error: null, scroll: "top" };

/** Something about the place that is shown: `usePlace((place) => place.pathname)`. */
export const usePlace = <T>(select: (place: Place) => T): T => useStore(placeStore, ({ place }) => select(place ?? START));

export const usePathname = (): string => usePlace((place) => place.pathname);

/** The query of a page, as its row's reader understands it. The same object as long as the query stays. */
export const useSearch = <Path extends RoutePath>({ from }: { from: Path }): SiteMap[Path] => usePlace((place) => searchOf(from, place.search));

/** The parameters in a page's path. */
export const useParams = <Path extends RoutePath>({ from }: { from: Path }): ParamsOf<Path> =>
  usePlace((place) => (place.match?.to === from ? place.match.params : NO_PARAMS)) as ParamsOf<Path>;
const NO_PARAMS = {};

/** The way to other places: always the same function. */
export const useNavigate = (): typeof navigate => navigate;
