import { fftOfSize } from "../../analyse/fft.ts";
import { SAMPLE_RATE } from "../../units.ts";
import type { Hertz } from "../../units.ts";

/**
 * Band-limited single cycles: per shape six tables an octave, holding only harmonics under 20.5 kHz,
 * so that no note folds back. Made on first use by an inverse FFT.
 */
export const TABLE_SIZE = 2048;
/** Tables repeat their first value at the end, so that interpolation needs no wrap. */
export type Wavetable = Float32Array;
export type Shape = "saw" | "square" | "triangle" | "sine" | "organ" | "choir";

const HIGHEST = 20_500;
const LOWEST_F0 = 16;
const PER_OCTAVE = 6;
const SLOTS = Math.ceil(Math.log2(SAMPLE_RATE / 2 / LOWEST_F0) * PER_OCTAVE) + 1;

/** Amplitude of the n-th sine harmonic. */
const HARMONICS: Record<Shape, (n: number) => number> = {
  saw: (n) => (2 / Math.PI) * (1 / n),
  square: (n) => (n % 2 === 1 ? 4 / Math.PI / n : 0),
  triangle: (n) => (n % 2 === 1 ? ((n % 4 === 1 ? 1 : -1) * 8) / (Math.PI * n) ** 2 : 0),
  sine: (n) => (n === 1 ? 1 : 0),
  // Drawbars 8', 4', 2⅔', 2', 1⅓', 1' of a tone-wheel registration 888 600 403 without the sub-octave.
  organ: (n) => ({ 1: 0.42, 2: 0.36, 3: 0.22, 4: 0.14, 6: 0.07, 8: 0.1 })[n] ?? 0,
  // Soft, hollow, slowly falling: bowed glass.
  choir: (n) => (n % 2 === 1 ? 0.7 : 0.35) / n ** 1.5,
};

const tables = new Map<Shape, (Wavetable | undefined)[]>();

/** The table for a fundamental; its top harmonic lies under 20.5 kHz for every pitch of the slot. */
export function wavetable(shape: Shape, f0: Hertz): Wavetable {
  let slots = tables.get(shape);
  if (!slots) tables.set(shape, (slots = Array.from<Wavetable | undefined>({ length: SLOTS })));
  const slot = Math.max(0, Math.min(SLOTS - 1, Math.ceil(Math.log2(Math.max(f0, LOWEST_F0) / LOWEST_F0) * PER_OCTAVE)));
  return (slots[slot] ??= build(shape, LOWEST_F0 * 2 ** (slot / PER_OCTAVE)));
}

function build(shape: Shape, highestF0: Hertz): Wavetable {
  const re = new Float64Array(TABLE_SIZE);
  const im = new Float64Array(TABLE_SIZE);
  const top = Math.max(1, Math.min(TABLE_SIZE / 2 - 1, Math.floor(HIGHEST / highestF0)));
  for (let n = 1; n <= top; n++) {
    // A sine of amplitude a has bins ∓ia·size/2; the last tenth is tapered against ringing at the band's edge.
    const taper = n > top * 0.9 && top > 8 ? Math.cos(((n / top - 0.9) / 0.1) * 1.2) : 1;
    const a = (HARMONICS[shape](n) * taper * TABLE_SIZE) / 2;
    im[n] = -a;
    im[TABLE_SIZE - n] = a;
  }
  fftOfSize(TABLE_SIZE).inverse(re, im);
  const table = new Float32Array(TABLE_SIZE + 1);
  table.set(re);
  table[TABLE_SIZE] = table[0]!;
  return table;
}
