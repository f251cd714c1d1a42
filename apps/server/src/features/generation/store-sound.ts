import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { documentKey, losslessKey, masterKey } from "../clips/index.ts";
import type { TakeResult } from "./settle-take.ts";
import type { EngineSound } from "./song-engine.ts";

/** Stores what an attempt made, under the attempt's own name: if it was overtaken, these are objects that nobody refers to. */
export async function storeSound(
  storage: ObjectStorage, { clipId, attempt }: { clipId: string; attempt: number }, { mp3, lossless, duration, peaks }: EngineSound, document: string | null,
): Promise<TakeResult> {
  const result = {
    attempt, duration, peaks, audioKey: masterKey(clipId, attempt),
    losslessKey: lossless === null ? null : losslessKey(clipId, attempt),
    documentKey: document === null ? null : documentKey(clipId, attempt),
  };
  await storage.put(result.audioKey, mp3, { contentType: "audio/mpeg" });
  if (lossless !== null && result.losslessKey !== null) await storage.put(result.losslessKey, lossless, { contentType: "audio/flac" });
  if (document !== null && result.documentKey !== null) await storage.put(result.documentKey, new TextEncoder().encode(document), { contentType: "application/json" });
  return result;
}
