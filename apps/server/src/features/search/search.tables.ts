import type { Generated } from "kysely";

export interface SearchTables {
  /** What can be found of each public song outside the trash; a trigger on `clip` keeps it so. The columns of type tsvector are read by SQL only. */
  clip_search: { clip_id: string };
  /** Every word that stands, or once stood, in a public song: what a mistyped one may have meant. */
  search_word: { word: string };
  clip_hashtag: { tag: string; clip_id: string; seq: Generated<number> };
}
