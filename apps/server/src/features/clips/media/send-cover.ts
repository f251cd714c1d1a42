import type { FastifyReply, FastifyRequest } from "fastify";
import sharp from "sharp";
import { AppError } from "../../../platform/http/app-error.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import type { ClipRow } from "../clips.repo.ts";
import { COVER_SIZES, coverKey } from "../object-keys.ts";
import { contentDisposition, fileName } from "./attachment-name.ts";
import { cacheControl, isCurrent } from "./cache-control.ts";

/** The cover as WebP at one of three sizes; as PNG for programs that do not read WebP. */
export async function sendCover(storage: ObjectStorage, request: FastifyRequest, reply: FastifyReply, clip: ClipRow): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>;
  const size = COVER_SIZES.find((each) => String(each) === (query["size"] ?? "352"));
  if (size === undefined) throw new AppError("invalid_request", "There is no such size.", { fields: { size: `One of ${COVER_SIZES.join(", ")}.` } });
  const format = query["format"] ?? "webp";
  if (format !== "webp" && format !== "png") throw new AppError("invalid_request", "There is no such format.", { fields: { format: "webp or png." } });
  if (clip.image_version === 0) throw new AppError("not_found", "The cover has not been printed yet.");

  const etag = `"${clip.id}-${clip.image_version}-${size}-${format}"`;
  void reply.header("etag", etag).header("cache-control", cacheControl(clip, query["v"], clip.image_version));
  if (query["download"] === "1") void reply.header("content-disposition", contentDisposition(fileName(clip.title, format)));
  if (isCurrent(request.headers["if-none-match"], etag)) return reply.code(304).send();

  const key = coverKey(clip.id, clip.image_version, size);
  void reply.header("content-type", `image/${format}`);
  if (format === "png") return reply.send(request.method === "HEAD" ? undefined : await toPng(storage, key));
  const object = await storage.stat(key);
  if (!object) throw new AppError("not_found", "The cover of this song is missing.");
  void reply.header("content-length", object.size);
  return reply.send(request.method === "HEAD" ? undefined : await storage.get(key));
}

async function toPng(storage: ObjectStorage, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await storage.get(key)) parts.push(part as Buffer);
  return sharp(Buffer.concat(parts)).png({ palette: true }).toBuffer();
}
