import type { Db } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { forgetBefore } from "./notifications.repo.ts";

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 90;

/** Forgets, once a day, what happened long ago. */
export async function runNotificationsJobs({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.every("notifications.forget", DAY_SECONDS, async () => {
    await forgetBefore(db, new Date(Date.now() - KEPT_DAYS * DAY_SECONDS * 1000));
  });
}
