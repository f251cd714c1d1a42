import type { Db } from "../../../database.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";

/** Bytes of the finished MP3s of these clips, by id; a missing one is left out. */
export async function readAudioSizes({ db, storage }: { db: Db; storage: ObjectStorage }, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("clip").select(["id", "audio_key"]).where("id", "in", ids).where("status", "=", "complete").execute();
  const sizes = await Promise.all(rows.map(async ({ id, audio_key: key }) => [id, key === null ? null : await storage.stat(key)] as const));
  return new Map(sizes.flatMap(([id, object]) => (object ? [[id, object.size] as const] : [])));
}
