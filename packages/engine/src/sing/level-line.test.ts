import { describe, expect, it } from "vitest";
import type { Stress } from "../lyrics/pronunciation.ts";
import { levelLine } from "./level-line.ts";
import type { TimedNote } from "./line-timing.ts";
import type { Phone } from "./line-phones.ts";
import { warpTime } from "./warp-time.ts";

const LENGTH = 0.3;
const START = 0.05; // of the first sound in the recording

/** A line of bare vowels, one a note, 0.3 s each; the recording runs as fast as the singing. */
function lineOf(stresses: Stress[], velocities: number[], powers: number[], pitched = true) {
  const phones = stresses.map((stress, i): Phone => ({ symbol: "AH", isVowel: true, stress, syllable: i, word: i, ipa: [] }));
  const sung = phones.map((_, i) => ({ start: i * LENGTH, end: (i + 1) * LENGTH }));
  const spoken = sung.map(({ start, end }) => ({ start: start + START, end: end + START }));
  const notes = velocities.map((velocity, i): TimedNote => ({ start: i * LENGTH, end: (i + 1) * LENGTH, velocity, pitches: [{ time: i * LENGTH, midi: 60 }] }));
  const warp = warpTime(phones, spoken, sung, 1);
  const vowelPower = Float64Array.from(powers);
  const envelope = new Float64Array(Math.ceil((phones.length * LENGTH + 1) / 0.005)).fill(-20);
  const levels = levelLine(phones, sung, { vowelPower, envelope }, notes, warp, pitched);
  const decibelsAt = (curve: Float64Array, syllable: number): number =>
    20 * Math.log10(curve[Math.round(((syllable + 0.5) * LENGTH - warp.from) / warp.step)]!);
  return { levels, warp, gain: (i: number) => decibelsAt(levels.gain, i), dynamics: (i: number) => decibelsAt(levels.dynamics, i) };
}

describe("levels of a line", () => {
  it("are louder for louder notes and let unstressed syllables step back", () => {
    const { dynamics } = lineOf([1, 1, 0, 2, 1], [90, 110, 90, 90, 90], [1, 1, 1, 1, 1]);
    expect(dynamics(0)).toBeCloseTo(0, 6);
    expect(dynamics(1)).toBeGreaterThan(dynamics(0) + 2);
    expect(dynamics(2)).toBeLessThan(dynamics(0) - 4);
    expect(dynamics(2)).toBeGreaterThan(dynamics(0) - 6);
    expect(dynamics(3)).toBeCloseTo(0, 6);
  });

  it("leave unstressed syllables of rap as the speaker said them", () => {
    const { dynamics } = lineOf([1, 0, 1], [90, 90, 90], [1, 1, 1], false);
    expect(dynamics(1)).toBeCloseTo(0, 6);
  });

  it("take away most of the difference between vowels of the recording, but never lift one by more than 9 dB", () => {
    const { gain } = lineOf([1, 1, 1, 1, 1], [90, 90, 90, 90, 90], [1, 0.1, 1, 1e-6, 1]);
    expect(gain(1) - gain(0)).toBeCloseTo(7.5, 1);
    expect(gain(3) - gain(2)).toBeCloseTo(9, 1);
  });

  it("are silent where nothing is sung, at both ends", () => {
    const { levels } = lineOf([1, 1], [90, 90], [1, 1]);
    expect(levels.gain[0]).toBe(0);
    expect(levels.gain.at(-1)).toBe(0);
  });
});
