import type { Db } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { forgetVisits } from "./record-share.ts";

const DAY_SECONDS = 24 * 60 * 60;

export async function runSharingJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.every("sharing.forget-visits", DAY_SECONDS, async () => { await forgetVisits(db, new Date()); });
}
