import { sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../database.ts";

type Viewer = { id: string } | null;
const NOBODY: ReadonlySet<string> = new Set();

/** Which of these people the viewer must not meet: either blocked the other. One query by index, none for a visitor. */
export async function findBlocked(db: Db | Tx, viewer: Viewer, people: readonly string[]): Promise<ReadonlySet<string>> {
  const others = viewer === null ? [] : [...new Set(people)].filter((id) => id !== viewer.id);
  if (viewer === null || others.length === 0) return NOBODY;
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${viewer.id} and blocked_id = any(${others}::text[])
    union all select blocker_id from block where blocked_id = ${viewer.id} and blocker_id = any(${others}::text[])`.execute(db);
  return new Set(rows.map((row) => row.id));
}

export async function isBlocked(db: Db | Tx, viewer: Viewer, person: string): Promise<boolean> {
  return (await findBlocked(db, viewer, [person])).size > 0;
}

/** SQL: the person in `column` and the viewer do not block each other. For lists that are cut to pages by SQL. */
export const notBlocked = (column: string, viewer: Viewer) => (viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`not exists (
  select from block where (blocker_id = ${viewer.id} and blocked_id = ${sql.ref(column)}) or (blocked_id = ${viewer.id} and blocker_id = ${sql.ref(column)}))`);

/** Who of two people blocked the other, in one look. */
export async function readBlocks(db: Db | Tx, one: string, other: string): Promise<{ byOne: boolean; byOther: boolean }> {
  const { rows } = await sql<{ by: string }>`
    select blocker_id as by from block where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one})`.execute(db);
  return { byOne: rows.some(({ by }) => by === one), byOther: rows.some(({ by }) => by === other) };
}

/** Returns whether anything changed; twice is once. */
export async function writeBlock(tx: Tx, blockerId: string, blockedId: string, on: boolean): Promise<boolean> {
  if (on) {
    const { numInsertedOrUpdatedRows } = await tx.insertInto("block").values({ blocker_id: blockerId, blocked_id: blockedId })
      .onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numDeletedRows } = await tx.deleteFrom("block").where("blocker_id", "=", blockerId).where("blocked_id", "=", blockedId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listBlocked(db: Db, blockerId: string, page: { offset: number; limit: number }): Promise<string[]> {
  const rows = await db.selectFrom("block").select("blocked_id").where("blocker_id", "=", blockerId)
    .orderBy("created_at", "desc").orderBy("blocked_id").offset(page.offset).limit(page.limit).execute();
  return rows.map((row) => row.blocked_id);
}
