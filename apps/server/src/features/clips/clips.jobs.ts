import * as z from "zod/mini";
import type { JobDefinition, Jobs } from "../../platform/queue/jobs.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";

/** Deletes every object under a prefix: of a deleted clip, or the live chunks of one that is complete. Done twice is done once. */
export const dropObjects = {
  name: "clips.drop-objects",
  payload: z.object({ prefix: z.string().check(z.startsWith("clips/"), z.endsWith("/"), z.minLength(20)) }),
  retry: { limit: 5, delaySeconds: 30 },
  heartbeatSeconds: 60,
} satisfies JobDefinition;

export async function runClipsJobs(deps: { jobs: Jobs; storage: ObjectStorage }): Promise<void> {
  await deps.jobs.work(dropObjects, { concurrency: 1 }, ({ payload }) => deps.storage.deletePrefix(payload.prefix));
}
