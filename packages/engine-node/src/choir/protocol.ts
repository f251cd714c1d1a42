import type { MessagePort } from "node:worker_threads";
import type { Score } from "@tunewright/engine";
import type { PlacedVocal } from "@tunewright/engine/sing/render-vocals";

/** To the thread that sings, from the one that started it. */
export type ToChoir = { type: "join"; port: MessagePort } | { type: "close" };

/** To the choir, from a song worker through its own port. */
export interface ToSingers {
  type: "sing";
  id: number;
  score: Score;
  /** Set to 1: no more is wanted. */
  stop: SharedArrayBuffer;
}

/** From the choir to a song worker: the lines of every section in order, each section closed by `section`. */
export type FromSingers =
  | { type: "ready" }
  | { type: "vocal"; id: number; section: number; vocal: PlacedVocal }
  | { type: "section"; id: number; section: number }
  | { type: "failed"; id: number; message: string }
  /** The voice cannot be loaded; nothing will ever be sung. */
  | { type: "lost"; message: string };
