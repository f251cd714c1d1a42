import type { CancelSignal } from "../cancellation.ts";
import { integratedLoudness } from "../analyse/loudness.ts";
import { createSpectrumStream } from "../analyse/spectra.ts";
import type { Mastered } from "../master/master-song.ts";
import { masterSong } from "../master/master-song.ts";
import { createFilter, highShelf, highpass, lowShelf, peaking } from "../mix/biquad.ts";
import { createCompressor } from "../mix/compressor.ts";
import type { MixPlan } from "../mix/mix-plan.ts";
import type { StereoBlock } from "../resources.ts";
import type { Decibels, Hertz, Samples } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";

export type RemasterStrength = "subtle" | "normal" | "high";

/** How far each strength goes. */
const STRENGTHS: Record<RemasterStrength, { /** Share of the way to the target curve, and its limit. */ share: number; most: Decibels; ratio: number; saturation: number; width: number }> = {
  subtle: { share: 0.35, most: 1.5, ratio: 1.25, saturation: 0, width: 1.05 },
  normal: { share: 0.6, most: 3, ratio: 1.7, saturation: 0.12, width: 1.15 },
  high: { share: 0.85, most: 6, ratio: 2.4, saturation: 0.3, width: 1.3 },
};

/**
 * Places of the equaliser, and the level that finished popular records have there per third of an octave against 1 kHz: nearly flat below
 * 150 Hz, then falling by about 2 dB an octave, faster above 5 kHz. A mean over genres, hence the limits above.
 */
const CURVE: readonly { at: Hertz; kind: "low" | "peak" | "high"; target: Decibels }[] = [
  { at: 90, kind: "low", target: 6 }, { at: 250, kind: "peak", target: 3.5 }, { at: 700, kind: "peak", target: 1 },
  { at: 2000, kind: "peak", target: -2.2 }, { at: 5000, kind: "peak", target: -5.5 }, { at: 10_500, kind: "high", target: -10.5 },
];

/** Side over middle below which a recording counts as mono and is left so: there is nothing to widen. */
const MONO = 1e-4;
/** Level at which the compressor begins, LUFS: the recording is brought there first. */
const WORKING: Decibels = -18;
const CHUNK: Samples = 1 << 14;

/**
 * A recording brought to the balance, density, width and level of a finished record: equaliser toward a target curve, compression, sides
 * above 120 Hz, then −14 LUFS under the usual ceiling. The input is left alone. Rejects with the signal's reason.
 */
export async function masterAudio(audio: StereoBlock, strength: RemasterStrength, { signal }: { signal?: CancelSignal } = {}): Promise<Mastered> {
  const settings = STRENGTHS[strength];
  const loudness = integratedLoudness(audio);
  const out = { left: audio.left.slice(), right: audio.right.slice() };
  if (loudness > -60) {
    const { balance, width } = measureBalance(audio);
    const middle = balance.reduce((sum, v, i) => sum + v - CURVE[i]!.target, 0) / CURVE.length;
    const gains = CURVE.map(({ target }, i) => Math.max(-settings.most, Math.min(settings.most, settings.share * (target - (balance[i]! - middle)))));
    const equaliser = createFilter([highpass(25), ...CURVE.map(({ at, kind }, i) => design(kind, at, gains[i]!))]);
    const compress = createCompressor({ threshold: -16, ratio: settings.ratio, attack: 0.02, release: 0.16, knee: 8 });
    const sides = createFilter([highpass(120)]);
    const wider = width < MONO ? 1 : Math.min(settings.width, Math.max(1, 0.6 / Math.max(width, 0.02)));
    const level = decibelsToGain(WORKING - loudness);
    for (let from = 0; from < out.left.length; from += CHUNK) {
      signal?.throwIfAborted();
      const [left, right] = [out.left.subarray(from, from + CHUNK), out.right.subarray(from, from + CHUNK)];
      for (let i = 0; i < left.length; i++) {
        left[i]! *= level;
        right[i]! *= level;
      }
      equaliser.stereo(left, right);
      widen(left, right, wider, sides);
      compress(left, right);
    }
  }
  return masterSong(out, planOf(settings.saturation), { signal });
}

/** Level per third of an octave at the places of the curve against the mean of them, and side over middle. */
export function measureBalance({ left, right }: StereoBlock): { balance: Decibels[]; width: number } {
  const SIZE = 4096;
  const power = new Float64Array(SIZE / 2 + 1);
  let [middle, side] = [1e-12, 1e-12];
  const stream = createSpectrumStream(SIZE, SIZE, (spectra) => {
    for (let k = 1; k < power.length; k++) {
      const [m, s] = [spectra.mid[k]! ** 2, spectra.side[k]! ** 2];
      power[k]! += m + s;
      middle += m;
      side += s;
    }
  });
  for (let at = 0; at < left.length; at += 1 << 17) stream.add(left.subarray(at, at + (1 << 17)), right.subarray(at, at + (1 << 17)));
  const third = (at: Hertz): Decibels => {
    // An octave on either side of a place counts less and less; a third of an octave is what the sum is scaled to.
    let sum = 1e-12;
    let weights = 1e-12;
    for (let k = Math.max(1, Math.floor((at / 2 / SAMPLE_RATE) * SIZE)); k <= Math.min(power.length - 1, ((at * 2) / SAMPLE_RATE) * SIZE); k++) {
      const weight = Math.cos((Math.PI / 2) * Math.min(1, Math.abs(Math.log2((k * SAMPLE_RATE) / SIZE / at)))) ** 2;
      sum += weight * power[k]!;
      weights += weight;
    }
    return 10 * Math.log10((sum / weights) * at);
  };
  const levels = CURVE.map(({ at }) => third(at));
  const mean = levels.reduce((a, b) => a + b, 0) / levels.length;
  return { balance: levels.map((v) => v - mean), width: side / middle };
}

function design(kind: "low" | "peak" | "high", at: Hertz, gain: Decibels): ReturnType<typeof peaking> {
  return kind === "low" ? lowShelf(at * 1.4, gain) : kind === "high" ? highShelf(at * 0.8, gain) : peaking(at, 0.8, gain);
}

/** More of the sides above 120 Hz. */
function widen(left: Float32Array, right: Float32Array, width: number, sides: ReturnType<typeof createFilter>): void {
  if (width === 1) return;
  const side = left.map((v, i) => 0.5 * (v - right[i]!) * (width - 1));
  sides.mono(side);
  for (let i = 0; i < left.length; i++) {
    left[i]! += side[i]!;
    right[i]! -= side[i]!;
  }
}

/** What is left for the master of a song: a little drive and the limiter. */
const planOf = (saturation: number): MixPlan => ({
  levels: {}, sidechain: { depth: 0, release: 0.1, stems: [] }, reverb: { seconds: 1, preDelay: 0, damping: 8000, level: -60 },
  delay: { beats: 1, feedback: 0, level: -60 }, saturation, tone: { low: 0, mid: 0, high: 0, air: 0 }, width: 1,
});
