import type pg from "pg";
import type { SeededPeople } from "./seed/sign-in-seeded.ts";

export interface List {
  name: string;
  /** Who asks; null is a visitor. */
  as: keyof SeededPeople | null;
  /** First pages; the next two of each are asked for, too, where the answer has a cursor. */
  addresses(client: pg.Client): Promise<string[]>;
}

const column = async (client: pg.Client, query: string): Promise<string[]> => (await client.query<{ value: string }>(query)).rows.map((row) => row.value);
const fixed = (...addresses: string[]) => async () => addresses;
const term = (words: string, kind = "songs") => `/api/search?term=${encodeURIComponent(words)}&kind=${kind}`;
/** Words that songs have, spread from the commonest to the rarest. */
const WORDS = (spread: number) => `select word as value from search_word where length(word) >= 5 and ('x' || substr(md5(word), 1, 4))::bit(16)::int % ${spread} = 3 order by md5(word) limit 60`;
const SOME_CLIPS = (where: string, order: string) => `select clip_id as value from (select clip_id from clip_heat join clip on clip.id = clip_id where listed and ${where} order by ${order} limit 40) as chosen`;

export const LISTS: readonly List[] = [
  { name: "feed, newest", as: "typical", addresses: fixed("/api/discover/feed?order=new") },
  { name: "feed, trending", as: null, addresses: fixed("/api/discover/feed?order=trending") },
  { name: "feed, following 300 people", as: "heavy", addresses: fixed("/api/discover/feed?order=following") },
  { name: "feed, for you", as: "heavy", addresses: fixed("/api/discover/feed?order=for-you") },
  { name: "feed, one style", as: null, addresses: fixed("/api/discover/feed?order=trending&style=pop", "/api/discover/feed?order=new&style=ska", "/api/discover/feed?order=trending&style=sea+shanty") },
  { name: "home", as: "heavy", addresses: fixed("/api/discover/home") },
  { name: "home, signed out", as: null, addresses: fixed("/api/discover/home") },
  { name: "library of 10,000", as: "heavy", addresses: fixed("/api/feed/v2") },
  { name: "library, filtered", as: "heavy", addresses: fixed("/api/feed/v2?bpm_min=120&is_public=true", "/api/feed/v2?model=chirp-v4&created_after=2026-06-01", "/api/feed/v2?type=gen&bpm_max=90") },
  { name: "library, filtered by words", as: "heavy", addresses: async (client) => (await column(client, WORDS(40))).slice(0, 20).map((word) => `/api/feed/v2?q=${encodeURIComponent(word)}`) },
  { name: "profile", as: "typical", addresses: async (client) => [
    ...(await column(client, `select handle as value from "user" order by md5(id) limit 40`)), ...(await column(client, `select handle as value from "user" join follow_count on user_id = id order by followers desc limit 10`)),
  ].map((handle) => `/api/profiles/${handle}`) },
  { name: "playlist page", as: "typical", addresses: async (client) => (await column(client, "select id as value from playlist where is_public order by md5(id::text) limit 40")).map((id) => `/api/playlist/${id}/`) },
  { name: "playlist of 2,000", as: "typical", addresses: async (client) => (await column(client, "select playlist_id as value from playlist_track group by playlist_id order by count(*) desc limit 1")).map((id) => `/api/playlist/${id}/`) },
  { name: "own playlists", as: "heavy", addresses: fixed("/api/playlist/me") },
  { name: "liked songs", as: "heavy", addresses: fixed("/api/playlist/liked/") },
  { name: "search, songs by a word", as: "typical", addresses: async (client) => (await column(client, WORDS(60))).map((word) => term(word)) },
  { name: "search, songs by a common word", as: "typical", addresses: fixed(...["love", "night", "the", "heart", "fire", "moon"].map((word) => term(word))) },
  { name: "search, beginning of a title", as: "typical", addresses: async (client) => [
    ...(await column(client, WORDS(50))).map((word) => word.slice(0, 4)), "a", "lo", "mid",
  ].map((word) => term(word)) },
  { name: "search, two words", as: "typical", addresses: fixed(...["love night", "midnight river", "moon lighthouse", "the fire", "cathedral snow", "neon rain"].map((words) => term(words))) },
  { name: "search, mistyped", as: "typical", addresses: async (client) => (await column(client, WORDS(55))).filter((word) => word.length > 5).map((word) => term(word.slice(0, 2) + word[3]! + word[2]! + word.slice(4))) },
  { name: "search, narrowed", as: "typical", addresses: fixed(`${term("love")}&style=pop`, `${term("night")}&bpm_min=120&sort=new`, `${term("lighthouse")}&instrumental=false`, `${term("river")}&length_max=120&sort=plays`) },
  { name: "search, hashtag", as: "typical", addresses: async (client) => (await column(client, "select tag as value from (select distinct tag from (select tag from clip_hashtag limit 20000) as uses) as tags order by md5(tag) limit 40")).map((tag) => term(`#${tag}`)) },
  { name: "search, people", as: "typical", addresses: async (client) => (await column(client, WORDS(45))).map((word) => term(word, "users")) },
  { name: "search, playlists", as: "typical", addresses: async (client) => (await column(client, WORDS(45))).map((word) => term(word, "playlists")) },
  { name: "hooks", as: "typical", addresses: fixed("/api/hooks") },
  { name: "notifications", as: "heavy", addresses: fixed("/api/notification/v2") },
  { name: "comments", as: "typical", addresses: async (client) => (await column(client, SOME_CLIPS("comment_count > 50", "comment_count desc"))).map((id) => `/api/gen/${id}/comments/`) },
];

/** The addresses of a list: its first pages, and two more of each. */
export async function collectAddresses(base: string, client: pg.Client, people: SeededPeople, list: List): Promise<string[]> {
  const found: string[] = [];
  for (const first of await list.addresses(client)) {
    let address: string | null = first;
    for (let page = 0; page < 3 && address !== null; page += 1) {
      found.push(address);
      const answer = await fetch(base + address, { headers: list.as === null ? {} : { cookie: people[list.as] } });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
      const { next_cursor: cursor } = (await answer.json()) as { next_cursor?: string | null };
      address = cursor ? `${first}${first.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}` : null;
    }
  }
  if (found.length === 0) throw new Error(`${list.name} has nothing to ask for`);
  return found;
}
