import type { HeardMelody, Span } from "../analyse/analysis.ts";
import { leadRegister } from "../analyse/find-melody.ts";
import { fftOfSize } from "../analyse/fft.ts";
import type { StereoBlock } from "../resources.ts";
import type { Hertz, Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, midiToHertz } from "../units.ts";
import { createFrameSource, createOverlapSum } from "./frame-source.ts";
import { createHarmonicSplitter } from "./split-harmonics.ts";

export const SEPARATED = ["vocals", "drums", "bass", "other"] as const;
export type SeparatedName = (typeof SEPARATED)[number];
export type SeparatedBlock = Record<SeparatedName, StereoBlock>;

/** Separates a recording that comes block by block; the parts of a block come a moment later and sum to it. */
export interface PartSeparator {
  add(block: StereoBlock): SeparatedBlock;
  finish(): SeparatedBlock;
}

const SIZE = 4096;
const HOP = SIZE / 4;
const BINS = SIZE / 2 + 1;
const BIN: Hertz = SAMPLE_RATE / SIZE;

/** Below the first the harmonic sound is bass, above the second it is not. */
const BASS_EDGE: readonly [Hertz, Hertz] = [130, 220];
/** Nothing sung lies outside. */
const VOICE: readonly [Hertz, Hertz] = [90, 11_000];
/** A harmonic's width: the window's own, and more where vibrato moves it further. */
const WIDTH: Hertz = 24;
const WIDTH_SHARE = 0.012;

/**
 * Approximate separation without a trained model: what strikes is drums; of what rings, the low end is bass, and a voice is what stands in
 * the middle on the harmonics of the melody that the analysis heard, while somebody sings. Whatever else shares those places comes along,
 * and consonants stay with the drums. All parts sum to the recording. Two copies of a second of sound are held.
 */
export function createPartSeparator({ melody, sung }: { melody: HeardMelody; /** Where a voice may be. */ sung: readonly Span[] }): PartSeparator {
  const splitter = createHarmonicSplitter();
  const register = leadRegister(melody);
  const source = createFrameSource();
  const fft = fftOfSize(SIZE);
  const window = new Float64Array(SIZE).map((_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
  const scale = 1 / 1.5;
  const voiceSum = createOverlapSum(SIZE, HOP);
  const bassSum = createOverlapSum(SIZE, HOP);
  const frame = { re: new Float64Array(SIZE), im: new Float64Array(SIZE) };
  const masked = { re: new Float64Array(SIZE), im: new Float64Array(SIZE) };
  const voiceMask = new Float64Array(BINS);
  const bassMask = new Float64Array(BINS).map((_, k) => 1 - smooth((k * BIN - BASS_EDGE[0]) / (BASS_EDGE[1] - BASS_EDGE[0])));
  const lows = new Float64Array(BINS);
  const comb = new Float64Array(BINS);
  let frames = 0;
  let skip: Samples = SIZE - HOP;
  let ringing = empty();
  let striking = empty();

  const apply = (mask: Float64Array, sum: ReturnType<typeof createOverlapSum>): void => {
    for (let k = 0; k < BINS; k++) {
      const m = (SIZE - k) % SIZE;
      masked.re[k] = frame.re[k]! * mask[k]!;
      masked.im[k] = frame.im[k]! * mask[k]!;
      masked.re[m] = frame.re[m]! * mask[k]!;
      masked.im[m] = frame.im[m]! * mask[k]!;
    }
    fft.inverse(masked.re, masked.im);
    for (let i = 0; i < SIZE; i++) {
      masked.re[i]! *= window[i]! * scale;
      masked.im[i]! *= window[i]! * scale;
    }
    sum.add(masked.re, masked.im);
  };

  const run = (reaches: (end: Samples) => boolean): { voice: StereoBlock; bass: StereoBlock } => {
    for (;;) {
      const from = frames * HOP - (SIZE - HOP);
      if (!reaches(from + SIZE)) break;
      source.read(from, frame.re, frame.im);
      for (let i = 0; i < SIZE; i++) {
        frame.re[i]! *= window[i]!;
        frame.im[i]! *= window[i]!;
      }
      fft.forward(frame.re, frame.im);
      const pitch = pitchAt(melody, register, sung, (from + SIZE / 2) / SAMPLE_RATE);
      drawComb(pitch, comb);
      for (let k = 0; k < BINS; k++) {
        voiceMask[k] = comb[k]! > 0 ? comb[k]! * centredness(frame, k) : 0;
        lows[k] = bassMask[k]! * (1 - voiceMask[k]!);
      }
      apply(voiceMask, voiceSum);
      apply(lows, bassSum);
      source.forget(from);
      frames++;
    }
    const [voice, bass] = [voiceSum.take(), bassSum.take()];
    const drop = Math.min(skip, voice.left.length);
    skip -= drop;
    return { voice: cut(voice, drop), bass: cut(bass, drop) };
  };

  /** What was split so far and is now told apart. */
  const give = ({ voice, bass }: { voice: StereoBlock; bass: StereoBlock }): SeparatedBlock => {
    const n = Math.min(voice.left.length, ringing.left.length);
    const out: SeparatedBlock = {
      vocals: cut(voice, 0, n), bass: cut(bass, 0, n),
      drums: cut(striking, 0, n), other: { left: ringing.left.slice(0, n), right: ringing.right.slice(0, n) },
    };
    for (const side of ["left", "right"] as const) {
      const other = out.other[side];
      for (let i = 0; i < n; i++) other[i]! -= out.vocals[side][i]! + out.bass[side][i]!;
    }
    ringing = cut(ringing, n);
    striking = cut(striking, n);
    return out;
  };

  const take = (block: { harmonic: StereoBlock; percussive: StereoBlock }): void => {
    source.add(block.harmonic);
    ringing = joined(ringing, block.harmonic);
    striking = joined(striking, block.percussive);
  };

  return {
    add(block) {
      take(splitter.add(block));
      return give(run((end) => source.reaches(end)));
    },
    finish() {
      take(splitter.finish());
      const end = frames * HOP + ringing.left.length + SIZE;
      return give(run((sample) => sample <= end + SIZE));
    },
  };
}

const smooth = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x));
const empty = (): StereoBlock => ({ left: new Float32Array(0), right: new Float32Array(0) });
const cut = ({ left, right }: StereoBlock, from: number, to?: number): StereoBlock => ({ left: left.slice(from, to), right: right.slice(from, to) });

function joined(a: StereoBlock, b: StereoBlock): StereoBlock {
  const side = (x: Float32Array, y: Float32Array): Float32Array => {
    const out = new Float32Array(x.length + y.length);
    out.set(x);
    out.set(y, x.length);
    return out;
  };
  return { left: side(a.left, b.left), right: side(a.right, b.right) };
}

/** The voice's pitch at a time; null while nobody sings. */
function pitchAt(melody: HeardMelody, { low, high }: ReturnType<typeof leadRegister>, sung: readonly Span[], time: Seconds): Hertz | null {
  if (!sung.some((span) => span.start - 0.3 <= time && time < span.end + 0.3)) return null;
  const at = Math.round(time / melody.hop);
  for (const near of [at, at - 1, at + 1, at - 2, at + 2]) {
    const midi = melody.contour[near];
    if (midi !== undefined && midi >= low && midi <= high) return midiToHertz(midi);
  }
  return null;
}

/** 1 on the harmonics of a pitch, falling to 0 between them. */
function drawComb(pitch: Hertz | null, comb: Float64Array): void {
  comb.fill(0);
  if (pitch === null) return;
  for (let h = 1; h * pitch < VOICE[1]; h++) {
    const centre = h * pitch;
    if (centre < VOICE[0]) continue;
    const width = Math.min(WIDTH + WIDTH_SHARE * centre, pitch * 0.5);
    const first = Math.max(1, Math.ceil((centre - 1.6 * width) / BIN));
    for (let k = first; k <= Math.min(BINS - 2, (centre + 1.6 * width) / BIN); k++) {
      const d = Math.abs(k * BIN - centre) / width;
      comb[k] = Math.max(comb[k]!, d <= 1 ? 1 : 1 - smooth((d - 1) / 0.6));
    }
  }
}

/** How much a bin stands in the middle: 1 where both sides are the same, 0 where one is alone or they disagree. */
function centredness(frame: { re: Float64Array; im: Float64Array }, k: number): number {
  const m = (SIZE - k) % SIZE;
  const [lr, li] = [frame.re[k]! + frame.re[m]!, frame.im[k]! - frame.im[m]!];
  const [rr, ri] = [frame.im[k]! + frame.im[m]!, frame.re[m]! - frame.re[k]!];
  const both = lr * lr + li * li + rr * rr + ri * ri;
  if (both < 1e-18) return 0;
  return Math.max(0, (2 * (lr * rr + li * ri)) / both) ** 2;
}
