import type { Seconds } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import type { Features } from "./gather-features.ts";
import { FEATURE_RATE } from "./gather-features.ts";
import { CANDIDATES, PITCH_HOP, PITCH_SIZE } from "./pitch-evidence.ts";
import type { Tape } from "./tape.ts";

const RATE = FEATURE_RATE / 2;
const PITCH_RATE = SAMPLE_RATE / PITCH_HOP;
/** Bands of a voice's formants, and of its hiss. */
const FORMANTS = [2, 3, 4, 5, 6, 7, 8] as const;
const HISS = [9, 10] as const;

/** What tells a voice from instruments over a stretch of about two seconds; null where it is too soft to tell. */
export function voiceEvidence(features: Features, from: Seconds, to: Seconds): number[] | null {
  const first = Math.max(2, Math.floor(from * RATE));
  const last = Math.min(features.bands.rows, Math.floor(to * RATE));
  const n = last - first;
  if (n < RATE) return null;
  const log = (band: number, row: number): number => 10 * Math.log10(features.bands.row(row)[band]! + 1e-5);
  const loud = (row: number): number => FORMANTS.reduce((sum, b) => sum + features.bands.row(row)[b]!, 0);
  let level = 0;
  for (let r = first; r < last; r++) level += loud(r) / n;
  if (level < 1e-3) return null;

  // Syllables: the voice band swells and falls a few times a second, faster than chords and slower than rolls.
  const curve = Array.from({ length: n }, (_, i) => 10 * Math.log10(loud(first + i) + 1e-5));
  const syllables = bandMagnitude(curve, 2.5, 7) / (0.5 + bandMagnitude(curve, 0.3, 2));
  // Vowels: the shape of the spectrum moves between the formants' bands while the level stays.
  let shape = 0;
  for (let r = first + 4; r < last; r++) {
    const moves = FORMANTS.map((b) => log(b, r) - log(b, r - 4));
    const mean = moves.reduce((a, b) => a + b, 0) / moves.length;
    shape += Math.sqrt(moves.reduce((a, b) => a + (b - mean) ** 2, 0) / moves.length) / n;
  }
  // Hiss: bursts high up while the low end does nothing.
  let bursts = 0;
  for (let r = first + 3; r < last - 3; r++) {
    const hiss = HISS.reduce((sum, b) => sum + log(b, r) - 0.5 * (log(b, r - 3) + log(b, r + 3)), 0) / HISS.length;
    const low = log(0, r) - log(0, r - 2);
    if (hiss > 4 && low < 2) bursts += 1 / n;
  }
  const pitch = pitchEvidence(features, from, to);
  return [syllables, shape, bursts * 10, ...pitch];
}

/** How much of the time one pitch leads, how much it glides, how unsteady it is, how far it leads, and its vibrato. */
function pitchEvidence({ pitch }: Features, from: Seconds, to: Seconds): number[] {
  const centre = PITCH_SIZE / 2 / SAMPLE_RATE;
  const first = Math.max(3, Math.floor((from - centre) * PITCH_RATE));
  const last = Math.min(pitch.rows, Math.floor((to - centre) * PITCH_RATE));
  let [led, steps, glides, wobble, share] = [0, 0, 0, 0, 0];
  for (let r = first; r < last; r++) {
    const now = pitch.row(r);
    const total = Array.from({ length: CANDIDATES }, (_, i) => now[2 * i + 1]!).reduce((a, b) => a + b, 0);
    if (!(total > 0)) continue;
    share += now[1]! / total;
    // The same voice one frame before and after, within a semitone.
    const before = nearest(pitch.row(r - 1), now[0]!);
    const earlier = nearest(pitch.row(r - 2), now[0]!);
    if (before === null || earlier === null || now[0]! < 43 || now[0]! > 79) continue;
    led++;
    const move = Math.abs(now[0]! - before);
    if (move > 0.06) glides++;
    wobble += Math.abs(now[0]! - 2 * before + earlier);
    steps++;
  }
  const n = Math.max(1, last - first);
  return [led / n, glides / Math.max(1, steps), Math.min(1, (wobble / Math.max(1, steps)) * 5), share / n, vibrato(pitch, first, last)];
}

/** Shortest held note that can be seen to tremble, in frames. */
const HELD = 14;

/** Swing of held notes at 5 to 6.5 Hz against that at 8 to 12 Hz, as a share of both; only pitches that move by a few cents count. */
function vibrato(pitch: Tape, first: number, last: number): number {
  let [slow, fast] = [0, 0];
  for (let from = first; from < last; ) {
    const notes: number[] = [pitch.row(from)[0]!];
    let at = from + 1;
    for (; at < last; at++) {
      const next = nearest(pitch.row(at), notes.at(-1)!);
      if (next === null || Math.abs(next - notes.at(-1)!) > 0.6) break;
      notes.push(next);
    }
    if (notes.length >= HELD && notes[0]! > 43) {
      slow += swing(notes, 5, 6.5) * notes.length;
      fast += swing(notes, 8, 12) * notes.length;
    }
    from = Math.max(at, from + 1);
  }
  return slow + fast > 0.02 ? slow / (slow + fast) : 0.5;
}

/** Mean size of a pitch curve's movement between two rates, its slow drift taken off. */
function swing(notes: readonly number[], low: number, high: number): number {
  const n = notes.length;
  const slope = (notes[n - 1]! - notes[0]!) / (n - 1);
  const flat = notes.map((v, i) => v - notes[0]! - slope * i);
  const mean = flat.reduce((a, b) => a + b, 0) / n;
  let sum = 0;
  let count = 0;
  for (let f = low; f <= high; f += 0.75, count++) {
    let [re, im] = [0, 0];
    flat.forEach((v, i) => {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / n);
      re += (v - mean) * hann * Math.cos((2 * Math.PI * f * i) / PITCH_RATE);
      im += (v - mean) * hann * Math.sin((2 * Math.PI * f * i) / PITCH_RATE);
    });
    sum += Math.hypot(re, im) / n;
  }
  return sum / count;
}

function nearest(row: Float32Array, midi: number): number | null {
  for (let i = 0; i < CANDIDATES; i++) if (row[2 * i + 1]! > 0 && Math.abs(row[2 * i]! - midi) < 1) return row[2 * i]!;
  return null;
}

/** Mean magnitude of a curve's spectrum between two frequencies, by a plain transform: the curve is short. */
function bandMagnitude(curve: readonly number[], low: number, high: number): number {
  const mean = curve.reduce((a, b) => a + b, 0) / curve.length;
  let sum = 0;
  let count = 0;
  for (let f = low; f < high; f += 0.5, count++) {
    let [re, im] = [0, 0];
    for (let i = 0; i < curve.length; i++) {
      const w = (2 * Math.PI * f * i) / RATE;
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / curve.length);
      re += (curve[i]! - mean) * hann * Math.cos(w);
      im += (curve[i]! - mean) * hann * Math.sin(w);
    }
    sum += Math.hypot(re, im) / curve.length;
  }
  return sum / Math.max(1, count);
}
