import type { Hertz, Seconds } from "../units.ts";
import { SAMPLE_RATE, secondsToSamples } from "../units.ts";

export interface Reverb {
  /** Reads the send, writes (not adds) the return; in and out may be the same arrays. State carries over. */
  process(inLeft: Float32Array, inRight: Float32Array, outLeft: Float32Array, outRight: Float32Array, from?: number, to?: number): void;
}

/** Delay lengths at 44.1 kHz, mutually prime so that echoes do not pile up. */
const LINES = [1423, 1637, 1811, 2039, 2281, 2473, 2729, 2953] as const;
const DIFFUSERS = [142, 107, 379, 277] as const;

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

function createNetwork(options: ReverbOptions, gain: number): Reverb {
  const small = Math.min(1, 0.35 + options.seconds / 2.2);
  const sizes = LINES.map((n) => Math.round(n * small));
  const lines = sizes.map((n) => new Float32Array(n));
  const gains = Float64Array.from(sizes, (n) => 10 ** ((-3 * n) / (options.seconds * SAMPLE_RATE)));
  const at = new Int32Array(8);
  const low = new Float64Array(8);
  const t = new Float64Array(8);
  const damp = 1 - Math.exp((-2 * Math.PI * options.damping) / SAMPLE_RATE);
  const pre = new Float32Array(2 * Math.max(1, secondsToSamples(options.preDelay)));
  let preHeld = 0;
  const diffL = DIFFUSERS.map((n) => ({ line: new Float32Array(n), at: 0 }));
  const diffR = DIFFUSERS.map((n) => ({ line: new Float32Array(n + 23), at: 0 }));

  return {
    process(inLeft, inRight, outLeft, outRight, from = 0, to = inLeft.length) {
      const preLength = pre.length / 2;
      let preAt = preHeld;
      for (let i = from; i < to; i++) {
        // 1e-20 keeps the decaying network out of denormal numbers.
        let x = pre[2 * preAt]! + 1e-20;
        let y = pre[2 * preAt + 1]! + 1e-20;
        pre[2 * preAt] = inLeft[i]!;
        pre[2 * preAt + 1] = inRight[i]!;
        if (++preAt === preLength) preAt = 0;
        for (let d = 0; d < 4; d++) {
          const a = diffL[d]!;
          const za = a.line[a.at]!;
          const va = x - 0.6 * za;
          a.line[a.at] = va;
          if (++a.at === a.line.length) a.at = 0;
          x = za + 0.6 * va;
          const b = diffR[d]!;
          const zb = b.line[b.at]!;
          const vb = y - 0.6 * zb;
          b.line[b.at] = vb;
          if (++b.at === b.line.length) b.at = 0;
          y = zb + 0.6 * vb;
        }
        let sum = 0;
        for (let k = 0; k < 8; k++) {
          const l = low[k]! + damp * (lines[k]![at[k]!]! - low[k]!);
          low[k] = l;
          const v = l * gains[k]!;
          t[k] = v;
          sum += v;
        }
        sum *= 0.25;
        for (let k = 0; k < 8; k++) {
          lines[k]![at[k]!] = t[k]! - sum + ((k & 1) === 0 ? x : y);
          if (++at[k]! === sizes[k]!) at[k] = 0;
        }
        outLeft[i] = gain * (t[0]! - t[2]! + t[4]! + t[6]!);
        outRight[i] = gain * (t[1]! + t[3]! - t[5]! + t[7]!);
      }
      preHeld = preAt;
    },
  };
}
