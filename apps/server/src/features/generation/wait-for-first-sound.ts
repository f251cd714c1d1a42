import type { Db } from "../../database.ts";
import type { Bus } from "../../platform/realtime/bus.ts";

/** A first take that says nothing for this long is no longer waited for. */
const PATIENCE_MS = 8_000;

/**
 * Take B begins when take A sounds (or has ended): until then A has both processors, and a person hears something sooner.
 * Resolves at once for a first take, and when `signal` is aborted.
 */
export async function waitForFirstSound({ db, bus }: { db: Db; bus: Bus }, clipId: string, signal: AbortSignal, patienceMs = PATIENCE_MS): Promise<void> {
  const first = await db.selectFrom("clip").innerJoin("clip as first", "first.job_id", "clip.job_id").select("first.id")
    .where("clip.id", "=", clipId).where("clip.batch_index", ">", 0).where("first.batch_index", "=", 0).executeTakeFirst();
  if (!first) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const look = async () => {
    const row = await db.selectFrom("clip").select("status").where("id", "=", first.id).executeTakeFirst();
    if (row?.status !== "queued" && row?.status !== "submitted") resolve();
  };
  const lookSoon = () => void look().catch(() => resolve());
  const stops = [bus.subscribe("clip.updated", (message) => { if (message.clipId === first.id) lookSoon(); }), bus.onGap(lookSoon)];
  const timer = setTimeout(resolve, patienceMs);
  const stop = () => resolve();
  signal.addEventListener("abort", stop);
  try {
    if (signal.aborted) return;
    // After subscribing: what happens in between is not missed.
    lookSoon();
    await over;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    for (const end of stops) end();
  }
}
