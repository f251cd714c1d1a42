import sharp from "sharp";
import { buffer } from "node:stream/consumers";
import { MODELS } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { coverKey, type ClipRow } from "../clips/index.ts";
import type { FileTags } from "./song-files.ts";

/** What a file says of its song: title, maker, words, picture and that it was made with AI. */
export async function readTags({ db, storage }: { db: Db; storage: ObjectStorage }, clip: ClipRow): Promise<FileTags> {
  const maker = await db.selectFrom("user").select("display_name").where("id", "=", clip.user_id).executeTakeFirst();
  return {
    title: clip.title, artist: maker?.display_name ?? "", year: clip.created_at.getUTCFullYear(), lyrics: clip.lyrics, cover: await readCover(storage, clip),
    ai: clip.kind === "upload" ? null : { model: MODELS.find(({ key }) => key === clip.model_key)?.name ?? clip.model_key, seed: clip.seed },
  };
}

/** JPEG, which every player shows. */
async function readCover(storage: ObjectStorage, clip: ClipRow): Promise<Uint8Array | null> {
  if (clip.image_version === 0) return null;
  const webp = await storage.get(coverKey(clip.id, clip.image_version, 896)).then(buffer).catch(() => null);
  return webp ? sharp(webp).jpeg({ quality: 88 }).toBuffer() : null;
}
