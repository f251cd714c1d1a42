import type { Mp3Options } from "@tunewright/engine/resources";

/** To the thread that encodes. `stream` numbers the encoders that were opened. */
export type ToPress =
  | { type: "open"; stream: number; options: Mp3Options }
  | { type: "encode"; stream: number; left: Float32Array; right: Float32Array }
  | { type: "finish"; stream: number }
  | { type: "close" };

/** From it: one answer to each encode and finish of a stream, in their order. */
export type FromPress = { stream: number; bytes: Uint8Array } | { stream: number; error: string };
