import { describe, expect, it } from "vitest";
import { integratedLoudness } from "../analyse/loudness.ts";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score, StemName, VocalPart } from "../score/score.ts";
import { PART_LOUDNESS } from "../play/calibrate-parts.ts";
import { decibelsToGain, secondsToSamples } from "../units.ts";
import { testScore } from "../play/test-score.ts";
import type { Mixed } from "./create-mixer.ts";
import { createMixer } from "./create-mixer.ts";
import { createFilter, highpass, lowpass } from "./biquad.ts";

const vocal = (id: string, stem: VocalPart["stem"], beats: readonly number[], pan = 0): VocalPart => ({
  id, stem, singer: "test", delivery: "sung", pan, gain: 0, reverbSend: 0.2, delaySend: 0.1, detune: 0, delay: 0,
  lines: beats.map((beat) => ({ section: 0, text: "la", words: [], notes: [{ beat, beats: 3, pitches: [{ offset: 0, midi: 60 }], velocity: 90 }] })),
});

function sungScore(): Score {
  const score = testScore({ sections: 3 });
  const every = Array.from({ length: 12 }, (_, i) => i * 4);
  return { ...score, vocals: [vocal("lead", "lead-vocals", every), vocal("high", "backing-vocals", [16, 20, 24, 28], 0.5)] };
}

/** Parts as the band would deliver them: stereo noise of about −20 LUFS, different in both channels. */
function noiseParts(score: Score, frames: number): Map<string, StereoBlock> {
  return new Map(score.parts.map((part, n) => {
    const random = createRandom(n + 1);
    const tone = createFilter([lowpass(2500)]);
    const channel = (): Float32Array => new Float32Array(frames).map(() => random.next() - 0.5);
    const block = { left: channel(), right: channel() };
    tone.stereo(block.left, block.right);
    const gain = decibelsToGain(PART_LOUDNESS - integratedLoudness(block));
    return [part.id, { left: block.left.map((v) => v * gain), right: block.right.map((v) => v * gain) }];
  }));
}

/** A buzzing voice with pauses, at a level the mixer has to find out. */
function voice(frames: number, level: number): Float32Array {
  return new Float32Array(frames).map((_, i) => {
    if (i % 88_200 > 66_150) return 0;
    const phase = (i * 220) / 44_100;
    return level * (2 * (phase % 1) - 1) * (0.7 + 0.3 * Math.sin(i / 9000));
  });
}

function mixAll(score: Score, spans: number, level = 0.02, lend = false): Mixed & { parts: Map<string, StereoBlock> } {
  const frames = secondsToSamples(score.duration);
  const parts = noiseParts(score, frames);
  const vocals = new Map(score.vocals.map((v) => [v.id, voice(frames, level)]));
  const mixer = createMixer(score, { lend });
  const empty = (): StereoBlock => ({ left: new Float32Array(frames), right: new Float32Array(frames) });
  const whole = { mix: empty(), stems: {} as Partial<Record<StemName, StereoBlock>>, parts };
  for (let n = 0; n < spans; n++) {
    const from = Math.floor((n * frames) / spans);
    const to = Math.floor(((n + 1) * frames) / spans);
    const cut = ({ left, right }: StereoBlock): StereoBlock => ({ left: left.subarray(from, to), right: right.subarray(from, to) });
    const out = mixer.process({
      from, to, parts: new Map([...parts].map(([id, b]) => [id, cut(b)])), vocals: new Map([...vocals].map(([id, x]) => [id, x.subarray(from, to)])),
    });
    whole.mix.left.set(out.mix.left, from);
    whole.mix.right.set(out.mix.right, from);
    for (const [stem, block] of Object.entries(out.stems) as [StemName, StereoBlock][]) {
      const target = (whole.stems[stem] ??= empty());
      target.left.set(block.left, from);
      target.right.set(block.right, from);
    }
  }
  return whole;
}

describe("mixer", () => {
  const score = sungScore();
  const whole = mixAll(score, 4);

  it("gives stems that sum to the mix at every sample", () => {
    for (const channel of ["left", "right"] as const) {
      let worst = 0;
      const mix = whole.mix[channel];
      for (let i = 0; i < mix.length; i++) {
        let sum = 0;
        for (const block of Object.values(whole.stems)) sum += block[channel][i]!;
        worst = Math.max(worst, Math.abs(sum - mix[i]!));
      }
      expect(worst).toBeLessThan(1e-6);
    }
  });

  it("is the same mix to the last bit for those who do not take the stems", () => {
    const lent = mixAll(score, 4, 0.02, true).mix;
    expect(lent.left.findIndex((v, i) => v !== whole.mix.left[i])).toBe(-1);
    expect(lent.right.findIndex((v, i) => v !== whole.mix.right[i])).toBe(-1);
  });

  it("leaves the singer's room on the singer's stem", () => {
    const frames = whole.mix.left.length;
    const alone = { ...score, parts: [], vocals: score.vocals.filter((v) => v.id === "lead") };
    const { stems } = mixAll(alone, 4);
    const rms = (x: Float32Array): number => Math.sqrt(x.reduce((a, v) => a + v * v, 0) / frames);
    expect(rms(stems.fx!.left)).toBeLessThan(1e-4 * rms(stems["lead-vocals"]!.left));
  });

  it("has the stems of the song and no others", () => {
    expect(Object.keys(whole.stems).toSorted()).toEqual(
      ["backing-vocals", "bass", "drums", "fx", "guitars", "keys", "lead-vocals", "percussion", "strings", "synths"],
    );
  });

  it("sets the lead vocal one to two LU above the band, whatever level it came in at", () => {
    for (const level of [0.004, 0.3]) {
      const { stems } = mixAll(score, 3, level);
      const band: StereoBlock = { left: new Float32Array(whole.mix.left.length), right: new Float32Array(whole.mix.left.length) };
      for (const [stem, block] of Object.entries(stems)) {
        if (stem.endsWith("vocals")) continue;
        for (let i = 0; i < block.left.length; i++) {
          band.left[i] = band.left[i]! + block.left[i]!;
          band.right[i] = band.right[i]! + block.right[i]!;
        }
      }
      const above = integratedLoudness(stems["lead-vocals"]!) - integratedLoudness(band);
      expect(above).toBeGreaterThan(0.7);
      expect(above).toBeLessThan(3);
    }
  });

  it("is mono below 100 Hz", () => {
    const low = { left: whole.mix.left.slice(), right: whole.mix.right.slice() };
    const side = low.left.map((v, i) => 0.5 * (v - low.right[i]!));
    const mid = low.left.map((v, i) => 0.5 * (v + low.right[i]!));
    createFilter([lowpass(70), lowpass(70), highpass(25)]).mono(side);
    createFilter([lowpass(70), lowpass(70), highpass(25)]).mono(mid);
    const energy = (x: Float32Array): number => x.reduce((a, v) => a + v * v, 0);
    expect(10 * Math.log10(energy(side) / energy(mid))).toBeLessThan(-15);
  });

  it("does not depend on how a song without voices is cut", () => {
    const band = { ...score, vocals: [] };
    const once = mixAll(band, 1).mix.left;
    const often = mixAll(band, 7).mix.left;
    expect(once.reduce((worst, v, i) => Math.max(worst, Math.abs(v - often[i]!)), 0)).toBeLessThan(1e-6);
  });

  it("ducks the stems of the side chain on every kick and no others", () => {
    const level = (x: Float32Array, beat: number, offset: number): number => {
      const at = secondsToSamples((beat * 60) / score.bpm + offset);
      return Math.sqrt(x.subarray(at, at + 1500).reduce((a, v) => a + v * v, 0) / 1500);
    };
    const ratio = (stem: StemName): number =>
      [4, 5, 6, 7, 8, 9, 10, 11].reduce((sum, beat) => sum + level(whole.stems[stem]!.left, beat, 0.001) / level(whole.stems[stem]!.left, beat, 0.48), 0) / 8;
    expect(ratio("strings")).toBeLessThan(0.75);
    expect(Math.abs(ratio("keys") - 1)).toBeLessThan(0.15);
  });

  it("follows automation", () => {
    const swell = {
      ...score, vocals: [],
      parts: score.parts.filter((p) => p.id === "piano").map((p) => ({ ...p, reverbSend: 0, automation: [{ beat: 0, gain: -40 }, { beat: 16, gain: 0 }] })),
    };
    const keys = mixAll(swell, 2).stems.keys!.left;
    const rms = (from: number): number => Math.sqrt(keys.subarray(from, from + 4000).reduce((a, v) => a + v * v, 0) / 4000);
    const half = secondsToSamples((8 * 60) / score.bpm);
    expect(20 * Math.log10(rms(half * 3) / rms(half))).toBeCloseTo(20, -0.5);
  });

  it("refuses spans out of order", () => {
    const mixer = createMixer(score);
    expect(() => mixer.process({ from: 10, to: 20, parts: new Map(), vocals: new Map() })).toThrow(RangeError);
  });
});
