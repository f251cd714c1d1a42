import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { SongFilter as Asked } from "@tunewright/contract";
import { foldTerm } from "./fold-term.ts";

export type SongFilter = Partial<Omit<Asked, "sort">> & Pick<Asked, "sort">;

/** What of `clip` and `song` (its row of clip_heat) must hold; null where nothing is asked for. */
export function filterSongs(filter: SongFilter): RawBuilder<SqlBool> | null {
  const { style, model, key, bpm_min: bpmMin, bpm_max: bpmMax, length_min: lengthMin, length_max: lengthMax, instrumental, published_after: after } = filter;
  const rules: RawBuilder<SqlBool>[] = [];
  if (style !== undefined) rules.push(sql`song.style = ${style}`);
  if (model !== undefined) rules.push(sql`clip.model_key = ${model}`);
  if (key !== undefined) rules.push(sql`clip.music_key = ${key}`);
  if (bpmMin !== undefined) rules.push(sql`clip.bpm >= ${bpmMin}`);
  if (bpmMax !== undefined) rules.push(sql`clip.bpm <= ${bpmMax}`);
  if (lengthMin !== undefined) rules.push(sql`clip.duration >= ${lengthMin}`);
  if (lengthMax !== undefined) rules.push(sql`clip.duration <= ${lengthMax}`);
  if (instrumental !== undefined) rules.push(sql`clip.make_instrumental = ${instrumental}`);
  if (after !== undefined) rules.push(sql`coalesce(clip.published_at, clip.created_at) >= ${new Date(after)}`);
  return rules.length === 0 ? null : sql.join(rules, sql` and `);
}

/** The words of the style asked for, as words of songs: they are in the same index. Null where none is asked for, or it has no words. */
export function styleQuery({ style }: SongFilter): RawBuilder<unknown> | null {
  const words = style === undefined ? [] : foldTerm(style);
  return words.length === 0 ? null : sql`to_tsquery('simple', ${words.map((word) => `'${word}':B`).join(" & ")})`;
}

/** `rank` orders matches by where they match; null where all match alike. */
export function orderSongs({ sort }: SongFilter, rank: RawBuilder<unknown> | null): RawBuilder<unknown> {
  if (sort === "new") return sql`song.seq desc`;
  if (sort === "plays") return sql`clip.play_count desc, song.seq desc`;
  return rank === null ? sql`song.heat desc, song.seq desc` : sql`${rank}, song.heat desc, song.seq desc`;
}
