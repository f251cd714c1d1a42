import type { Samples } from "../units.ts";
import { SAMPLE_RATE, hertzToMidi } from "../units.ts";

export const CHROMA_SIZE = 8192;
/** Twenty frames a second. */
export const CHROMA_HOP: Samples = 2205;
/** Thirds of a semitone: enough to find how a recording is tuned. */
export const CHROMA_BINS = 36;

const LOWEST = Math.ceil((40 * CHROMA_SIZE) / SAMPLE_RATE);
const HIGHEST = Math.floor((3500 * CHROMA_SIZE) / SAMPLE_RATE);
/** Below this note a tone counts as bass; above the next as treble; between them as both. */
const BASS_END = 55;
const TREBLE_START = 46;

/** Adds the tonal peaks of a spectrum to `row`: treble in the first CHROMA_BINS values, bass in the next, from C upwards. */
export function addChroma(mid: Float64Array, row: Float32Array): void {
  let loudest = 0;
  for (let k = LOWEST; k < HIGHEST; k++) if (mid[k]! > loudest) loudest = mid[k]!;
  const floor = loudest * 0.004;
  if (loudest < 1e-3) return;
  for (let k = LOWEST; k < HIGHEST; k++) {
    const b = mid[k]!;
    const a = mid[k - 1]!;
    const c = mid[k + 1]!;
    if (b < floor || b < a || b < c) continue;
    const shift = (0.5 * (a - c)) / Math.min(-1e-12, a - 2 * b + c);
    const midi = hertzToMidi(((k + shift) * SAMPLE_RATE) / CHROMA_SIZE);
    const at = ((Math.round(midi * 3) % CHROMA_BINS) + CHROMA_BINS) % CHROMA_BINS;
    const weight = Math.sqrt(b);
    // High tones are mostly overtones of lower ones.
    if (midi >= TREBLE_START) row[at]! += weight * Math.min(1, Math.exp(-(midi - 72) / 18));
    if (midi < BASS_END) row[CHROMA_BINS + at]! += weight;
  }
}
