import type { StereoBlock } from "../resources.ts";
import type { Seconds } from "../units.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";

/** Music that exists already. */
export interface SongSource {
  /** Of a song this engine made: the task then works on the score and is exact. Absent for uploads, which are analysed. */
  document?: SongDocument;
  /** The mastered sound at 44.1 kHz; its time 0 is the clip's. */
  audio: StereoBlock;
}

/** How far a variation strays and how it is voiced; each 0–1. */
export interface VariationSliders {
  /** 0 keeps the composition note for note, 1 recomposes melody and arrangement in the same form. */
  variation: number;
  /** 0 dense and blurred … 0.5 as it was … 1 sparse, dry and forward voice. */
  clarity: number;
  /** 0 dark … 0.5 as it was … 1 bright. */
  tone: number;
  /** 0 mono … 0.5 as it was … 1 wide. */
  stereoWidth: number;
}

/**
 * Everything the engine can be asked for. Each answers with the same stream of events as a new song; times named `at`, `from` and `to`
 * are seconds of the source clip.
 */
export type SongTask =
  | { task: "create"; request: SongRequest }
  /** What follows `at`: the result is the continuation alone, its document the whole. */
  | { task: "extend"; source: SongSource; request: SongRequest; at: Seconds }
  /** Melody and words kept, another style. `audioInfluence` 0–1 is how closely the melody and form are kept. */
  | { task: "cover"; source: SongSource; request: SongRequest; audioInfluence?: number }
  /** The whole song with [from, to) made anew; under 60 s. */
  | { task: "infill"; source: SongSource; request: SongRequest; from: Seconds; to: Seconds }
  | { task: "variation"; source: SongSource; seed: number; sliders: VariationSliders }
  | { task: "remaster"; source: SongSource; seed: number; strength: "subtle" | "normal" | "high" }
  | { task: "stems"; source: SongSource; parts: 2 | "all" }
  /** `factor` 0.25–4; 2 is twice as fast. */
  | { task: "speed"; source: SongSource; factor: number; keepPitch: boolean }
  /** One after the other with no gap: a song and its continuations. Each but the last sounds up to its `until`. */
  | { task: "concat"; sources: readonly { source: SongSource; until?: Seconds }[] }
  | { task: "crop"; source: SongSource; from: Seconds; to: Seconds }
  /** Lengths of the fades; 0 for none. */
  | { task: "fade"; source: SongSource; fadeIn: Seconds; fadeOut: Seconds }
  /** A singer over an instrumental or an upload. */
  | { task: "add-vocals"; source: SongSource; request: SongRequest }
  /** A band around somebody's singing or humming. */
  | { task: "add-instrumental"; source: SongSource; request: SongRequest };
