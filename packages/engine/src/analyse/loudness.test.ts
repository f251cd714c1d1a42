import { describe, expect, it } from "vitest";
import type { StereoBlock } from "../resources.ts";
import { decibelsToGain } from "../units.ts";
import { createLoudnessMeter, integratedLoudness } from "./loudness.ts";
import { truePeak } from "./true-peak.ts";
import { drawWaveform } from "./draw-waveform.ts";

const sine = (seconds: number, hertz: number, level: number, phase = 0): Float32Array =>
  new Float32Array(Math.round(seconds * 44_100)).map((_, i) => decibelsToGain(level) * Math.sin((2 * Math.PI * hertz * i) / 44_100 + phase));
const stereo = (x: Float32Array): StereoBlock => ({ left: x, right: x });
const join = (...parts: Float32Array[]): Float32Array => {
  const out = new Float32Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of parts) {
    out.set(p, at);
    at += p.length;
  }
  return out;
};

// Signals and figures of EBU Tech 3341, minimum requirements of loudness meters.
describe("integrated loudness", () => {
  it("reads −23 and −33 LUFS for stereo 1 kHz sines at those levels", () => {
    expect(integratedLoudness(stereo(sine(20, 1000, -23)))).toBeCloseTo(-23, 1);
    expect(integratedLoudness(stereo(sine(20, 1000, -33)))).toBeCloseTo(-33, 1);
  });

  it("gates what is far softer than the rest", () => {
    expect(integratedLoudness(stereo(join(sine(10, 1000, -36), sine(60, 1000, -23), sine(10, 1000, -36))))).toBeCloseTo(-23, 1);
  });

  it("is −∞ for silence and for less than one block", () => {
    expect(integratedLoudness(stereo(new Float32Array(44_100)))).toBe(-Infinity);
    expect(integratedLoudness(stereo(sine(0.2, 1000, -10)))).toBe(-Infinity);
  });

  it("does not depend on how the recording is cut", () => {
    const x = sine(3, 440, -20);
    const meter = createLoudnessMeter();
    for (let at = 0; at < x.length; at += 1237) meter.add(x, x, at, Math.min(x.length, at + 1237));
    expect(meter.integrated()).toBeCloseTo(integratedLoudness(stereo(x)), 6);
  });
});

describe("true peak", () => {
  it("finds the top between samples: a quarter-rate sine at 45° peaks 3 dB over its samples", () => {
    const x = sine(0.5, 11_025, -6, Math.PI / 4);
    expect(Math.max(...x)).toBeLessThan(decibelsToGain(-8.9));
    // The onset of the tone overshoots by itself; EBU Tech 3341 allows +0.2 −0.4 dB.
    expect(truePeak(stereo(x))).toBeGreaterThan(-6.4);
    expect(truePeak(stereo(x))).toBeLessThan(-5.6);
  });

  it("is the sample peak where that is the largest", () => {
    expect(truePeak(stereo(sine(0.5, 100, -3)))).toBeCloseTo(-3, 1);
  });
});

describe("the drawn waveform", () => {
  it("has one value for each of 512 spans and follows the level", () => {
    const levels = drawWaveform(stereo(join(sine(1, 6000, -20), sine(1, 6000, -6))));
    expect(levels).toHaveLength(512);
    expect(levels[400]).toBeGreaterThan(0.97);
    expect(levels[100]).toBeLessThan(0.2);
    expect(levels[100]).toBeGreaterThan(0.02);
  });

  it("serves recordings shorter than the number of spans", () => {
    expect(drawWaveform(stereo(new Float32Array([0.5, -0.5]))).filter((v) => v === 1).length).toBe(2);
  });
});
