import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readCreateSearch, readLibrarySearch, readSearchSearch, readSignInSearch, readSongSearch, readText } from "./read-search.ts";
import { ErrorFallback } from "../routes/error-fallback.tsx";
import { NotFoundPage } from "../routes/not-found.tsx";
import { RootPage } from "../routes/root.tsx";
import { mainScroller } from "../lib/main-scroller.ts";

/** The map of the site. Each page is its own chunk, fetched when its link is touched or pressed. */
const root = createRootRoute({ component: RootPage, notFoundComponent: NotFoundPage, errorComponent: ErrorFallback });

const homePage = lazyRouteComponent(() => import("../routes/home.tsx"), "HomePage");
const libraryPage = lazyRouteComponent(() => import("../routes/library.tsx"), "LibraryPage");
const explorePage = lazyRouteComponent(() => import("../routes/explore.tsx"), "ExplorePage");

const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: "/", component: homePage }),
  createRoute({ getParentRoute: () => root, path: "/home", component: homePage }),
  createRoute({ getParentRoute: () => root, path: "/explore", component: explorePage }),
  createRoute({ getParentRoute: () => root, path: "/feed", component: explorePage }),
  createRoute({
    getParentRoute: () => root, path: "/create", validateSearch: readCreateSearch,
    component: lazyRouteComponent(() => import("../routes/create.tsx"), "CreatePage"),
  }),
  createRoute({ getParentRoute: () => root, path: "/create/v2", beforeLoad: () => { throw redirect({ to: "/create", replace: true }); } }),
  createRoute({ getParentRoute: () => root, path: "/me", validateSearch: readLibrarySearch, component: libraryPage }),
  createRoute({ getParentRoute: () => root, path: "/me/v2", beforeLoad: () => { throw redirect({ to: "/me", replace: true }); } }),
  createRoute({ getParentRoute: () => root, path: "/me/history", beforeLoad: () => { throw redirect({ to: "/me", replace: true }); } }),
  createRoute({
    getParentRoute: () => root, path: "/song/$clipId", validateSearch: readSongSearch,
    component: lazyRouteComponent(() => import("../routes/song.tsx"), "SongPage"),
  }),
  createRoute({
    getParentRoute: () => root, path: "/search", validateSearch: readSearchSearch,
    component: lazyRouteComponent(() => import("../routes/search.tsx"), "SearchPage"),
  }),
  createRoute({ getParentRoute: () => root, path: "/playlist/$playlistId", component: lazyRouteComponent(() => import("../routes/playlist.tsx"), "PlaylistPage") }),
  createRoute({ getParentRoute: () => root, path: "/@{$handle}", component: lazyRouteComponent(() => import("../routes/profile.tsx"), "ProfilePage") }),
  createRoute({
    getParentRoute: () => root, path: "/account", validateSearch: (search: Record<string, unknown>) => readText(search, ["currency", "checkout_session_id"]),
    component: lazyRouteComponent(() => import("../routes/account.tsx"), "AccountPage"),
  }),
  createRoute({
    getParentRoute: () => root, path: "/sign-in", validateSearch: readSignInSearch,
    component: lazyRouteComponent(() => import("../routes/sign-in.tsx"), "SignInPage"),
  }),
  createRoute({
    getParentRoute: () => root, path: "/sign-up", validateSearch: readSignInSearch,
    component: lazyRouteComponent(() => import("../routes/sign-up.tsx"), "SignUpPage"),
  }),
]);

export const router = createRouter({
  routeTree: routes,
  defaultPreload: "intent",
  defaultErrorComponent: ErrorFallback,
  scrollRestoration: true,
  scrollToTopSelectors: [() => mainScroller()],
});

declare module "@tanstack/react-router" {
  interface Register { router: typeof router }
}
