import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { PICTURE_SIZES, countSince, pictureKey, pictureUrl, type PictureSize } from "./use-picture.ts";

/** What a person may add in a day. */
const EACH_DAY = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** 10 MB of a picture can unpack to gigabytes; more pixels than a large camera's are refused before they are unpacked. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 15;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif", "avif"]);

/** One at a time: each takes its share of memory while it is unpacked. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Prints what was sent anew as square WebP pictures: whatever else the file carried (place, camera, scripts) is left behind.
 * Rejects with AppError "wrong_media_type" or "not_processable".
 */
export async function squarePictures(file: Buffer): Promise<ReadonlyMap<PictureSize, Buffer>> {
  const open = () => sharp(file, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 }).timeout({ seconds: SECONDS_MAX });
  return inTurn(async () => {
    // The head of the file alone: says what it is before anything is unpacked.
    const format = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata().then((known) => known.format, () => undefined);
    if (format === undefined || !FORMATS.has(format)) throw new AppError("wrong_media_type", "Use a JPEG, PNG, WebP, GIF or AVIF picture.");
    try {
      const large = await open().rotate().resize(896, 896, { fit: "cover", position: "attention" }).flatten({ background: "#161812" }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = large.info;
      const made = new Map<PictureSize, Buffer>();
      for (const size of PICTURE_SIZES) {
        made.set(size, await sharp(large.data, { raw: { width, height, channels } }).resize(size, size).webp({ quality: size < 200 ? 86 : 84 }).toBuffer());
      }
      return made;
    } catch (cause) {
      throw new AppError("not_processable", "This picture is damaged, or has more than 50 million pixels.", { cause });
    }
  });
}

/** Stores a picture as this person's own; nobody sees it until it is used, or its address is known. Returns its address. */
export async function keepPicture(
  { db, storage }: { db: Db; storage: ObjectStorage }, userId: string, sizes: ReadonlyMap<PictureSize, Uint8Array>,
): Promise<string> {
  const id = randomUUID();
  for (const [size, bytes] of sizes) await storage.put(pictureKey(id, size), bytes, { contentType: "image/webp" });
  await db.insertInto("picture").values({ id, user_id: userId, used_for: null }).execute();
  return pictureUrl(id);
}

/** Rejects with AppError "rate_limited" where the person added too many today. */
export async function mayKeep(db: Db, userId: string): Promise<void> {
  if (await countSince(db, userId, new Date(Date.now() - DAY_MS)) >= EACH_DAY) {
    throw new AppError("rate_limited", "That was too much at once. Wait a moment, then try again.", { retryAfter: 3_600 });
  }
}
