import type { CreateSearch, ExploreSearch, HooksSearch, ProfileSearch, SearchSearch, SongSearch } from "../app/read-search.ts";

interface Nothing { readonly [name: string]: never }

/** Every address of the site with the query that its page reads. `$name` and `{$name}` are parameters. */
export interface SiteMap {
  "/": Nothing;
  "/home": Nothing;
  "/feed": Nothing;
  "/explore": ExploreSearch;
  "/hooks": HooksSearch;
  "/create": CreateSearch;
  "/create/v2": CreateSearch;
  "/me": { tab?: "playlists" | "personas" };
  "/me/v2": Nothing;
  "/me/history": Nothing;
  "/song/$clipId": SongSearch;
  "/search": SearchSearch;
  "/playlist/$playlistId": { /** Token of an invitation to fill it. */ invite?: string };
  "/@{$handle}": ProfileSearch;
  "/account": { currency?: string; checkout_session_id?: string };
  "/settings": Nothing;
  "/moderation": Nothing;
  "/persona/$personaId": Nothing;
  "/edit/$clipId": Nothing;
  "/edit": Nothing;
  "/edit-legacy": Nothing;
  "/edit-legacy/$clipId": Nothing;
  "/edit-v3": Nothing;
  "/edit-v3/$clipId": Nothing;
  "/studio": Nothing;
  "/studio-waitlist": Nothing;
  "/b-side/video-gen": Nothing;
  "/invite/@{$handle}": Nothing;
  "/live-radio": Nothing;
  "/listen-and-rank": Nothing;
  "/chat": Nothing;
  "/collab": Nothing;
  "/link-account": Nothing;
  "/ios": Nothing;
  "/android": Nothing;
  "/help": Nothing;
  "/about": Nothing;
  "/terms": Nothing;
  "/privacy": Nothing;
  "/sign-in": { next?: string };
  "/sign-up": { next?: string };
}

export type RoutePath = keyof SiteMap;

/** Names of the parameters in a path. */
export type ParamName<Path extends string> =
  Path extends `${infer Before}{$${infer Name}}${infer After}` ? Name | ParamName<`${Before}${After}`>
    : Path extends `${string}/$${infer Name}/${infer After}` ? Name | ParamName<`/${After}`>
      : Path extends `${string}/$${infer Name}` ? Name : never;

export type ParamsOf<Path extends string> = { [Name in ParamName<Path>]: string };

/** A place on the site, ready to be turned into an address. */
export type Target<Path extends RoutePath> = {
  to: Path;
  search?: SiteMap[Path] | undefined;
  /** Without the "#". */
  hash?: string | undefined;
} & ([ParamName<Path>] extends [never] ? { params?: undefined } : { params: ParamsOf<Path> });
