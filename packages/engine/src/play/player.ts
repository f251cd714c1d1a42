import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";

/**
 * Every player renders on one absolute grid of blocks from the start of the song, whatever spans are asked of the band:
 * that alone makes the sound independent of where sections are cut.
 */
export const RENDER_BLOCK: Samples = 128;

/** Plays one or more parts from their notes, block after block. */
export interface Player {
  readonly partIds: readonly string[];
  /**
   * Adds the next `blocks` × RENDER_BLOCK frames to `outputs` (one per part, in the order of `partIds`) from frame `offset` on.
   * The frames there are zero before the call.
   */
  render(outputs: readonly StereoBlock[], offset: Samples, blocks: number): void;
}

export const silence = (frames: Samples): StereoBlock => ({ left: new Float32Array(frames), right: new Float32Array(frames) });
