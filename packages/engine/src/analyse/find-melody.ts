import { SAMPLE_RATE } from "../units.ts";
import type { HeardMelody, HeardNote } from "./analysis.ts";
import type { Features } from "./gather-features.ts";
import { FEATURE_RATE } from "./gather-features.ts";
import { CANDIDATES, PITCH_HOP, PITCH_SIZE } from "./pitch-evidence.ts";

const HOP = PITCH_HOP / SAMPLE_RATE;
/** Middle of the first frame. */
const CENTRE = PITCH_SIZE / 2 / SAMPLE_RATE;
/** Shortest note. */
const SHORTEST = 0.09;

/** The leading voice as a contour and as notes. `voiced` says where a voice may be, by frame time; everywhere when absent. */
export function findMelody(features: Features, tuning: number, voiced: (time: number) => boolean = () => true): HeardMelody {
  const path = smoothestPath(features, voiced);
  // The contour begins at time 0, half a frame before the first middle.
  const lead = Math.round(CENTRE / HOP);
  const contour = new Float32Array(path.length + lead).fill(NaN);
  contour.set(path, lead);
  return { hop: HOP, contour, notes: cutNotes(contour, features, tuning) };
}

/** Semitones that one voice keeps to on either side of its middle. */
const REACH = 10;

/** Where the leading voice mostly lies: what is far outside is another instrument that led for a moment. Low below high; all pitches without notes. */
export function leadRegister({ notes }: HeardMelody): { low: number; high: number } {
  // The middle by time and loudness, among pitches that people sing.
  const sung = notes.filter(({ midi }) => midi >= 43 && midi <= 81).toSorted((a, b) => a.midi - b.midi);
  const weight = ({ start, end, level }: HeardNote): number => (end - start) * level;
  const total = sung.reduce((sum, note) => sum + weight(note), 0);
  let past = 0;
  const middle = sung.find((note) => (past += weight(note)) >= total / 2)?.midi;
  return middle === undefined ? { low: 0, high: 127 } : { low: middle - REACH, high: middle + REACH };
}

/** Viterbi over the candidates of each frame and silence. */
function smoothestPath({ pitch, levels }: Features, voiced: (time: number) => boolean): Float32Array {
  const n = pitch.rows;
  const strengths: number[] = [];
  for (let i = 0; i < n; i++) if (pitch.row(i)[1]! > 0) strengths.push(pitch.row(i)[1]!);
  strengths.sort((a, b) => a - b);
  const typical = strengths[Math.floor(strengths.length * 0.6)] ?? 1;
  const states = CANDIDATES + 1;
  const REST = CANDIDATES;
  let row = new Float64Array(states);
  const links = new Int8Array(n * states);
  for (let i = 0; i < n; i++) {
    const candidates = pitch.row(i);
    const before = i > 0 ? pitch.row(i - 1) : candidates;
    const time = i * HOP + CENTRE;
    const level = levels.rows > 0 ? levels.row(Math.min(levels.rows - 1, Math.round(time * FEATURE_RATE)))[0]! : 0;
    const open = voiced(time) && level > 1e-7;
    const next = new Float64Array(states);
    for (let s = 0; s < states; s++) {
      const strength = s < CANDIDATES ? candidates[2 * s + 1]! : 0;
      const here = s === REST ? 0.42 : strength > 0 && open ? Math.min(1.6, strength / typical) : -5;
      let best = -Infinity;
      let from = REST;
      for (let p = 0; p < states; p++) {
        const jump = s === REST || p === REST ? 0.35 : Math.min(1.3, 0.22 * Math.abs(candidates[2 * s]! - before[2 * p]!));
        const value = row[p]! - (s === REST && p === REST ? 0 : jump);
        if (value > best) { best = value; from = p; }
      }
      next[s] = best + here;
      links[i * states + s] = from;
    }
    row = next;
  }
  const out = new Float32Array(n).fill(NaN);
  let at = row.reduce((best, v, s) => (v > row[best]! ? s : best), 0);
  for (let i = n - 1; i >= 0; i--) {
    if (at !== REST) out[i] = pitch.row(i)[2 * at]!;
    at = links[i * states + at]!;
  }
  return out;
}

/** Notes: stretches of one key, cut where the voice is struck anew on the same key. */
function cutNotes(contour: Float32Array, features: Features, tuning: number): HeardNote[] {
  const smooth = medianOfFive(contour);
  const dips = dipsOf(features, smooth.length);
  const notes: { from: number; to: number; midi: number }[] = [];
  let from = -1;
  let sum = 0;
  let off = 0;
  const close = (to: number): void => {
    if (from >= 0 && (to - from) * HOP >= SHORTEST) notes.push({ from, to, midi: median(smooth.subarray(from, to)) });
    from = -1;
  };
  for (let i = 0; i < smooth.length; i++) {
    const v = smooth[i]!;
    if (Number.isNaN(v)) { close(i); continue; }
    if (from < 0) { from = i; sum = v; off = 0; continue; }
    const mean = sum / (i - from);
    off = Math.abs(v - mean) > 0.7 ? off + 1 : 0;
    sum += v;
    // Four frames away from the note are another one; vibrato comes back sooner.
    if (off >= 4) { close(i - 3); from = i - 3; sum = smooth[i]! + smooth[i - 1]! + smooth[i - 2]! + smooth[i - 3]!; off = 0; }
    else if (dips[i] && (i - from) * HOP >= SHORTEST) { close(i); from = i; sum = v; off = 0; }
  }
  close(smooth.length);
  const loudness = notes.map(({ from: a, to: b }) => levelOf(features, a, b));
  const loudest = Math.max(...loudness, 1e-12);
  return notes.map(({ from: a, to: b, midi }, i) => ({
    start: a * HOP, end: b * HOP, midi: Math.round(midi - tuning / 100), level: Math.round(Math.sqrt(loudness[i]! / loudest) * 1000) / 1000,
  }));
}

/** Frames at which the level rises again after a dip of 4 dB or more: a consonant between two syllables. */
function dipsOf({ levels }: Features, count: number): Uint8Array {
  const out = new Uint8Array(count);
  const at = (i: number): number => {
    const centre = Math.round(i * HOP * FEATURE_RATE);
    let sum = 1e-10;
    for (let k = centre - 2; k <= centre + 2; k++) if (k >= 0 && k < levels.rows) sum += levels.row(k)[0]!;
    return 10 * Math.log10(sum);
  };
  let previous = -Infinity;
  for (let i = 4; i + 4 < count; i++) {
    const here = at(i);
    let before = -Infinity;
    let after = -Infinity;
    for (let k = 1; k <= 4; k++) { before = Math.max(before, at(i - k)); after = Math.max(after, at(i + k)); }
    if (here < before - 4 && here < after - 4 && here <= at(i - 1) && here <= at(i + 1) && i - previous > 4) { out[i + 1] = 1; previous = i; }
  }
  return out;
}

function levelOf({ levels }: Features, from: number, to: number): number {
  let sum = 0;
  let n = 0;
  for (let k = Math.round(from * HOP * FEATURE_RATE); k < Math.min(levels.rows, to * HOP * FEATURE_RATE); k++, n++) sum += levels.row(k)[0]!;
  return n > 0 ? sum / n : 0;
}

function medianOfFive(x: Float32Array): Float32Array {
  return x.map((v, i) => {
    if (Number.isNaN(v)) return v;
    const near = [x[i - 2], x[i - 1], v, x[i + 1], x[i + 2]].filter((w): w is number => w !== undefined && !Number.isNaN(w)).toSorted((a, b) => a - b);
    return near[near.length >> 1]!;
  });
}

function median(x: Float32Array): number {
  const sorted = Float32Array.from(x).toSorted();
  return sorted[sorted.length >> 1] ?? 0;
}
