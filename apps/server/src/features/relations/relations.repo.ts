import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { notBlocked } from "../blocks/index.ts";

type Viewer = { id: string } | null;

/** What may be named as made from another song: finished, not thrown away, and public or the viewer's own. */
const shown = (viewer: Viewer) => sql<boolean>`clip.status = 'complete' and clip.trashed_at is null and (clip.is_public or clip.user_id = ${viewer?.id ?? null})`;
/** Parts of a song, not songs of their own. */
const PARTS = ["stems"] as const;

const remixes = (db: Db, sourceId: string, viewer: Viewer) => db.selectFrom("clip_source as link").innerJoin("clip", "clip.id", "link.clip_id")
  .where("link.source_id", "=", sourceId).where("link.relation", "not in", PARTS).where("clip.show_source", "=", true).where(shown(viewer)).where(notBlocked("clip.user_id", viewer));

export async function listRemixes(db: Db, sourceId: string, viewer: Viewer, page: { before: number | null; limit: number }): Promise<{ id: string; seq: number }[]> {
  let query = remixes(db, sourceId, viewer).select(["clip.id", "clip.seq"]).orderBy("clip.seq", "desc").limit(page.limit + 1);
  if (page.before !== null) query = query.where("clip.seq", "<", page.before);
  return query.execute();
}

/** Counted up to this; beyond it nobody reads the number. */
const COUNTED = 999;
export async function countRemixes(db: Db, sourceId: string, viewer: Viewer): Promise<number> {
  const { n } = await db.selectFrom(remixes(db, sourceId, viewer).select("clip.id").limit(COUNTED).as("found")).select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  return Number(n);
}

export interface Link { clipId: string; sourceId: string; relation: string; depth: number }
const REACH = 8;
const LINKS = 60;

/** The songs that a song was made from, and theirs, up to eight steps back; a loop ends itself. */
export async function readAncestors(db: Db, clipId: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with recursive line as (
      select clip_id, source_id, relation, 1 as depth from clip_source where clip_id = ${clipId}
      union select above.clip_id, above.source_id, above.relation, line.depth + 1 from line join clip_source as above on above.clip_id = line.source_id where line.depth < ${REACH}
    ) cycle source_id set is_cycle using path
    select clip_id as "clipId", source_id as "sourceId", relation, depth from line where not is_cycle order by depth, clip_id, source_id limit ${LINKS}`.execute(db);
  return rows;
}

/** The songs that were made from a song, and from those, up to three steps on. */
export async function readDescendants(db: Db, clipId: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with recursive line as (
      (select clip_id, source_id, relation, 1 as depth from clip_source where source_id = ${clipId} and relation <> 'stems' limit ${LINKS})
      union select below.clip_id, below.source_id, below.relation, line.depth + 1 from line join clip_source as below on below.source_id = line.clip_id where line.depth < 3 and below.relation <> 'stems'
    ) cycle clip_id set is_cycle using path
    select clip_id as "clipId", source_id as "sourceId", relation, depth from line where not is_cycle order by depth, clip_id limit ${LINKS * 4}`.execute(db);
  return rows;
}

/** Of these songs, whether each names what it was made from. */
export async function readShowSource(db: Db, ids: readonly string[]): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("clip").select(["id", "show_source"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.show_source]));
}

/** Whether the person made a song that this one was made from. */
export async function madeSourceOf(db: Db, userId: string, clipId: string): Promise<boolean> {
  const row = await db.selectFrom("clip_source as link").innerJoin("clip", "clip.id", "link.source_id").select("link.clip_id")
    .where("link.clip_id", "=", clipId).where("clip.user_id", "=", userId).executeTakeFirst();
  return row !== undefined;
}
