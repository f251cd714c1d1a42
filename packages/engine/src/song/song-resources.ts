import type { EngineResources, VoiceModel } from "../resources.ts";
import type { Score } from "../score/score.ts";
import type { VocalRenderer } from "../sing/render-vocals.ts";

/** Sings somewhere else, such as on another thread, and ahead of the mix. */
export interface Choir {
  /** Begins to sing the score's sections in order. */
  open(score: Score): VocalRenderer & {
    /** No more is wanted. */
    close(): void;
  };
}

/** What a song needs of its host: the voice itself, or a choir that has one. */
export type SongResources = Omit<EngineResources, "voice"> & ({ voice: VoiceModel } | { choir: Choir });
