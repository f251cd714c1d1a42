import type { Hertz, Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, secondsToSamples } from "../units.ts";

export interface Reverb {
  /** Reads the send, writes (not adds) the return; in and out may be the same arrays. State carries over. */
  process(inLeft: Float32Array, inRight: Float32Array, outLeft: Float32Array, outRight: Float32Array, from?: number, to?: number): void;
}

/** Delay lengths at 44.1 kHz, mutually prime so that echoes do not pile up. */
const LINES = [1423, 1637, 1811, 2039, 2281, 2473, 2729, 2953] as const;
const DIFFUSERS = [142, 107, 379, 277] as const;
/** Frames worked on at a time: fewer than the shortest delay, so that nothing written in a block is read in it. */
const BLOCK: Samples = 64;
const DIFFUSION = 0.6;

/**
 * Feedback delay network of eight lines with a Householder matrix (Jot & Chaigne 1991), four all-pass diffusers before it,
 * and a low-pass in every line so that highs die first. `seconds` is the time to −60 dB in the middle of the spectrum.
 */
export function createReverb(options: ReverbOptions): Reverb {
  return createNetwork(options, 1 / Math.sqrt(impulseEnergy(createNetwork(options, 1), options.seconds)));
}

export interface ReverbOptions {
  seconds: Seconds;
  preDelay: Seconds;
  damping: Hertz;
}

/** Energy of the answer to one unit impulse in both channels, per channel: dividing by its root makes a send of 0 dB as loud as its source. */
function impulseEnergy(network: Reverb, seconds: Seconds): number {
  const length = secondsToSamples(Math.min(1.5, seconds + 0.1));
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  left[0] = 1;
  right[0] = 1;
  network.process(left, right, left, right);
  let energy = 0;
  for (let i = 0; i < length; i++) energy += left[i]! * left[i]! + right[i]! * right[i]!;
  return Math.max(1e-6, energy / 2);
}

/** A delay of `size` samples in a ring whose length is a power of two; `at` counts what was written. */
interface Line {
  ring: Float32Array;
  mask: number;
  size: Samples;
}

function createLine(size: Samples): Line {
  const length = 2 ** Math.ceil(Math.log2(size + BLOCK));
  return { ring: new Float32Array(length), mask: length - 1, size };
}

/** In place: a delay. `at` is the network's clock. */
function delayBy({ ring, mask, size }: Line, x: Float32Array, at: number, n: number): void {
  for (let i = 0; i < n; i++) ring[(at + i) & mask] = x[i]!;
  for (let i = 0; i < n; i++) x[i] = ring[(at + i - size) & mask]!;
}

/** In place: an all-pass, whose echoes thicken without colouring. */
function diffuse({ ring, mask, size }: Line, x: Float32Array, at: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const z = ring[(at + i - size) & mask]!;
    const v = x[i]! - DIFFUSION * z;
    ring[(at + i) & mask] = v;
    x[i] = z + DIFFUSION * v;
  }
}

function createNetwork(options: ReverbOptions, gain: number): Reverb {
  const small = Math.min(1, 0.35 + options.seconds / 2.2);
  const sizes = LINES.map((n) => Math.round(n * small));
  const lines = sizes.map(createLine);
  const gains = Float64Array.from(sizes, (n) => 10 ** ((-3 * n) / (options.seconds * SAMPLE_RATE)));
  const low = new Float64Array(8);
  const taps = sizes.map(() => new Float32Array(BLOCK));
  const sum = new Float32Array(BLOCK);
  const x = new Float32Array(BLOCK);
  const y = new Float32Array(BLOCK);
  const damp = 1 - Math.exp((-2 * Math.PI * options.damping) / SAMPLE_RATE);
  const preDelay = Math.max(1, secondsToSamples(options.preDelay));
  const preL = createLine(preDelay);
  const preR = createLine(preDelay);
  const diffL = DIFFUSERS.map(createLine);
  const diffR = DIFFUSERS.map((n) => createLine(n + 23));
  /** Silence at the door after which nothing is left inside: 1.7 × 60 dB. */
  const rest: Samples = preDelay + secondsToSamples(1.7 * options.seconds) + 4 * LINES[7];
  let quiet: Samples = rest + 1;
  let clock = 0;

  /** What comes out of two lines, damped; two at once, for each sample of a line has to wait for the one before. */
  const readPair = (k: number, n: number): void => {
    const a = lines[k]!, b = lines[k + 1]!;
    const ringA = a.ring, maskA = a.mask, fromA = clock - a.size;
    const ringB = b.ring, maskB = b.mask, fromB = clock - b.size;
    const tapA = taps[k]!, tapB = taps[k + 1]!;
    const gainA = gains[k]!, gainB = gains[k + 1]!;
    let lowA = low[k]!, lowB = low[k + 1]!;
    for (let i = 0; i < n; i++) {
      lowA += damp * (ringA[(fromA + i) & maskA]! - lowA);
      lowB += damp * (ringB[(fromB + i) & maskB]! - lowB);
      const u = lowA * gainA;
      const v = lowB * gainB;
      tapA[i] = u;
      tapB[i] = v;
      sum[i] = sum[i]! + 0.25 * (u + v);
    }
    low[k] = lowA;
    low[k + 1] = lowB;
  };
  const write = (k: number, input: Float32Array, n: number): void => {
    const { ring, mask } = lines[k]!;
    const tap = taps[k]!;
    for (let i = 0; i < n; i++) ring[(clock + i) & mask] = tap[i]! - sum[i]! + input[i]!;
  };
  const isSilent = (a: Float32Array, b: Float32Array, from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if (a[i] !== 0 || b[i] !== 0) return false;
    return true;
  };

  return {
    process(inLeft, inRight, outLeft, outRight, from = 0, to = inLeft.length) {
      for (let at = from; at < to; at += BLOCK) {
        const n = Math.min(BLOCK, to - at);
        quiet = isSilent(inLeft, inRight, at, at + n) ? quiet + n : 0;
        if (quiet > rest) {
          outLeft.fill(0, at, at + n);
          outRight.fill(0, at, at + n);
          continue;
        }
        for (let i = 0; i < n; i++) {
          x[i] = inLeft[at + i]!;
          y[i] = inRight[at + i]!;
        }
        delayBy(preL, x, clock, n);
        delayBy(preR, y, clock, n);
        // 1e-20 keeps the decaying network out of denormal numbers.
        for (let i = 0; i < n; i++) {
          x[i] = x[i]! + 1e-20;
          y[i] = y[i]! + 1e-20;
          sum[i] = 0;
        }
        for (let d = 0; d < 4; d++) {
          diffuse(diffL[d]!, x, clock, n);
          diffuse(diffR[d]!, y, clock, n);
        }
        for (let k = 0; k < 8; k += 2) readPair(k, n);
        for (let k = 0; k < 8; k += 2) {
          write(k, x, n);
          write(k + 1, y, n);
        }
        const [t0, t1, t2, t3, t4, t5, t6, t7] = taps as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
        for (let i = 0; i < n; i++) {
          outLeft[at + i] = gain * (t0[i]! - t2[i]! + t4[i]! + t6[i]!);
          outRight[at + i] = gain * (t1[i]! + t3[i]! - t5[i]! + t7[i]!);
        }
        clock = (clock + n) & 0x3fffffff;
      }
    },
  };
}
