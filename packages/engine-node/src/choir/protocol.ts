import type { Score } from "@tunewright/engine";
import type { PlacedVocal } from "@tunewright/engine/sing/render-vocals";

/** To the thread that sings. */
export type ToChoir =
  | { type: "close" }
  | { type: "sing"; id: number; score: Score; /** Set to 1: no more is wanted. */ stop: SharedArrayBuffer };

/** From it: the lines of every section in order, each section closed by `section`. */
export type FromChoir =
  | { type: "ready" }
  | { type: "vocal"; id: number; section: number; vocal: PlacedVocal }
  | { type: "section"; id: number; section: number }
  | { type: "failed"; id: number; message: string };
