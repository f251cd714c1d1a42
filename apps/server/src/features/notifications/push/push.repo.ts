import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Db } from "../../../database.ts";
import type { PushSubscriptionTable } from "../notifications.tables.ts";

export type Subscription = Selectable<PushSubscriptionTable>;
/** Browsers of one person; the oldest make room. */
const EACH = 10;
/** Failures in a row after which a browser is forgotten. */
const PATIENCE = 8;

/** A browser that was another person's is this one's now. */
export async function keepSubscription(db: Db, userId: string, given: { endpoint: string; p256dh: string; auth: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: [newest] } = await sql<{ seq: number | null }>`select max(seq) as seq from notification where user_id = ${userId}`.execute(tx);
    const values = { user_id: userId, ...given, told_seq: newest?.seq ?? 0, failures: 0 };
    await tx.insertInto("push_subscription").values({ id: randomUUID(), ...values }).onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ ...values, created_at: new Date() })).execute();
    await sql`delete from push_subscription where id in (select id from push_subscription where user_id = ${userId} order by created_at desc offset ${EACH})`.execute(tx);
  });
}

export async function dropSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscription").where("user_id", "=", userId).where("endpoint", "=", endpoint).execute();
}

export async function countSubscriptions(db: Db, userId: string): Promise<number> {
  const { n } = await db.selectFrom("push_subscription").select((eb) => eb.fn.countAll<number>().as("n")).where("user_id", "=", userId).executeTakeFirstOrThrow();
  return Number(n);
}

/** The browsers of a person that have not heard of this event; they count as told from now on, so that of two processes one tells. */
export async function claimUntold(db: Db, userId: string, seq: number): Promise<Subscription[]> {
  return db.updateTable("push_subscription").set({ told_seq: seq }).where("user_id", "=", userId).where("told_seq", "<", seq).returningAll().execute();
}

/** The number of the person's newest unread event; null where all is read. */
export async function newestUnread(db: Db, userId: string): Promise<number | null> {
  const row = await db.selectFrom("notification").select("seq").where("user_id", "=", userId).where("read_at", "is", null).orderBy("seq", "desc").limit(1).executeTakeFirst();
  return row?.seq ?? null;
}

export async function noteOutcome(db: Db, id: string, outcome: "sent" | "gone" | "failed"): Promise<void> {
  if (outcome === "gone") await db.deleteFrom("push_subscription").where("id", "=", id).execute();
  else if (outcome === "sent") await db.updateTable("push_subscription").set({ failures: 0 }).where("id", "=", id).where("failures", ">", 0).execute();
  else {
    await db.updateTable("push_subscription").set({ failures: sql<number>`failures + 1` }).where("id", "=", id).execute();
    await db.deleteFrom("push_subscription").where("id", "=", id).where("failures", ">=", PATIENCE).execute();
  }
}
