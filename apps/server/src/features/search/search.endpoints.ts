import { LIMITS, search, suggestHashtags, type SearchKind } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import { findBlocked } from "../blocks/index.ts";
import { presentClips } from "../clips/index.ts";
import { presentPeople } from "../follows/index.ts";
import { readPersonas } from "../personas/index.ts";
import { presentPlaylists } from "../playlists/index.ts";
import { completeWord, correctWords } from "./correct-words.ts";
import { RESULTS_MAX, decodeOffset, encodeOffset } from "./cursor.ts";
import { findAlikePeople, findPeople } from "./find-people.ts";
import type { SongFilter } from "./filter-songs.ts";
import { findPersonas } from "./find-personas.ts";
import { findPlaylists } from "./find-playlists.ts";
import { findSongs, findTagged, suggestTags, type Page } from "./find-songs.ts";
import { foldTerm, meantQuery, prefixQuery, readHashtags, typedQuery } from "./fold-term.ts";

export function mountSearch(http: Http, { db }: { db: Db }): void {
  const meetable = async (viewer: { id: string } | null, people: readonly string[]) => {
    const blocked = await findBlocked(db, viewer, people);
    return people.filter((id) => !blocked.has(id));
  };

  const presentPersonasOf = async (ids: readonly string[], viewer: { id: string } | null) => {
    const personas = await readPersonas(db, ids, viewer);
    const welcome = new Set(await meetable(viewer, personas.map((each) => each.user_id)));
    return personas.filter((each) => welcome.has(each.user_id));
  };

  http.mount(search, async ({ viewer, query: { term, kind, cursor, ...filter } }) => {
    const offset = decodeOffset(cursor);
    const { ids: found, correctedTerm } = await skeletonOf(db, kind, term, filter, { offset, limit: LIMITS.searchPage + 1 });
    const ids = found.slice(0, LIMITS.searchPage);
    const next = offset + ids.length;
    // Between skeleton and hydration a song may have been hidden; what a list of others must not show is left out here, too.
    const clips = kind === "songs" ? (await presentClips(db, ids, viewer)).filter((clip) => clip.is_public && !clip.is_trashed) : [];
    return {
      clips,
      playlists: kind === "playlists" ? await presentPlaylists(db, ids, viewer) : [],
      users: kind === "users" ? await presentPeople(db, await meetable(viewer, ids), viewer) : [],
      personas: kind === "personas" ? await presentPersonasOf(ids, viewer) : [],
      corrected_term: correctedTerm,
      next_cursor: found.length > ids.length && next <= RESULTS_MAX ? encodeOffset(next) : null,
    };
  });

  http.mount(suggestHashtags, async ({ body }) => {
    const beginning = body.term.trim().replace(/^#/, "").toLowerCase();
    return { hashtags: /^[\p{L}\p{N}_]{0,50}$/u.test(beginning) ? await suggestTags(db, beginning) : [] };
  });
}

interface Found { ids: string[]; correctedTerm: string | null }

async function skeletonOf(db: Db, kind: SearchKind, term: string, filter: SongFilter, page: Page): Promise<Found> {
  const plain = (ids: string[]): Found => ({ ids, correctedTerm: null });
  const words = foldTerm(term);
  if (words.length === 0) return plain([]);
  const exact = words.join(" ");
  // Words are found by their beginnings; of a song's, all but the last are typed to the end.
  const query = kind === "songs" ? typedQuery(words, await completeWord(db, words.at(-1)!)) : prefixQuery(words);

  if (kind === "users") {
    const ids = await findPeople(db, { query, handle: term.trim().replace(/^@/, "").toLowerCase() }, page);
    return plain(ids.length > 0 || page.offset > 0 ? ids : await findAlikePeople(db, exact, page.limit - 1));
  }
  const tags = kind === "songs" ? readHashtags(term) : null;
  if (tags) return plain(await findTagged(db, tags, page, filter));
  const find = (asked: { query: string; exact: string }, at: Page) => (kind === "songs" ? findSongs(db, asked, at, filter) : kind === "personas" ? findPersonas(db, asked, at) : findPlaylists(db, asked, at));
  const ids = await find({ query, exact }, page);
  if (ids.length > 0) return plain(ids);
  // The first page decides between the words as typed and as meant; later pages come to the same choice, since nothing matches as typed.
  if (page.offset > 0 && (await find({ query, exact }, { offset: 0, limit: 1 })).length > 0) return plain([]);
  const meant = await correctWords(db, words);
  if (!meant) return plain([]);
  const correctedTerm = meant.map((choices) => choices[0]).join(" ");
  return { ids: await find({ query: meantQuery(words, meant), exact: correctedTerm }, page), correctedTerm };
}
