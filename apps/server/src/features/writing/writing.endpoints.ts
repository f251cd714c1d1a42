import { randomInt, randomUUID } from "node:crypto";
import { getLyrics, upsampleTags, writeLyrics, type LyricsDraft } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import type { SongWriter } from "./song-writer.ts";
import { lyricsJob } from "./writing.jobs.ts";

export function mountWriting(http: Http, { db, jobs, writer }: { db: Db; jobs: Pick<Jobs, "enqueue">; writer: Pick<SongWriter, "style"> }): void {
  const read = async (userId: string, id: string): Promise<LyricsDraft> => {
    const draft = await db.selectFrom("lyric_draft").select(["id", "status", "title", "text"]).where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
    if (!draft) throw new AppError("not_found", "These lyrics are not here.");
    return draft;
  };

  http.mount(writeLyrics, async ({ viewer, body }) => {
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("lyric_draft").values({ id, user_id: viewer.id, prompt: body.prompt, seed: randomInt(2 ** 32), status: "running", title: "", text: "" }).execute();
      // Somebody sits before an empty sheet: ahead of all songs.
      await jobs.enqueue(tx, lyricsJob, { id });
    });
    return read(viewer.id, id);
  });

  http.mount(getLyrics, ({ viewer, params }) => read(viewer.id, params.id));

  http.mount(upsampleTags, async ({ body }) => ({ upsampled_tags: await writer.style(body.original_tags) }));
}
