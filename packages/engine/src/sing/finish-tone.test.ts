import { describe, expect, it } from "vitest";
import { SAMPLE_RATE } from "../units.ts";
import { applyBiquad, highpass, lowpass } from "./biquad.ts";
import { exciteBand, extendBand, inhale } from "./finish-tone.ts";

/** A voice as the network gives it: overtones of 220 Hz that end at 4.5 kHz. */
const dull = (): Float32Array => Float32Array.from({ length: SAMPLE_RATE }, (_, i) => {
  let sum = 0;
  for (let k = 1; k * 220 < 4500; k++) sum += (0.2 / k) * Math.cos((2 * Math.PI * 220 * k * i) / SAMPLE_RATE + k * k);
  return sum;
});
const level = (y: Float32Array, low: number, high: number): number => {
  const band = Float32Array.from(y);
  for (let k = 0; k < 3; k++) {
    applyBiquad(band, highpass(SAMPLE_RATE, low));
    applyBiquad(band, lowpass(SAMPLE_RATE, high));
  }
  return 10 * Math.log10(band.slice(4410).reduce((sum, v) => sum + v * v, 1e-12) / band.length);
};
/** Size of the partial at `k` times 220 Hz. */
function overtone(y: Float32Array, k: number): number {
  const w = (2 * Math.PI * 220 * k) / SAMPLE_RATE;
  let [re, im] = [0, 0];
  for (let i = 4410; i < y.length; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i - 4410)) / (y.length - 4410));
    re += window * y[i]! * Math.cos(w * i);
    im += window * y[i]! * Math.sin(w * i);
  }
  return Math.hypot(re, im);
}

describe("exciteBand", () => {
  it("fills 5–8 kHz of a dull voice and leaves what lies below", () => {
    const before = dull();
    const after = Float32Array.from(before);
    exciteBand(after);
    for (const k of [25, 28, 31]) expect(overtone(after, k)).toBeGreaterThan(20 * overtone(before, k));
    for (const k of [1, 5, 9]) expect(overtone(after, k) / overtone(before, k)).toBeCloseTo(1, 2);
    for (const k of [25, 28, 31]) expect(overtone(after, k)).toBeLessThan(overtone(after, 12) / 2);
  });

  it("adds overtones of the sung pitch only", () => {
    const y = dull();
    exciteBand(y);
    for (const k of [26, 28, 30]) expect(overtone(y, k)).toBeGreaterThan(10 * overtone(y, k + 0.5));
  });

  it("gives nothing to silence", () => {
    const silence = new Float32Array(1000);
    exciteBand(silence);
    expect(silence.every((v) => v === 0)).toBe(true);
  });
});

describe("extendBand", () => {
  it("copies the top octave up", () => {
    const y = dull();
    exciteBand(y);
    const before = level(y, 11_500, 15_000);
    extendBand(y);
    expect(level(y, 11_500, 15_000)).toBeGreaterThan(before + 10);
  });
});

describe("inhale", () => {
  it("is darker than an S: more of it below 4 kHz than above, and closed at both ends", () => {
    const breath = inhale(0.3, 1);
    expect(level(breath, 300, 3500)).toBeGreaterThan(level(breath, 4500, 12_000) + 6);
    expect(Math.abs(breath[0]!)).toBeLessThan(1e-3);
    expect(Math.abs(breath.at(-1)!)).toBeLessThan(0.05);
  });
});
