import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { encodePlace, type Place } from "./cursor.ts";

export interface Skeleton {
  ids: string[];
  nextCursor: string | null;
}

/** What anybody may see listed; the words of the partial index, so that it is used. */
const LISTED = sql<SqlBool>`is_public and trashed_at is null`;

/** A page of public songs, newest first. */
export async function listNew(db: Db, { after, limit }: { after: Place | null; limit: number }): Promise<Skeleton> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where(LISTED).orderBy("seq", "desc").limit(limit + 1);
  if (after) query = query.where("seq", "<", after.seq);
  const rows = await query.execute();
  return toPage(rows.map((row) => ({ ...row, heat: null })), limit);
}

/** A page of public songs, hottest first; of one style where it is given. */
export async function listTrending(db: Db, { after, limit, style }: { after: Place | null; limit: number; style?: string | undefined }): Promise<Skeleton> {
  let query = db.selectFrom("clip_heat").select(["clip_id as id", "seq", "heat"]).where(sql<SqlBool>`listed`);
  if (style !== undefined) query = query.where("style", "=", style).where(sql<SqlBool>`style <> ''`);
  if (after) query = query.where(sql<SqlBool>`(heat, seq) < (${after.heat}::double precision, ${after.seq})`);
  return toPage(await query.orderBy("heat", "desc").orderBy("seq", "desc").limit(limit + 1).execute(), limit);
}

function toPage(rows: { id: string; seq: number; heat: number | null }[], limit: number): Skeleton {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { ids: page.map((row) => row.id), nextCursor: last && rows.length > limit ? encodePlace(last) : null };
}

/** Styles beyond these are not shelved; the engine knows some dozens. */
const STYLES_MAX = 200;

/**
 * The styles that public songs are in, the liveliest first, with their hottest songs. Steps from style to style along the index and reads
 * the head of each; a style counts as hot as its `atLeast`th song, so that one hit makes no style, and one with fewer songs is left out.
 */
export async function listStyles(db: Db, options: { atLeast: number; styles: number; each: number }): Promise<{ style: string; ids: string[] }[]> {
  const { rows } = await sql<{ style: string; ids: string[] }>`
    with recursive known (style, n) as (
      (select style, 1 from clip_heat where listed and style <> '' order by style limit 1)
      union all
      select following.style, known.n + 1 from known cross join lateral (
        select style from clip_heat where listed and style <> '' and style > known.style order by style limit 1
      ) as following where known.n < ${STYLES_MAX}
    )
    select known.style, head.ids from known cross join lateral (
      select array_agg(clip_id order by heat desc, seq desc) as ids, (array_agg(heat order by heat desc))[${options.atLeast}::int] as heat from (
        select clip_id, heat, seq from clip_heat where listed and style <> '' and style = known.style order by heat desc, seq desc limit ${options.each}
      ) as hottest
    ) as head
    where head.heat is not null order by head.heat desc, known.style limit ${options.styles}`.execute(db);
  return rows;
}

/** What the operators put forward, last picked first; only what may be listed. */
export async function listStaffPicks(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("staff_pick").innerJoin("clip", "clip.id", "staff_pick.clip_id").select("staff_pick.clip_id")
    .where(sql<SqlBool>`clip.is_public and clip.trashed_at is null`).orderBy("staff_pick.picked_at", "desc").orderBy("staff_pick.clip_id").limit(limit).execute();
  return rows.map((row) => row.clip_id);
}

/** A page of one style's public songs, newest first. */
export async function listNewOfStyle(db: Db, { after, limit, style }: { after: Place | null; limit: number; style: string }): Promise<Skeleton> {
  let query = db.selectFrom("clip_heat").select(["clip_id as id", "seq"]).where(sql<SqlBool>`listed and style <> ''`).where("style", "=", style);
  if (after) query = query.where("seq", "<", after.seq);
  const rows = await query.orderBy("seq", "desc").limit(limit + 1).execute();
  return toPage(rows.map((row) => ({ ...row, heat: null })), limit);
}
