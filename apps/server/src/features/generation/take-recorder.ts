import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { COVER_SIZES, advanceClip, coverKey, isMaking, liveChunk, updateWhileMaking, writeProgress, writeWords } from "../clips/index.ts";
import type { Announcer } from "./announcer.ts";
import type { CoverPrinter } from "./cover-printer.ts";
import { copyPicture } from "./work/copy-picture.ts";
import { keepsPicture } from "./work/clips-of-work.ts";
import type { OpenTake } from "./open-take.ts";
import type { EngineEvent, TakePlan } from "./song-engine.ts";

export interface RecorderDeps {
  db: Db;
  storage: ObjectStorage;
  covers: CoverPrinter;
  announcer: Announcer;
  log: Logger;
  /** Milliseconds, never going back. */
  elapsed(): number;
}

/** The clip was ended or given to a newer attempt: this run has nothing more to say. */
export class Overtaken extends Error {}

/** About four a second are shown, one a second survives a reload. */
const SHOW_MS = 250;
const KEEP_MS = 1_000;
const DISPLAY_TAGS = 100;

/**
 * Writes down what an engine reports of one attempt, as it comes. Every method rejects with Overtaken as soon as the clip is no longer
 * this attempt's.
 */
export function createTakeRecorder({ db, storage, covers, announcer, log, elapsed }: RecorderDeps, take: OpenTake) {
  const { clipId, userId, attempt } = take;
  let chunks = 0;
  let shownAt = -Infinity;
  let keptAt = -Infinity;
  let cover: Promise<void> = Promise.resolve();

  const updated = () => announcer.announce("clip.updated", { clipId, userId });
  const mine = (moved: boolean) => {
    if (!moved) throw new Overtaken();
  };

  async function plan(plan: TakePlan): Promise<void> {
    const lyrics = storable(plan.lyrics);
    await db.transaction().execute(async (tx) => {
      mine(await updateWhileMaking(tx, clipId, attempt, {
        // What the owner wrote meanwhile stays.
        title: sql<string>`case when title = '' then ${storable(plan.title)} else title end`,
        lyrics: sql<string>`case when lyrics = ${take.request.lyrics} then ${lyrics} else lyrics end`,
        display_tags: [...storable(plan.tags.join(", "))].slice(0, DISPLAY_TAGS).join(""),
        stems: plan.stems, style: plan.style, singer: plan.singer, delivery: plan.delivery, bpm: plan.bpm, music_key: plan.key, meter: plan.meter, has_vocal: plan.words.length > 0,
        sections: JSON.stringify(plan.sections), notes: JSON.stringify(plan.notes.map(storable)), moved_at: new Date(),
      }));
      await writeWords(tx, clipId, plan.words.map((word) => ({ ...word, word: storable(word.word) })));
    });
    await updated();
    if (keepsPicture(take.request.work.task)) return;
    cover = printCover(plan).catch((err: unknown) => {
      if (!(err instanceof Overtaken)) log.error({ err, clipId }, "the cover was not printed");
    });
  }

  async function printCover({ title, tags, bpm }: TakePlan): Promise<void> {
    const prints = await covers.print({ seed: clipId, title, tags, bpm });
    for (const size of COVER_SIZES) {
      const print = prints.get(size);
      if (!print) throw new Error(`The cover has no size ${size}`);
      await storage.put(coverKey(clipId, attempt, size), print, { contentType: "image/webp" });
    }
    mine(await updateWhileMaking(db, clipId, attempt, { image_version: attempt }));
    await updated();
  }

  /** The picture of the song it is made from, before anything sounds. */
  async function inheritCover(sourceId: string): Promise<void> {
    if (!(await copyPicture({ db, storage }, sourceId, { clipId, version: attempt }))) return;
    mine(await updateWhileMaking(db, clipId, attempt, { image_version: attempt }));
  }

  async function progress({ stage, section, fraction }: Extract<EngineEvent, { type: "progress" }>): Promise<void> {
    const now = elapsed();
    const held = { stage, section, fraction: Math.min(1, Math.max(0, fraction)) };
    if (now - shownAt >= SHOW_MS) {
      shownAt = now;
      await announcer.announce("clip.progress", { clipId, userId, status: chunks > 0 ? "streaming" : "submitted", ...held });
    }
    if (now - keptAt >= KEEP_MS) {
      keptAt = now;
      mine(await isMaking(db, clipId, attempt));
      await writeProgress(db, clipId, held);
    }
  }

  async function audio(mp3: Uint8Array): Promise<void> {
    if (mp3.length === 0) return;
    const index = chunks;
    await storage.put(liveChunk(clipId, attempt, index), mp3, { contentType: "audio/mpeg" });
    chunks++;
    if (index === 0) {
      mine(await advanceClip(db, clipId, { type: "first-audio", attempt }, { moved_at: new Date() }));
      await updated();
    }
    await announcer.announce("clip.chunk", { clipId, index, last: false });
  }

  return {
    plan, progress, audio, inheritCover,
    /** Waits for the cover, which is printed beside the song. */
    coverDone: () => cover,
    /** Tells listeners that no chunk follows. */
    lastChunk: () => announcer.announce("clip.chunk", { clipId, index: chunks, last: true }),
    updated,
  };
}

/** PostgreSQL stores no NUL, and JSON no half of a character. */
const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
