import { sql } from "kysely";
import type { NotificationType } from "@tunewright/contract";
import type { Db, Tx } from "../../database.ts";

/** A line of the list holds at most the events among a person's newest so many: it stays quick for the well-known. */
const RECENT = 5_000;
/** People named in a line. */
const NAMED = 3;

export interface Line {
  id: string;
  seq: number;
  type: NotificationType;
  context: string;
  is_read: boolean;
  created_at: Date;
  clip_id: string | null;
  comment_id: string | null;
  playlist_id: string | null;
  actor_ids: string[];
  actor_count: number;
  event_count: number;
}

const recent = (userId: string) => sql`(select * from notification where user_id = ${userId} order by seq desc limit ${sql.lit(RECENT)})`;

/** Lines whose newest event is older than `before`, newest first; one more than `limit` where there are more. */
export async function listLines(db: Db, userId: string, page: { before: number | null; limit: number }): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select (array_agg(id order by seq desc))[1] as id, max(seq) as seq, (array_agg(type order by seq desc))[1] as type,
      (array_agg(context order by seq desc))[1] as context, bool_and(read_at is not null) as is_read, max(created_at) as created_at,
      (array_agg(clip_id order by seq desc))[1] as clip_id, (array_agg(comment_id order by seq desc))[1] as comment_id, (array_agg(playlist_id order by seq desc))[1] as playlist_id,
      coalesce((array_agg(actor_id order by seq desc) filter (where actor_id is not null))[1:${sql.lit(NAMED)}], '{}') as actor_ids,
      count(distinct actor_id) as actor_count, count(*) as event_count
    from ${recent(userId)} as notification
    group by group_key
    ${page.before === null ? sql`` : sql`having max(seq) < ${page.before}`}
    order by max(seq) desc limit ${page.limit + 1}`.execute(db);
  return rows;
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct group_key) as n from (select group_key from notification where user_id = ${userId} and read_at is null order by seq desc limit ${sql.lit(RECENT)}) as unread
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The lines that these events stand in, up to them: what happened since stays unread. Null marks all. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | null): Promise<void> {
  if (ids === null) {
    await db.updateTable("notification").set({ read_at: new Date() }).where("user_id", "=", userId).where("read_at", "is", null).execute();
    return;
  }
  if (ids.length === 0) return;
  await sql`
    update notification set read_at = now() from (select group_key, seq from notification where user_id = ${userId} and id = any(${[...ids]}::uuid[])) as chosen
    where notification.user_id = ${userId} and notification.group_key = chosen.group_key and notification.seq <= chosen.seq and notification.read_at is null`.execute(db);
}

export interface Actor { handle: string; display_name: string; avatar_image_url: string | null }

export async function readActors(db: Db, ids: readonly string[]): Promise<Map<string, Actor>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(["id", "handle", "display_name", "avatar_image_url"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, ...actor }) => [id, actor]));
}

/** When two people part, neither reads any longer what the other did. */
export async function forgetBetween(tx: Tx, one: string, other: string): Promise<void> {
  for (const [reader, doer] of [[one, other], [other, one]] as const) {
    await tx.deleteFrom("notification").where("user_id", "=", reader).where("actor_id", "=", doer).execute();
  }
}

/** Forgets what happened before this. Returns how much that was. */
export async function forgetBefore(db: Db, when: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("notification").where("created_at", "<", when).executeTakeFirst();
  return Number(numDeletedRows);
}
