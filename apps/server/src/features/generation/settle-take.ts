import { LIMITS, type ClipErrorType } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { refund } from "../billing/index.ts";
import { advanceClip, clearProgress, clipFolder, dropObjects } from "../clips/index.ts";
import { notify } from "../notifications/index.ts";
import { chargeReference } from "./admit.ts";

export interface SettleDeps { db: Db; jobs: Pick<Jobs, "enqueue"> }

export interface Take { clipId: string; jobId: string; batchIndex: number; cost: number; takes: number }

export interface TakeResult {
  attempt: number;
  audioKey: string;
  losslessKey: string | null;
  documentKey: string | null;
  duration: number;
  peaks: readonly number[];
}

/** Someone may still listen to the chunks of a song that is just finished. */
const LIVE_SECONDS = 3600;
const WAVEFORM_PEAKS = 256;

/** A take's part of what the generation cost; the parts add up to it. */
export const shareOf = ({ cost, takes, batchIndex }: Take): number => Math.floor(cost / takes) + (batchIndex < cost % takes ? 1 : 0);

/**
 * Finishes a take in one step: complete, published where it was asked, and refunded where it came out too short.
 * Its maker hears of it. Returns whether it did; not if the attempt was overtaken or the take has ended.
 */
export async function completeTake(
  { db, jobs }: SettleDeps, take: Take & { userId: string }, result: TakeResult,
): Promise<boolean> {
  const tooShort = result.duration < LIMITS.refundBelowSeconds && take.cost > 0;
  return db.transaction().execute(async (tx) => {
    const done = await advanceClip(tx, take.clipId, { type: "finished", attempt: result.attempt, duration: result.duration }, {
      audio_key: result.audioKey, lossless_key: result.losslessKey, document_key: result.documentKey, waveform: waveform(result.peaks), moved_at: new Date(), refunded: tooShort,
      is_public: sql<boolean>`publish_when_complete and trashed_at is null`,
      published_at: sql<Date | null>`case when publish_when_complete and trashed_at is null then now() end`,
    });
    if (!done) return false;
    if (tooShort) await giveBack(tx, take, "Short song");
    await notify(tx, [{ type: "song_complete", to: take.userId, clipId: take.clipId, jobId: take.jobId }]);
    await end(tx, jobs, take);
    return true;
  });
}

/** Ends a take that will not be finished, and gives back its share. Returns whether it did; not if it has ended already. */
export async function failTake(
  { db, jobs }: SettleDeps, take: Take, failure: { attempt: number | null; errorType: ClipErrorType; message: string },
): Promise<boolean> {
  return db.transaction().execute((tx) => failTakeIn(tx, jobs, take, failure));
}

export async function failTakeIn(
  tx: Tx, jobs: Pick<Jobs, "enqueue">, take: Take, failure: { attempt: number | null; errorType: ClipErrorType; message: string },
): Promise<boolean> {
  if (!(await advanceClip(tx, take.clipId, { type: "failed", ...failure, refunded: take.cost > 0 }, { moved_at: new Date() }))) return false;
  await giveBack(tx, take, failure.errorType === "cancelled" ? "Cancelled song" : "Song that was not finished");
  await end(tx, jobs, take);
  return true;
}

async function giveBack(tx: Tx, take: Take, note: string): Promise<void> {
  await refund(tx, { reference: chargeReference(take.jobId), part: take.clipId, amount: shareOf(take), note });
}

async function end(tx: Tx, jobs: Pick<Jobs, "enqueue">, take: Take): Promise<void> {
  await clearProgress(tx, take.clipId);
  await jobs.enqueue(tx, dropObjects, { prefix: `${clipFolder(take.clipId)}live/` }, { startAfterSeconds: LIVE_SECONDS });
}

/** The largest of each span, as whole numbers 0–100; as many as a wide waveform has bars. */
export function waveform(peaks: readonly number[]): number[] {
  if (peaks.length === 0) return [];
  return Array.from({ length: WAVEFORM_PEAKS }, (_, index) => {
    const from = Math.floor((index * peaks.length) / WAVEFORM_PEAKS);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / WAVEFORM_PEAKS));
    const peak = peaks.slice(from, to).reduce((largest, value) => Math.max(largest, value), 0);
    return Math.round(100 * Math.min(1, Math.max(0, peak)));
  });
}
