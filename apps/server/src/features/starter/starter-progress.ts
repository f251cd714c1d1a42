import type { Db } from "../../database.ts";
import { HOUSE } from "./house-account.ts";

/** How many starter songs are made or under way, and how many can be heard; both 0 where there are none. */
export async function readStarterProgress(db: Db): Promise<{ planned: number; done: number }> {
  const { planned, done } = await db.selectFrom("clip").innerJoin("generation_job as job", "job.id", "clip.job_id")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("clip.status", "<>", "error").as("planned"),
      eb.fn.countAll<number>().filterWhere("clip.status", "=", "complete").as("done"),
    ])
    .where("clip.user_id", "=", (eb) => eb.selectFrom("user").select("user.id").where("user.email", "=", HOUSE.email))
    .where("clip.trashed_at", "is", null).where("job.request_hash", "=", "starter").executeTakeFirstOrThrow();
  return { planned: Number(planned), done: Number(done) };
}
