import type { Db } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { pictureFolder } from "./use-picture.ts";

const HOUR_SECONDS = 60 * 60;
const KEPT_MS = 24 * HOUR_SECONDS * 1000;
const AT_ONCE = 500;

/** Forgets pictures that nobody has used for a day since they were added. Returns how many. */
export async function forgetUnused({ db, storage }: { db: Db; storage: ObjectStorage }, now: Date): Promise<number> {
  const rows = await db.deleteFrom("picture").where("id", "in", (eb) => eb.selectFrom("picture").select("id").where("used_for", "is", null)
    .where("created_at", "<", new Date(now.getTime() - KEPT_MS)).orderBy("created_at").limit(AT_ONCE).forUpdate().skipLocked()).returning("id").execute();
  for (const { id } of rows) await storage.deletePrefix(pictureFolder(id));
  return rows.length;
}

export async function runPicturesJobs(deps: { db: Db; jobs: Jobs; storage: ObjectStorage }): Promise<void> {
  await deps.jobs.every("pictures.forget-unused", HOUR_SECONDS, async () => { await forgetUnused(deps, new Date()); });
}
