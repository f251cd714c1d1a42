import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";

export interface HookRow { clip_id: string; start_s: number; end_s: number; chosen_at: Date | null; removed: boolean }
export interface HeatPlace { heat: number; seq: number }

/** Ids of public songs that are shown in Hooks, hottest first, each with its place. */
export async function listHottest(db: Db, { after, limit }: { after: HeatPlace | null; limit: number }): Promise<({ id: string } & HeatPlace)[]> {
  let query = db.selectFrom("clip_heat as song").select(["song.clip_id as id", "song.heat", "song.seq"]).where(sql<SqlBool>`song.listed`)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("clip_hook as hook").select("hook.clip_id").whereRef("hook.clip_id", "=", "song.clip_id").where("hook.removed", "=", true))));
  if (after) query = query.where(sql<SqlBool>`(song.heat, song.seq) < (${after.heat}::double precision, ${after.seq})`);
  return query.orderBy("song.heat", "desc").orderBy("song.seq", "desc").limit(limit).execute();
}

/** What a person chose, last chosen first; public songs only. `offset` counts rows. */
export async function listChosen(db: Db, userId: string, { offset, limit }: { offset: number; limit: number }): Promise<string[]> {
  const rows = await db.selectFrom("clip_hook as hook").innerJoin("clip", "clip.id", "hook.clip_id").select("hook.clip_id")
    .where("hook.user_id", "=", userId).where("hook.chosen_at", "is not", null).where("hook.removed", "=", false)
    .where(sql<SqlBool>`clip.is_public and clip.trashed_at is null`).orderBy("hook.chosen_at", "desc").orderBy("hook.clip_id").offset(offset).limit(limit).execute();
  return rows.map((row) => row.clip_id);
}

export async function readHooks(db: Db, clipIds: readonly string[]): Promise<Map<string, HookRow>> {
  if (clipIds.length === 0) return new Map();
  const rows = await db.selectFrom("clip_hook").selectAll().where("clip_id", "in", clipIds).execute();
  return new Map(rows.map((row) => [row.clip_id, row]));
}

/** Keeps what the machine found; what is there already, found or chosen meanwhile, stays. */
export async function keepFound(db: Db, hooks: readonly { clip_id: string; user_id: string; start_s: number; end_s: number }[]): Promise<void> {
  if (hooks.length === 0) return;
  await db.insertInto("clip_hook").values(hooks.map((hook) => ({ ...hook, chosen_at: null }))).onConflict((conflict) => conflict.doNothing()).execute();
}

export async function keepChosen(db: Db, hook: { clip_id: string; user_id: string; start_s: number; end_s: number }, now: Date): Promise<void> {
  const chosen = { start_s: hook.start_s, end_s: hook.end_s, chosen_at: now, removed: false };
  await db.insertInto("clip_hook").values({ ...hook, ...chosen }).onConflict((conflict) => conflict.column("clip_id").doUpdateSet(chosen)).execute();
}

export async function markRemoved(db: Db, clipId: string): Promise<void> {
  await db.updateTable("clip_hook").set({ removed: true, chosen_at: null }).where("clip_id", "=", clipId).execute();
}
