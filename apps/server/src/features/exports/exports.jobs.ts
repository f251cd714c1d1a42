import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { JobDefinition, Jobs } from "../../platform/queue/jobs.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { clipFolder, readClip } from "../clips/index.ts";
import { readTags } from "./read-tags.ts";
import { kindOf, readSpec } from "./file-kinds.ts";
import type { SongFiles } from "./song-files.ts";

/** Makes one file of one song. */
export const exportJob = {
  name: "exports.make-file",
  payload: z.object({ clipId: z.uuid(), name: z.string().check(z.maxLength(32)) }),
  retry: { limit: 1, delaySeconds: 2 },
  heartbeatSeconds: 60,
} satisfies JobDefinition;

/** Files are kept this long after they were asked for: they are large, and quickly made again. */
const KEPT_HOURS = 24;
const SWEEP_SECONDS = 3600;

export const exportKey = (clipId: string, attempt: number, name: string, extension: string): string => `${clipFolder(clipId)}exports/${attempt}-${name}.${extension}`;

export interface ExportsWorkerDeps { db: Db; jobs: Jobs; storage: ObjectStorage; files: SongFiles; log: Logger }

export async function runExportsJobs({ db, jobs, storage, files, log }: ExportsWorkerDeps): Promise<void> {
  const settle = (clipId: string, name: string, attempt: number, state: "ready" | "failed") =>
    db.updateTable("clip_export").set({ state }).where("clip_id", "=", clipId).where("name", "=", name).where("attempt", "=", attempt).execute();

  await jobs.work(exportJob, { concurrency: 1 }, async ({ payload: { clipId, name }, signal, retryCount }) => {
    const clip = await readClip(db, clipId);
    const spec = readSpec(name);
    const source = clip?.lossless_key ?? clip?.audio_key;
    if (!clip || !spec || !source) return;
    const attempt = clip.attempt ?? 0;
    try {
      const { extension, contentType } = kindOf(spec);
      const bytes = await files.sound(await storage.get(source).then(buffer), spec, await readTags({ db, storage }, clip), signal);
      await storage.put(exportKey(clipId, attempt, name, extension), bytes, { contentType });
      await settle(clipId, name, attempt, "ready");
    } catch (error) {
      if (!signal.aborted && retryCount >= exportJob.retry.limit) {
        log.error({ err: error, clipId, name }, "a file of a song was not made");
        await settle(clipId, name, attempt, "failed");
        return;
      }
      throw error;
    }
  });

  await jobs.every("exports.sweep", SWEEP_SECONDS, async () => {
    const old = await db.deleteFrom("clip_export").where("requested_at", "<", new Date(Date.now() - KEPT_HOURS * 3_600_000)).returning(["clip_id", "name", "attempt"]).execute();
    for (const { clip_id, name, attempt } of old) await storage.deletePrefix(`${clipFolder(clip_id)}exports/${attempt}-${name}.`);
  });
}
