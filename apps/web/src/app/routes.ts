import type { RouteTable } from "../router/index.ts";
import { readCreateSearch, readExploreSearch, readHooksSearch, readLibrarySearch, readProfileSearch, readSearchSearch, readSignInSearch, readSongSearch, readText } from "./read-search.ts";

const homePage = () => import("../routes/home.tsx").then((module) => module.HomePage);
const createPage = () => import("../routes/create.tsx").then((module) => module.CreatePage);
const libraryPage = () => import("../routes/library.tsx").then((module) => module.LibraryPage);
const editPage = () => import("../routes/edit.tsx").then((module) => module.EditPage);
const storePage = () => import("../routes/store.tsx").then((module) => module.StorePage);
const housePage = () => import("../routes/house-page.tsx").then((module) => module.HousePage);

/** The map of the site. Each page is its own chunk, fetched when its link is touched or pressed. */
export const ROUTES: RouteTable = {
  "/": { page: homePage },
  "/home": { page: homePage },
  "/explore": { page: () => import("../routes/explore.tsx").then((module) => module.ExplorePage), search: readExploreSearch },
  "/hooks": { page: () => import("../routes/hooks.tsx").then((module) => module.HooksPage), search: readHooksSearch },
  "/feed": { page: () => import("../routes/feed.tsx").then((module) => module.FeedPage) },
  "/create": { page: createPage, search: readCreateSearch },
  "/create/v2": { page: createPage, search: readCreateSearch },
  "/me": { page: libraryPage, search: readLibrarySearch },
  "/me/v2": { page: libraryPage },
  "/me/history": { page: () => import("../routes/history.tsx").then((module) => module.HistoryPage) },
  "/song/$clipId": { page: () => import("../routes/song.tsx").then((module) => module.SongPage), search: readSongSearch },
  "/search": { page: () => import("../routes/search.tsx").then((module) => module.SearchPage), search: readSearchSearch },
  "/playlist/$playlistId": { page: () => import("../routes/playlist.tsx").then((module) => module.PlaylistPage), search: (query) => readText(query, ["invite"]) },
  "/@{$handle}": { page: () => import("../routes/profile.tsx").then((module) => module.ProfilePage), search: readProfileSearch },
  "/persona/$personaId": { page: () => import("../routes/persona.tsx").then((module) => module.PersonaPage) },
  "/account": { page: () => import("../routes/account.tsx").then((module) => module.AccountPage), search: (query) => readText(query, ["currency", "checkout_session_id"]) },
  "/moderation": { page: () => import("../routes/moderation.tsx").then((module) => module.ModerationPage) },
  "/settings": { page: () => import("../routes/settings.tsx").then((module) => module.SettingsPage) },
  "/edit": { page: editPage },
  "/edit/$clipId": { page: editPage },
  "/edit-legacy": { page: editPage },
  "/edit-legacy/$clipId": { page: editPage },
  "/edit-v3": { page: editPage },
  "/edit-v3/$clipId": { page: editPage },
  "/studio": { page: () => import("../routes/studio.tsx").then((module) => module.StudioPage) },
  "/studio-waitlist": { page: () => import("../routes/studio-waitlist.tsx").then((module) => module.WaitlistPage) },
  "/b-side/video-gen": { page: () => import("../routes/video-gen.tsx").then((module) => module.VideoGenPage) },
  "/invite/@{$handle}": { page: () => import("../routes/invite.tsx").then((module) => module.InvitePage) },
  "/live-radio": { page: () => import("../routes/live-radio.tsx").then((module) => module.LiveRadioPage) },
  "/listen-and-rank": { page: () => import("../routes/listen-and-rank.tsx").then((module) => module.ListenAndRankPage) },
  "/chat": { page: () => import("../routes/chat.tsx").then((module) => module.ChatPage) },
  "/collab": { page: () => import("../routes/collab.tsx").then((module) => module.CollabPage) },
  "/link-account": { page: () => import("../routes/link-account.tsx").then((module) => module.LinkAccountPage) },
  "/ios": { page: storePage },
  "/android": { page: storePage },
  "/help": { page: housePage },
  "/about": { page: housePage },
  "/terms": { page: housePage },
  "/privacy": { page: housePage },
  "/sign-in": { page: () => import("../routes/sign-in.tsx").then((module) => module.SignInPage), search: readSignInSearch },
  "/sign-up": { page: () => import("../routes/sign-up.tsx").then((module) => module.SignUpPage), search: readSignInSearch },
};
