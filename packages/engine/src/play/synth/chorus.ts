import { SAMPLE_RATE } from "../../units.ts";

export interface Chorus {
  /** In place over [from, to); state carries over. */
  process(left: Float32Array, right: Float32Array, from: number, to: number): void;
  /** Time goes by in silence: `count` frames, once the delays hold nothing any more. */
  pass(count: number): void;
}

/** Ensemble of string machines: three taps at 120° on two slow wobbles, spread over the stereo field. */
export function createChorus(amount: number): Chorus {
  const size = 2048;
  const mask = size - 1;
  const lineL = new Float32Array(size);
  const lineR = new Float32Array(size);
  const centre = 0.009 * SAMPLE_RATE;
  const slow = (2 * Math.PI * 0.63) / SAMPLE_RATE;
  const fast = (2 * Math.PI * 5.2) / SAMPLE_RATE;
  const depthSlow = 0.0024 * SAMPLE_RATE * (0.4 + 0.6 * amount);
  const depthFast = 0.00022 * SAMPLE_RATE * amount;
  const wet = 0.55 * amount;
  const dry = 1 - 0.35 * amount;
  const delays = new Float64Array(3);
  const steps = new Float64Array(3);
  let time = 0;
  let written = 0;
  const delayAt = (n: number, tap: number): number =>
    centre + depthSlow * Math.sin(slow * n + (tap * 2 * Math.PI) / 3) + depthFast * Math.sin(fast * n + (tap * 4 * Math.PI) / 3);
  for (let tap = 0; tap < 3; tap++) delays[tap] = delayAt(0, tap);
  const read = (line: Float32Array, at: number, delay: number): number => {
    const pos = at - delay + size;
    const k = pos | 0;
    const f = pos - k;
    const a = line[k & mask]!;
    return a + (line[(k + 1) & mask]! - a) * f;
  };
  const process: Chorus["process"] = (left, right, from, to) => {
    const count = to - from;
    for (let tap = 0; tap < 3; tap++) steps[tap] = (delayAt(time + count, tap) - delays[tap]!) / count;
    let at = written;
    let d0 = delays[0]!, d1 = delays[1]!, d2 = delays[2]!;
    const s0 = steps[0]!, s1 = steps[1]!, s2 = steps[2]!;
    for (let i = from; i < to; i++) {
      const l = left[i]!;
      const r = right[i]!;
      lineL[at] = l;
      lineR[at] = r;
      d0 += s0;
      d1 += s1;
      d2 += s2;
      const m = 0.3 * (read(lineL, at, d1) + read(lineR, at, d1));
      left[i] = l * dry + wet * (read(lineL, at, d0) + m);
      right[i] = r * dry + wet * (read(lineR, at, d2) + m);
      at = (at + 1) & mask;
    }
    written = at;
    delays[0] = d0;
    delays[1] = d1;
    delays[2] = d2;
    time += count;
  };
  const pass = (count: number): void => {
    time += count;
    for (let tap = 0; tap < 3; tap++) delays[tap] = delayAt(time, tap);
  };
  return { process, pass };
}
