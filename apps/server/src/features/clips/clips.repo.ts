import type { ClipTransition } from "@tunewright/contract";
import type { Insertable, Selectable, UpdateObject } from "kysely";
import type { Database, Db, Tx } from "../../database.ts";
import { columnsAfter } from "./clips.state.ts";
import type { ClipSourceTable, ClipTable } from "./clips.tables.ts";

export type ClipRow = Selectable<ClipTable>;
export type NewClip = Insertable<ClipTable>;
export type ClipChange = UpdateObject<Database, "clip">;

export async function insertClips(tx: Tx, clips: NewClip[]): Promise<void> {
  await tx.insertInto("clip").values(clips).execute();
}

/** Writes down what a clip was made from. */
export async function insertSources(tx: Tx, sources: readonly Insertable<ClipSourceTable>[]): Promise<void> {
  if (sources.length > 0) await tx.insertInto("clip_source").values([...sources]).execute();
}

export async function readClip(db: Db | Tx, id: string): Promise<ClipRow | null> {
  return (await db.selectFrom("clip").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function readClips(db: Db | Tx, ids: readonly string[]): Promise<ClipRow[]> {
  return ids.length === 0 ? [] : db.selectFrom("clip").selectAll().where("id", "in", ids).execute();
}

export async function updateClip(db: Db | Tx, id: string, change: ClipChange): Promise<void> {
  await db.updateTable("clip").set(change).where("id", "=", id).execute();
}

/**
 * Moves a clip along its life together with `change`, or does nothing: an attempt that was overtaken, a cancelled or finished clip
 * refuses the event. Compare-and-set: the row must still be in the state that the transition was computed from. Returns whether it moved.
 */
export async function advanceClip(db: Db | Tx, id: string, event: ClipTransition, change: ClipChange = {}): Promise<boolean> {
  // Another writer may step in between read and write; its state is then read afresh. Lives are short, so this ends.
  for (;;) {
    const row = await db.selectFrom("clip").select(["status", "attempt", "duration", "error_type", "error_message", "refunded"])
      .where("id", "=", id).executeTakeFirst();
    const next = row && columnsAfter(row, event);
    if (!next) return false;
    const { numUpdatedRows } = await db.updateTable("clip").set({ ...change, ...next })
      .where("id", "=", id).where("status", "=", row.status).where("attempt", "is not distinct from", row.attempt)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
  }
}

/** Changes a clip that is being made, for the attempt that makes it and no other. Returns whether it did. */
export async function updateWhileMaking(db: Db | Tx, id: string, attempt: number, change: ClipChange): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable("clip").set(change)
    .where("id", "=", id).where("attempt", "=", attempt).where("status", "in", ["submitted", "streaming"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether this attempt still makes the clip. */
export async function isMaking(db: Db, id: string, attempt: number): Promise<boolean> {
  const row = await db.selectFrom("clip").select("id").where("id", "=", id).where("attempt", "=", attempt).where("status", "in", ["submitted", "streaming"])
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeProgress(db: Db, id: string, progress: { stage: ClipStage; section: string | null; fraction: number }): Promise<void> {
  const row = { ...progress, updated_at: new Date() };
  await db.insertInto("clip_progress").values({ clip_id: id, ...row }).onConflict((conflict) => conflict.column("clip_id").doUpdateSet(row)).execute();
}
type ClipStage = "waiting" | "writing" | "composing" | "singing" | "playing" | "mastering";

export async function clearProgress(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("clip_progress").where("clip_id", "=", id).execute();
}

export async function writeWords(tx: Tx, id: string, words: unknown[]): Promise<void> {
  const stored = JSON.stringify(words);
  await tx.insertInto("clip_lyrics").values({ clip_id: id, words: stored })
    .onConflict((conflict) => conflict.column("clip_id").doUpdateSet({ words: stored })).execute();
}
