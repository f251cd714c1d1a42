import type { Generated } from "kysely";

export interface SearchTables {
  /**
   * The words of each song, a trigger on `clip` keeps them so; anybody finds those `listed`: public ones outside the trash.
   * The columns of type tsvector, `title` and `words`, are read by SQL only.
   */
  clip_search: { clip_id: string; user_id: string; seq: number; listed: boolean };
  /** Every word that stands, or once stood, in a public song: what a mistyped one may have meant. */
  search_word: { word: string };
  clip_hashtag: { tag: string; clip_id: string; seq: Generated<number> };
}
