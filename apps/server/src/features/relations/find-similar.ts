import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { notBlocked } from "../blocks/index.ts";

/** What counts in a comparison of songs. */
export interface Traits { id: string; jobId: string; style: string | null; tags: string; bpm: number | null; musicKey: string | null; instrumental: boolean }

/** Looked at in each direction of tempo, by words of style, and among the newest. */
const NEAR = 60;
const BY_WORDS = 120;
const NEWEST = 80;
const WORDS = 6;
/** Where nothing is known of the tempo. */
const USUAL_BPM = 110;

/** Single words of a style text, for the index of words. */
export const wordsOf = (tags: string): string[] => [...new Set(tags.toLowerCase().match(/[\p{L}\p{N}]{3,30}/gu) ?? [])].slice(0, WORDS);

/**
 * Ids of public songs like this one, best first: in style, in tempo (a doubled tempo is near, too), in key, in voice, and in words of
 * style. Candidates come from indexes, a few hundred at most, however many songs there are; the other take of the same press is left out.
 */
export async function findSimilar(db: Db, song: Traits, viewer: { id: string } | null, limit: number): Promise<string[]> {
  const bpm = song.bpm ?? USUAL_BPM;
  const words = wordsOf(`${song.style ?? ""} ${song.tags}`);
  const query = words.join(" | ");
  const listed = sql`is_public and trashed_at is null`;
  const byTempo = song.style === null ? sql`select null::uuid as id where false` : sql`
    (select id from clip where ${listed} and style = ${song.style} and bpm >= ${bpm} order by bpm, seq limit ${sql.lit(NEAR)})
    union all (select id from clip where ${listed} and style = ${song.style} and bpm < ${bpm} order by bpm desc, seq desc limit ${sql.lit(NEAR)})`;
  const byWords = query === "" ? sql`select null::uuid as id where false` : sql`select clip_id as id from clip_search where words @@ to_tsquery('simple', ${query}) limit ${sql.lit(BY_WORDS)}`;
  const { rows } = await sql<{ id: string }>`
    with candidate as materialized (${byTempo} union (${byWords}) union (select id from clip where ${listed} order by seq desc limit ${sql.lit(NEWEST)})),
    scored as (
      select clip.id, clip.user_id, clip.seq,
        case when clip.style = ${song.style} then 3.0 else 0 end
        + 2.0 * exp(-8 * power(least(abs(ln(coalesce(clip.bpm, ${USUAL_BPM}) / ${bpm}::float8)), abs(abs(ln(coalesce(clip.bpm, ${USUAL_BPM}) / ${bpm}::float8)) - ln(2)) + 0.1), 2))
        + case when clip.music_key = ${song.musicKey} then 0.75 else 0 end
        + case when clip.make_instrumental = ${song.instrumental} then 0.5 else 0 end
        + 0.6 * (select count(*) from unnest(${words}::text[]) as word where position(word in lower(clip.tags || ' ' || clip.display_tags)) > 0)
        + 0.15 * ln(1 + clip.play_count + 4 * clip.like_count) as score
      from clip where clip.id = any(array(select id from candidate)) and ${listed} and clip.id <> ${song.id} and clip.job_id <> ${song.jobId} and ${notBlocked("clip.user_id", viewer)}
    )
    select id from scored order by score desc, seq desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
