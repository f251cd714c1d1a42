import type { Db } from "../../../database.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import { COVER_SIZES, coverKey, readClip } from "../../clips/index.ts";

/** Gives a clip the picture of the song it is made from. Resolves to whether there was one. */
export async function copyPicture(
  { db, storage }: { db: Db; storage: ObjectStorage }, sourceId: string, to: { clipId: string; version: number },
): Promise<boolean> {
  const source = await readClip(db, sourceId);
  if (!source || source.image_version === 0) return false;
  for (const size of COVER_SIZES) {
    await storage.put(coverKey(to.clipId, to.version, size), await storage.get(coverKey(sourceId, source.image_version, size)), { contentType: "image/webp" });
  }
  return true;
}
