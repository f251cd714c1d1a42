import * as z from "zod/mini";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { JobDefinition, Jobs } from "../../platform/queue/jobs.ts";
import type { SongWriter } from "./song-writer.ts";

export const lyricsJob = {
  name: "writing.lyrics", payload: z.object({ id: z.uuid() }), retry: { limit: 1, delaySeconds: 1 }, heartbeatSeconds: 30,
} satisfies JobDefinition;

/** Drafts are looked at once, right away. */
const KEPT_HOURS = 24;
const SWEEP_SECONDS = 3600;

export async function runWritingJobs({ db, jobs, writer, log }: { db: Db; jobs: Jobs; writer: SongWriter; log: Logger }): Promise<void> {
  await jobs.work(lyricsJob, { concurrency: 1 }, async ({ payload: { id }, retryCount }) => {
    const draft = await db.selectFrom("lyric_draft").select(["prompt", "seed"]).where("id", "=", id).where("status", "=", "running").executeTakeFirst();
    if (!draft) return;
    try {
      const { title, text } = await writer.lyrics(draft.prompt, draft.seed);
      await db.updateTable("lyric_draft").set({ status: "complete", title, text }).where("id", "=", id).execute();
    } catch (error) {
      if (retryCount < lyricsJob.retry.limit) throw error;
      log.error({ err: error }, "lyrics were not written");
      await db.updateTable("lyric_draft").set({ status: "error" }).where("id", "=", id).execute();
    }
  });
  await jobs.every("writing.sweep", SWEEP_SECONDS, async () => {
    await db.deleteFrom("lyric_draft").where("created_at", "<", new Date(Date.now() - KEPT_HOURS * 3_600_000)).execute();
  });
}
