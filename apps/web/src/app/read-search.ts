import { AGES, KEYS, LENGTHS, TEMPI, type Age, type Length, type Tempo } from "../lib/song-filters.ts";

/** The query parameters of the pages. Whatever is not as it should be is left out, never an error: links come from everywhere. */
type Search = Record<string, unknown>;

const namesOf = <Name extends string>(choices: Record<Name, unknown>): Name[] => Object.keys(choices) as Name[];

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined);
const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : NaN;
  return Number.isFinite(number) && number >= 0 ? number : undefined;
};

export function readText<Name extends string>(search: Search, names: readonly Name[]): { [N in Name]?: string } {
  const found: { [N in Name]?: string } = {};
  for (const name of names) {
    const text = textIn(search[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

export interface CreateSearch {
  /** Workspace on screen. */
  wid?: string;
  page?: number;
  song_id?: string;
  remix_type?: "cover" | "extend";
  style?: string;
  lyrics?: string;
  /** Seconds. */
  extend_from?: number;
  utm_source?: string;
}
export function readCreateSearch(search: Search): CreateSearch {
  const page = numberIn(search["page"]);
  const extendFrom = numberIn(search["extend_from"]);
  const type = search["remix_type"];
  return {
    ...readText(search, ["wid", "song_id", "style", "lyrics", "utm_source"]),
    ...(page !== undefined && { page: Math.floor(page) }),
    ...(extendFrom !== undefined && { extend_from: extendFrom }),
    ...((type === "cover" || type === "extend") && { remix_type: type }),
  };
}

export interface SongSearch {
  show_comments?: boolean;
  /** Seconds at which a shared link starts. */
  time?: number;
  t?: number;
  sh?: string;
}
export function readSongSearch(search: Search): SongSearch {
  const time = numberIn(search["time"]);
  const t = numberIn(search["t"]);
  const comments = search["show_comments"];
  return {
    ...readText(search, ["sh"]),
    ...((comments === true || comments === "true" || comments === 1) && { show_comments: true }),
    ...(time !== undefined && { time }),
    ...(t !== undefined && { t }),
  };
}

export interface ProfileSearch {
  /** Songs where it is left out. */
  tab?: "hooks" | "playlists" | "personas" | "likes";
  /** One's own form is open. */
  edit?: true;
}
export function readProfileSearch(search: Search): ProfileSearch {
  const { tab, edit } = search;
  return { ...((tab === "hooks" || tab === "playlists" || tab === "personas" || tab === "likes") && { tab }), ...((edit === true || edit === "true" || edit === 1) && { edit: true }) };
}

export interface ExploreSearch {
  style?: string;
  /** What trends where it is left out. */
  order?: "new";
}
export function readExploreSearch(search: Search): ExploreSearch {
  const style = textIn(search["style"])?.slice(0, 100);
  return { ...(style && { style }), ...(search["order"] === "new" && { order: "new" }) };
}

export interface HooksSearch {
  /** A song whose hook is shown first. */
  song?: string;
}
export function readHooksSearch(search: Search): HooksSearch {
  const song = textIn(search["song"]);
  return song !== undefined && /^[\da-f-]{36}$/i.test(song) ? { song } : {};
}

export interface SearchSearch {
  term?: string;
  /** Songs where it is left out. */
  kind?: "playlists" | "users" | "personas";
  style?: string;
  model?: string;
  key?: string;
  tempo?: Tempo;
  length?: Length;
  voice?: "instrumental" | "sung";
  age?: Age;
  /** The best match first where it is left out. */
  sort?: "new" | "plays";
}
export function readSearchSearch(search: Search): SearchSearch {
  const term = textIn(search["term"])?.trim().slice(0, 200);
  const kind = search["kind"];
  const one = <T extends string>(name: string, known: readonly T[]): { [N in string]?: T } => {
    const value = known.find((each) => each === search[name]);
    return value === undefined ? {} : { [name]: value };
  };
  const { style, model } = readText(search, ["style", "model"]);
  return {
    ...(term && { term }), ...((kind === "playlists" || kind === "users" || kind === "personas") && { kind }),
    ...(style && { style: style.slice(0, 100) }), ...(model && { model: model.slice(0, 64) }),
    ...one("key", KEYS), ...one("tempo", namesOf(TEMPI)), ...one("length", namesOf(LENGTHS)), ...one("voice", ["instrumental", "sung"]), ...one("age", namesOf(AGES)), ...one("sort", ["new", "plays"]),
  };
}

export function readLibrarySearch(search: Search): { tab?: "playlists" | "personas" } {
  const tab = search["tab"];
  return tab === "playlists" || tab === "personas" ? { tab } : {};
}

/** Where to go after signing in: a path of this site, never another one. */
export function readSignInSearch(search: Search): { next?: string } {
  const next = search["next"];
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? { next } : {};
}
