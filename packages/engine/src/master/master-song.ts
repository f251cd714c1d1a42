import { integratedLoudness } from "../analyse/loudness.ts";
import { truePeak } from "../analyse/true-peak.ts";
import type { CancelSignal } from "../cancellation.ts";
import type { MixPlan } from "../mix/mix-plan.ts";
import type { StereoBlock } from "../resources.ts";
import type { Decibels } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";
import { CHAIN_LOUDNESS, createBusChain } from "./bus-chain.ts";
import { createLimiter } from "./limiter.ts";

/** Integrated loudness of a finished song (LUFS). */
export const TARGET_LOUDNESS: Decibels = -14;
/** Lossy coding adds up to 0.55 dB to peaks (bench/mix-figures.ts): with this ceiling 192 kbit/s MP3 stays under −1 dBTP. */
export const TARGET_CEILING: Decibels = -1.8;
const TOLERANCE = 0.25;
/** What the limiter takes from usual music; so the first pass is mostly the last. */
const LIMITER_LOSS = 0.2;
const PASSES = 6;
/** Least loudness that a decibel of gain is taken to bring; below, the limiter flattens more than it lifts. */
const LEAST_YIELD = 0.25;
/** A mix so quiet is silence, not music to be raised. */
const SILENT: Decibels = -60;
/** Frames worked on at a time: few enough for the processor's cache. */
const CHUNK = 4096;

export interface Mastered {
  audio: StereoBlock;
  lufs: number;
  /** 4× oversampled, dBTP. */
  truePeak: Decibels;
  /** Gain ahead of the chain and behind it. */
  gains: { before: Decibels; after: Decibels };
}

export interface MasterOptions {
  signal?: CancelSignal;
  gains?: Mastered["gains"] | undefined;
  /** Use the input's arrays up instead of copying them: half the memory. */
  inPlace?: boolean;
}

/**
 * Masters a whole mix to TARGET_LOUDNESS under TARGET_CEILING. The input is left alone unless it may be used up; no fade is added but 4 ms
 * at the very ends. With `gains` of an earlier master they are kept, whatever the loudness becomes: for a part of a song that has been mastered before.
 */
export async function masterSong(
  mix: StereoBlock,
  plan: MixPlan,
  options: MasterOptions = {},
): Promise<Mastered> {
  const loudness = integratedLoudness(mix);
  const left = options.inPlace ? mix.left : mix.left.slice();
  const right = options.inPlace ? mix.right : mix.right.slice();
  const silent = { before: 0, after: 0 };
  if (!(loudness > SILENT)) return { audio: { left, right }, lufs: loudness, truePeak: truePeak({ left, right }), gains: options.gains ?? silent };
  const ahead = options.gains?.before ?? CHAIN_LOUDNESS - loudness;
  scale(left, decibelsToGain(ahead));
  scale(right, decibelsToGain(ahead));
  const chain = createBusChain(plan);
  for (let at = 0; at < left.length; at += CHUNK) {
    options.signal?.throwIfAborted();
    chain(left.subarray(at, at + CHUNK), right.subarray(at, at + CHUNK));
  }
  if (options.gains) {
    const audio = limit({ left, right }, options.gains.after, blank(left.length), options.signal);
    return { audio, lufs: integratedLoudness(audio), truePeak: truePeak(audio), gains: options.gains };
  }
  fadeEnds(left);
  fadeEnds(right);

  let gain = TARGET_LOUDNESS - integratedLoudness({ left, right }) + LIMITER_LOSS;
  const audio = blank(left.length);
  let lufs = TARGET_LOUDNESS;
  let kept = gain;
  // What the limiter takes has to be given again, by the yield seen between the last two rounds (secant); two or three rounds
  // reach the target unless the music is all peaks.
  let before: { gain: Decibels; lufs: Decibels } | undefined;
  for (let pass = 0; pass < PASSES; pass++) {
    options.signal?.throwIfAborted();
    limit({ left, right }, gain, audio, options.signal);
    lufs = integratedLoudness(audio);
    kept = gain;
    if (Math.abs(lufs - TARGET_LOUDNESS) <= TOLERANCE) break;
    const gained = before ? (lufs - before.lufs) / (gain - before.gain) : 1;
    before = { gain, lufs };
    gain += (TARGET_LOUDNESS - lufs) / Math.min(1, Math.max(LEAST_YIELD, gained));
  }
  return { audio, lufs, truePeak: truePeak(audio), gains: { before: ahead, after: kept } };
}

const blank = (frames: number): StereoBlock => ({ left: new Float32Array(frames), right: new Float32Array(frames) });

/** Fills `out`, which has the input's length. */
function limit(input: StereoBlock, gain: Decibels, out: StereoBlock, signal?: CancelSignal): StereoBlock {
  const limiter = createLimiter(TARGET_CEILING);
  const factor = decibelsToGain(gain);
  const left = new Float32Array(CHUNK);
  const right = new Float32Array(CHUNK);
  let at = 0;
  const write = (block: StereoBlock): void => {
    out.left.set(block.left, at);
    out.right.set(block.right, at);
    at += block.left.length;
  };
  for (let from = 0; from < input.left.length; from += CHUNK) {
    signal?.throwIfAborted();
    const n = Math.min(CHUNK, input.left.length - from);
    const [l, r] = [left.subarray(0, n), right.subarray(0, n)];
    for (let i = 0; i < n; i++) {
      l[i] = input.left[from + i]! * factor;
      r[i] = input.right[from + i]! * factor;
    }
    write(limiter.process({ left: l, right: r }));
  }
  write(limiter.finish());
  return out;
}

function scale(x: Float32Array, gain: number): void {
  for (let i = 0; i < x.length; i++) x[i] = x[i]! * gain;
}

/** So that a player starts and stops without a click whatever stands at the edges. */
function fadeEnds(x: Float32Array): void {
  const n = Math.min(x.length >> 1, Math.round(0.004 * SAMPLE_RATE));
  for (let i = 0; i < n; i++) {
    const g = i / n;
    x[i] = x[i]! * g;
    x[x.length - 1 - i] = x[x.length - 1 - i]! * g;
  }
}
