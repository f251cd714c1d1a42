import type { RouteTable } from "../router/index.ts";
import { readCreateSearch, readLibrarySearch, readProfileSearch, readSearchSearch, readSignInSearch, readSongSearch, readText } from "./read-search.ts";

const homePage = () => import("../routes/home.tsx").then((module) => module.HomePage);
const explorePage = () => import("../routes/explore.tsx").then((module) => module.ExplorePage);

/** The map of the site. Each page is its own chunk, fetched when its link is touched or pressed. */
export const ROUTES: RouteTable = {
  "/": { page: homePage },
  "/home": { page: homePage },
  "/explore": { page: explorePage },
  "/feed": { page: explorePage },
  "/create": { page: () => import("../routes/create.tsx").then((module) => module.CreatePage), search: readCreateSearch },
  "/create/v2": { redirect: "/create" },
  "/me": { page: () => import("../routes/library.tsx").then((module) => module.LibraryPage), search: readLibrarySearch },
  "/me/v2": { redirect: "/me" },
  "/me/history": { redirect: "/me" },
  "/song/$clipId": { page: () => import("../routes/song.tsx").then((module) => module.SongPage), search: readSongSearch },
  "/search": { page: () => import("../routes/search.tsx").then((module) => module.SearchPage), search: readSearchSearch },
  "/playlist/$playlistId": { page: () => import("../routes/playlist.tsx").then((module) => module.PlaylistPage) },
  "/@{$handle}": { page: () => import("../routes/profile.tsx").then((module) => module.ProfilePage), search: readProfileSearch },
  "/account": { page: () => import("../routes/account.tsx").then((module) => module.AccountPage), search: (query) => readText(query, ["currency", "checkout_session_id"]) },
  "/settings": { page: () => import("../routes/settings.tsx").then((module) => module.SettingsPage) },
  "/sign-in": { page: () => import("../routes/sign-in.tsx").then((module) => module.SignInPage), search: readSignInSearch },
  "/sign-up": { page: () => import("../routes/sign-up.tsx").then((module) => module.SignUpPage), search: readSignInSearch },
};
