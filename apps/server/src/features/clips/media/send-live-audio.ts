import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { followLiveAudio } from "./follow-live-audio.ts";
import type { MediaDeps } from "./mount-media.ts";

/** A song while it is being made: no length, no ranges, no copy kept. */
export function sendLiveAudio(
  deps: MediaDeps, request: FastifyRequest, reply: FastifyReply, clipId: string, closing: AbortSignal,
): FastifyReply {
  // The connection ends with the stream: kept alive, it would hold a server open that is closing.
  void reply.header("content-type", "audio/mpeg").header("accept-ranges", "none").header("cache-control", "no-store").header("connection", "close");
  if (request.method === "HEAD") return reply.send();
  const left = new AbortController();
  // One chunk ahead: a slow listener slows the reading, and the chunks wait in the storage.
  const stream = Readable.from(followLiveAudio(deps, clipId, AbortSignal.any([left.signal, closing])), { objectMode: false, highWaterMark: 64 * 1024 });
  reply.raw.once("close", () => left.abort());
  return reply.send(stream);
}
