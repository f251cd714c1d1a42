import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import { hrefOf, readQuery } from "./address.ts";
import type { Match } from "./match-path.ts";
import { createMatcher } from "./match-path.ts";
import { keepScroll, noteScroll } from "./scroll-memory.ts";
import type { RoutePath, SiteMap, Target } from "./site-map.ts";

/** One address: its page, or where it leads on to. */
export type RouteRow<Search> =
  | { page: () => Promise<ComponentType>; search?: (query: Record<string, unknown>) => Search }
  | { redirect: string };
export type RouteTable = { [Path in RoutePath]: RouteRow<SiteMap[Path]> };

export interface Place {
  pathname: string;
  /** The query as written. */
  search: Readonly<Record<string, string>>;
  href: string;
  /** Of the history entry. */
  key: string;
  match: Match<RoutePath> | null;
  /** Null: there is no such page. */
  Page: ComponentType | null;
  /** The page's script could not be fetched. */
  error: unknown;
  scroll: "top" | "restore" | "keep";
}

/** The place that is shown; null until the first page's script is there. */
export const placeStore = createStore<{ place: Place | null }>(() => ({ place: null }));

let table: RouteTable;
let match: (pathname: string) => Match<RoutePath> | null;
const loaded = new Map<RoutePath, ComponentType>();
const loading = new Map<RoutePath, Promise<ComponentType>>();
let made = 0;
let latest = 0;

const newKey = (): string => `${Date.now().toString(36)}.${(made += 1).toString(36)}`;
const currentKey = (): string => (history.state as { key?: string } | null)?.key ?? "first";

/** Fetches a page's script once; a failed try may be repeated. */
export function loadPage(to: RoutePath): Promise<ComponentType | null> {
  const row = table[to];
  if ("redirect" in row) return Promise.resolve(null);
  const known = loading.get(to);
  if (known) return known;
  const started = row.page().then((Page) => {
    loaded.set(to, Page);
    return Page;
  });
  started.catch(() => loading.delete(to));
  loading.set(to, started);
  return started;
}

/** For links: the script of the page at an address of ours. */
export function preload(href: string): void {
  const found = match(new URL(href, location.href).pathname);
  if (found) loadPage(found.to).catch(() => undefined);
}

/** Shows what the address names; the page before stays until the new one's script is there. */
function settle(scroll: Place["scroll"]): Promise<void> {
  latest += 1;
  const turn = latest;
  const { pathname, search, hash } = location;
  const found = match(pathname);
  const row = found && table[found.to];
  if (row && "redirect" in row) {
    history.replaceState({ key: currentKey() }, "", `${row.redirect}${search}${hash}`);
    return settle(scroll);
  }
  const before = placeStore.getState().place;
  const query = before && before.href.split("#")[0]?.endsWith(search) && sameQuery(before.search, search) ? before.search : readQuery(search);
  const show = (Page: ComponentType | null, error: unknown) => {
    if (turn === latest) placeStore.setState({ place: { pathname, search: query, href: pathname + search + hash, key: currentKey(), match: found, Page, error, scroll } });
  };
  const known = found && loaded.get(found.to);
  if (!found || known) {
    show(known ?? null, null);
    return Promise.resolve();
  }
  return loadPage(found.to).then((Page) => show(Page, null), (error: unknown) => show(null, error));
}

const sameQuery = (query: Readonly<Record<string, string>>, search: string): boolean => {
  const other = readQuery(search);
  return Object.keys(other).length === Object.keys(query).length && Object.entries(other).every(([name, value]) => query[name] === value);
};

/** Goes to an address of this site; others leave the page. */
export function go(href: string, { replace = false }: { replace?: boolean } = {}): Promise<void> {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return Promise.resolve();
  }
  noteScroll(currentKey());
  history[replace ? "replaceState" : "pushState"]({ key: newKey() }, "", url.pathname + url.search + url.hash);
  return settle("top");
}

/** Goes to a place of the site map. Resolves when its page is shown. */
export const navigate = <Path extends RoutePath>({ replace = false, ...target }: Target<Path> & { replace?: boolean | undefined }): Promise<void> => go(hrefOf(target), { replace });

/** What a row's reader makes of the query that is shown. */
const read = new WeakMap<object, Map<RoutePath, unknown>>();
export function searchOf<Path extends RoutePath>(path: Path, query: Readonly<Record<string, string>>): SiteMap[Path] {
  const known = read.get(query) ?? new Map<RoutePath, unknown>();
  read.set(query, known);
  if (!known.has(path)) {
    const row = table[path];
    known.set(path, "page" in row && row.search ? row.search(query) : {});
  }
  return known.get(path) as SiteMap[Path];
}

/** Begins to follow the address; call once, before the first render. */
export function startRouter(rows: RouteTable): void {
  table = rows;
  match = createMatcher(Object.keys(rows) as RoutePath[]);
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => {
    const before = placeStore.getState().place;
    // The browser itself follows a link within the page.
    const within = before !== null && before.href.split("#")[0] === location.pathname + location.search;
    if (before && !within) noteScroll(before.key);
    void settle(within ? "keep" : "restore");
  });
  window.addEventListener("pagehide", () => {
    noteScroll(currentKey());
    keepScroll();
  });
  void settle("restore");
}
