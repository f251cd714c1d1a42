import type { ModelKey } from "@tunewright/contract";
import { sql, type Insertable } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { EDITING_TASKS } from "./work/work.policy.ts";
import type { GenerationJobTable } from "./generation.tables.ts";

const UNFINISHED = ["queued", "submitted", "streaming"] as const;

/** Lets one person's requests pass one after the other until the transaction ends: limits are checked and used up in one step. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`generate:${userId}`}, 0))`.execute(tx);
}

/** Generations of a person that have a take unfinished. */
export async function countRunning(db: Db | Tx, userId: string): Promise<number> {
  const { running } = await db.selectFrom("clip").select((eb) => eb.fn.count<number>("job_id").distinct().as("running"))
    .where("user_id", "=", userId).where("status", "in", UNFINISHED).executeTakeFirstOrThrow();
  return Number(running);
}

/** Generations with a model in the current UTC month, leaving out those of which nothing came. */
export async function countMadeThisMonth(db: Db | Tx, userId: string, model: ModelKey, now: Date): Promise<number> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const { made } = await db.selectFrom("generation_job as job").select((eb) => eb.fn.countAll<number>().as("made"))
    .where("job.user_id", "=", userId).where("job.model_key", "=", model).where("job.created_at", ">=", monthStart)
    .where("job.task", "not in", EDITING_TASKS)
    .where((eb) => eb.or([
      eb.not(eb.exists(eb.selectFrom("clip").select("clip.id").whereRef("clip.job_id", "=", "job.id"))),
      eb.exists(eb.selectFrom("clip").select("clip.id").whereRef("clip.job_id", "=", "job.id").where("clip.status", "<>", "error")),
    ]))
    .executeTakeFirstOrThrow();
  return Number(made);
}

export async function findByTransaction(tx: Tx, userId: string, transactionUuid: string) {
  return tx.selectFrom("generation_job").select(["id", "request_hash"])
    .where("user_id", "=", userId).where("transaction_uuid", "=", transactionUuid).executeTakeFirst();
}

export async function insertJob(tx: Tx, job: Insertable<GenerationJobTable>): Promise<void> {
  await tx.insertInto("generation_job").values(job).execute();
}

export async function readJob(db: Db | Tx, id: string) {
  return db.selectFrom("generation_job").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Take A first. */
export async function readTakes(db: Db | Tx, jobId: string) {
  return db.selectFrom("clip").select(["id", "user_id", "status", "attempt"]).where("job_id", "=", jobId).orderBy("batch_index").execute();
}
