import type { Db } from "../../../database.ts";
import type { Bus } from "../../../platform/realtime/bus.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import { liveChunk, liveFolder } from "../object-keys.ts";

/** Messages on the bus may be lost; a listener looks for itself this often. */
const LOOK_MS = 1_000;

/**
 * The MP3 of a song while it is being made: what is stored so far, then each new chunk as it arrives, until the song is finished or
 * has failed. When a run dies, its successor makes the same song again (same request, same seed), so a listener waits and goes on
 * with the next chunk. Ends when `signal` is aborted.
 */
export async function* followLiveAudio(
  { db, storage, bus }: { db: Db; storage: ObjectStorage; bus: Bus }, clipId: string, signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const alarm = createAlarm();
  const stops = [
    bus.subscribe("clip.chunk", (message) => { if (message.clipId === clipId) alarm.ring(); }),
    bus.subscribe("clip.updated", (message) => { if (message.clipId === clipId) alarm.ring(); }),
    bus.onGap(alarm.ring),
  ];
  signal.addEventListener("abort", alarm.ring);
  try {
    let next = 0;
    while (!signal.aborted) {
      // Read before the chunks are listed: every chunk is stored before a clip ends.
      const clip = await db.selectFrom("clip").select(["status", "attempt"]).where("id", "=", clipId).executeTakeFirst();
      if (!clip) return;
      const from = next;
      for (const key of clip.attempt === null ? [] : await newChunks(storage, clipId, clip.attempt, next)) {
        if (key !== liveChunk(clipId, clip.attempt!, next) || signal.aborted) break;
        yield await read(storage, key);
        next++;
      }
      if (next > from) continue;
      if (clip.status === "complete" || clip.status === "error") return;
      await alarm.wait(LOOK_MS);
    }
  } finally {
    signal.removeEventListener("abort", alarm.ring);
    for (const stop of stops) stop();
  }
}

const newChunks = (storage: ObjectStorage, clipId: string, attempt: number, next: number): Promise<string[]> =>
  storage.list(liveFolder(clipId, attempt), next === 0 ? undefined : liveChunk(clipId, attempt, next - 1));

async function read(storage: ObjectStorage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await storage.get(key)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A ring between two waits is not lost. */
function createAlarm() {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms: number) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => { clearTimeout(timer); resolve(); };
        });
      }
      rung = false;
      wake = null;
    },
  };
}
