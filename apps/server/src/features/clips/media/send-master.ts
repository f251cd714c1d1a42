import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../platform/http/app-error.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import type { ClipRow } from "../clips.repo.ts";
import { contentDisposition, fileName } from "./attachment-name.ts";
import { cacheControl, isCurrent } from "./cache-control.ts";
import { parseRange } from "./parse-range.ts";

/** The finished MP3, whole or a range of it. */
export async function sendMaster(storage: ObjectStorage, request: FastifyRequest, reply: FastifyReply, clip: ClipRow): Promise<FastifyReply> {
  const key = clip.audio_key;
  const object = key === null ? null : await storage.stat(key);
  if (key === null || !object) throw new AppError("not_found", "The sound of this song is missing.");
  const query = request.query as Record<string, unknown>;
  const version = clip.attempt ?? 0;
  const etag = `"${clip.id}-${version}"`;
  void reply.header("etag", etag).header("accept-ranges", "bytes").header("last-modified", object.modifiedAt.toUTCString())
    .header("cache-control", cacheControl(clip, query["v"], version));
  if (query["download"] === "1") void reply.header("content-disposition", contentDisposition(fileName(clip.title, "mp3")));
  if (isCurrent(request.headers["if-none-match"], etag)) return reply.code(304).send();

  // A range of another version's bytes would be nonsense: then the whole (RFC 9110 §13.1.5).
  const condition = request.headers["if-range"];
  const stale = condition !== undefined && condition !== etag;
  const range = stale ? "whole" : parseRange(request.headers.range, object.size);
  if (range === "unsatisfiable") {
    void reply.header("content-range", `bytes */${object.size}`).header("cache-control", "no-store");
    throw new AppError("range_not_satisfiable", "The song has no such part.");
  }
  const length = range === "whole" ? object.size : range.end - range.start + 1;
  void reply.header("content-type", "audio/mpeg").header("content-length", length);
  if (range !== "whole") void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${object.size}`);
  if (request.method === "HEAD") return reply.send();
  return reply.send(await storage.get(key, range === "whole" ? undefined : range));
}
