import type { Seconds } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { CHROMA_BINS, CHROMA_HOP, CHROMA_SIZE } from "./chroma-frames.ts";
import type { Features } from "./gather-features.ts";
import { BAND_COUNT, FEATURE_RATE } from "./gather-features.ts";

/** How far a recording is tuned from A 440 in cents, −50 … 50: the circular mean of all tonal peaks within their semitones. */
export function findTuning({ chroma }: Features): number {
  let [x, y] = [0, 0];
  const data = chroma.all();
  for (let i = 0; i < data.length; i++) {
    // Bins are thirds of a semitone: 0, +1/3, −1/3.
    const angle = (2 * Math.PI * (i % 3)) / 3;
    x += data[i]! * Math.cos(angle);
    y += data[i]! * Math.sin(angle);
  }
  return x === 0 && y === 0 ? 0 : (Math.atan2(y, x) / (2 * Math.PI)) * 100;
}

/** Twelve pitch classes of treble and bass over [from, to), folded from thirds of semitones at the recording's tuning. */
export function chromaBetween({ chroma }: Features, from: Seconds, to: Seconds, tuning: number): { treble: Float64Array; bass: Float64Array } {
  const out = { treble: new Float64Array(12), bass: new Float64Array(12) };
  const centre = CHROMA_SIZE / 2 / SAMPLE_RATE;
  const rate = SAMPLE_RATE / CHROMA_HOP;
  const first = Math.max(0, Math.ceil((from - centre) * rate));
  const last = Math.min(chroma.rows - 1, Math.max(first, Math.floor((to - centre) * rate)));
  const shift = (tuning / 100) * 3;
  for (let r = first; r <= last; r++) {
    const row = chroma.row(r);
    for (let i = 0; i < CHROMA_BINS; i++) {
      const pitch = ((Math.round((i - shift) / 3) % 12) + 12) % 12;
      out.treble[pitch]! += row[i]!;
      out.bass[pitch]! += row[CHROMA_BINS + i]!;
    }
  }
  return out;
}

/** Mean power of the middle and the side in each band over [from, to). */
export function bandsBetween({ bands }: Features, from: Seconds, to: Seconds): Float64Array {
  const out = new Float64Array(2 * BAND_COUNT);
  const rate = FEATURE_RATE / 2;
  const first = Math.max(0, Math.floor(from * rate));
  const last = Math.min(bands.rows, Math.max(first + 1, Math.floor(to * rate)));
  for (let r = first; r < last; r++) {
    const row = bands.row(r);
    for (let i = 0; i < out.length; i++) out[i]! += row[i]! / (last - first);
  }
  return out;
}

/** Mean power of both channels over [from, to). */
export function powerBetween({ levels }: Features, from: Seconds, to: Seconds): number {
  const first = Math.max(0, Math.floor(from * FEATURE_RATE));
  const last = Math.min(levels.rows, Math.max(first + 1, Math.floor(to * FEATURE_RATE)));
  let sum = 0;
  for (let r = first; r < last; r++) sum += levels.row(r)[0]! + levels.row(r)[1]!;
  return last > first ? sum / (last - first) : 0;
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    ab += a[i]! * b[i]!;
    aa += a[i]! ** 2;
    bb += b[i]! ** 2;
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}
