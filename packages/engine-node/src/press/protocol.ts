import type { Mp3Options } from "@tunewright/engine/resources";

/** To the thread that encodes. `stream` numbers the encoders that were opened. */
export type ToPress =
  | { type: "open"; stream: number; options: Mp3Options }
  | { type: "encode"; stream: number; left: Float32Array; right: Float32Array }
  | { type: "finish"; stream: number }
  | { type: "close" };

/**
 * A worker makes one song at a time, which feeds one stream after the other or one for each of its stems, so of more open ones than this
 * the oldest belong to songs that were cancelled, and are forgotten. Each holds 3 MB.
 */
export const OPEN_STREAMS = 16;

/** Drops the oldest entries of a map of streams. */
export function forgetOldest(streams: Map<number, unknown>): void {
  for (const stream of streams.keys()) if (streams.size > OPEN_STREAMS) streams.delete(stream);
}

/** From it: one answer to each encode and finish of a stream, in their order. */
export type FromPress = { stream: number; bytes: Uint8Array } | { stream: number; error: string };
