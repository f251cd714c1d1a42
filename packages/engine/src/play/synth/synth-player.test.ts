import { describe, expect, it } from "vitest";
import { fftOfSize } from "../../analyse/fft.ts";
import { medianPitch, trackPitch } from "../../analyse/pitch.ts";
import { hertzToMidi } from "../../units.ts";
import { RENDER_BLOCK, silence } from "../player.ts";
import type { PatchName } from "./patches.ts";
import { PATCHES, patchNamed } from "./patches.ts";
import { createSynthPlayer } from "./synth-player.ts";

const names = Object.keys(PATCHES) as PatchName[];
const pitched = names.filter((name) => PATCHES[name].engine !== "noise");
const START = 1000;

/** One held note of 1.5 s and its tail, as stereo and mono. */
function playNote(name: string, midi: number, blocks = 900, velocity = 100) {
  const player = createSynthPlayer(name, patchNamed(name), [{ start: START, end: START + 66_150, midi, velocity, index: 0 }], 1);
  const out = silence(blocks * RENDER_BLOCK);
  player.render([out], 0, blocks);
  return { ...out, mono: out.left.map((v, i) => 0.5 * (v + out.right[i]!)) };
}

/** Share of the energy above a frequency within the first 0.74 s of the note, in dB. */
function energyAbove(x: Float32Array, frequency: number): number {
  const size = 32_768;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < size; i++) re[i] = x[START + i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  fftOfSize(size).forward(re, im);
  let above = 0;
  let all = 0;
  for (let k = 1; k < size / 2; k++) {
    const e = re[k]! ** 2 + im[k]! ** 2;
    all += e;
    if ((k * 44_100) / size > frequency) above += e;
  }
  return 10 * Math.log10(above / all);
}

describe("synth patches", () => {
  it.each(pitched)("%s sounds the written pitch within 5 cents, from bass to treble", (name) => {
    for (const midi of [45, 57, 76]) {
      const { mono } = playNote(name, midi);
      // Bells repeat every two periods: their pitch is the octave's place.
      const f0 = medianPitch(trackPitch(mono.subarray(START + 9000, START + 16_000), { lowest: midi === 45 ? 50 : 100, highest: 1500, hop: 0.06 }), 0.6);
      const cents = (hertzToMidi(f0!) - midi) * 100;
      const folded = name === "fm-bell" ? cents - 1200 * Math.round(cents / 1200) : cents;
      expect(Math.abs(folded), `${name} at ${midi}`).toBeLessThan(5);
    }
  });

  it.each(names)("%s is finite, silent before its note and after its tail, without offset, neither faint nor wild", (name) => {
    const { left, right, mono } = playNote(name, 60, 1300);
    let peak = 0;
    for (const v of left) peak = Number.isFinite(v) ? Math.max(peak, Math.abs(v)) : Infinity;
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(2.5);
    expect(left.subarray(0, START).every((v) => v === 0)).toBe(true);
    const tail = Math.max(...left.subarray(-2000).map(Math.abs), ...right.subarray(-2000).map(Math.abs));
    expect(tail).toBeLessThan(1e-3);
    expect(Math.abs(mono.reduce((a, b) => a + b, 0) / mono.length)).toBeLessThan(2e-3);
  });

  it.each(["supersaw", "string-machine", "saw-pad", "saw-lead", "square-lead", "plucked-string"] as const)("%s fills the air above 6 kHz", (name) => {
    expect(energyAbove(playNote(name, 69).mono, 6000)).toBeGreaterThan(-34);
  });

  it("high notes do not fold back: between the harmonics of a bright saw there is nothing", () => {
    const patch = PATCHES["string-machine"];
    if (patch.engine !== "subtractive") throw new Error("expected a subtractive patch");
    const plain = {
      ...patch, chorus: 0,
      oscillators: [{ shape: "saw" as const, level: 1, octave: 0, copies: 1, spread: 0, width: 0 }],
      filter: { ...patch.filter, cutoff: 20_000 },
    };
    const player = createSynthPlayer("saw", plain, [{ start: 0, end: 200_000, midi: 96, velocity: 100, index: 0 }], 1);
    const out = silence(700 * RENDER_BLOCK);
    player.render([out], 0, 700);
    const size = 32_768;
    const re = new Float64Array(size);
    const im = new Float64Array(size);
    for (let i = 0; i < size; i++) re[i] = out.left[40_000 + i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)) ** 2;
    fftOfSize(size).forward(re, im);
    const f0 = (2093.0045 * size) / 44_100;
    let between = 0;
    let harmonic = 0;
    for (let k = 20; k < size / 2 - 20; k++) {
      const e = re[k]! ** 2 + im[k]! ** 2;
      const nearest = Math.abs(k / f0 - Math.round(k / f0)) * f0;
      if (nearest < 8) harmonic = Math.max(harmonic, e);
      else between = Math.max(between, e);
    }
    expect(10 * Math.log10(between / harmonic)).toBeLessThan(-70);
  });

  it("a softer key sounds softer and darker", () => {
    const loud = playNote("pluck", 60, 400, 120).mono;
    const soft = playNote("pluck", 60, 400, 40).mono;
    const rms = (x: Float32Array) => Math.sqrt(x.reduce((a, v) => a + v * v, 0) / x.length);
    expect(rms(soft)).toBeLessThan(0.5 * rms(loud));
    expect(energyAbove(soft, 3000)).toBeLessThan(energyAbove(loud, 3000) - 6);
  });

  it("an unknown name still gives a sensible sound", () => {
    for (const name of ["hyper-bass", "dream-lead", "toString", ""]) expect(Math.max(...playNote(name, 48, 200).left)).toBeGreaterThan(0.05);
  });
});
