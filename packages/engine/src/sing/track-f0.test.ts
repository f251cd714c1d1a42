import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { markPeriods } from "./pitch-marks.ts";
import { trackF0 } from "./track-f0.ts";

const RATE = 22_050;
/** Ten harmonics falling by 1/k, `seconds` long. */
function tone(frequency: (t: number) => number, seconds: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    phase += (2 * Math.PI * frequency(i / RATE)) / RATE;
    for (let k = 1; k <= 10; k++) out[i]! += (0.2 / k) * Math.cos(k * phase);
  }
  return out;
}
const RANGE = { lowest: 65, highest: 520 };

describe("trackF0", () => {
  it.each([82.4, 110, 196, 261.6, 392])("finds %f Hz within two cents, without octave errors", (f) => {
    const { f0 } = trackF0(tone(() => f, 0.6), RATE, RANGE);
    const inner = [...f0].slice(10, -10);
    expect(inner.every((v) => v > 0)).toBe(true);
    for (const v of inner) expect(Math.abs(1200 * Math.log2(v / f))).toBeLessThan(2);
  });

  it("follows a glide over an octave", () => {
    const f = (t: number): number => 150 * 2 ** t;
    const { f0, hop } = trackF0(tone(f, 1), RATE, RANGE);
    for (let i = 10; i < f0.length - 10; i++) expect(Math.abs(1200 * Math.log2(f0[i]! / f(i * hop)))).toBeLessThan(15);
  });

  it("finds no pitch in silence and little in noise", () => {
    expect([...trackF0(new Float32Array(RATE / 2), RATE, RANGE).f0].every((v) => v === 0)).toBe(true);
    const random = createRandom(3);
    const noise = Float32Array.from({ length: RATE / 2 }, () => 0.2 * random.normal());
    const { f0 } = trackF0(noise, RATE, RANGE);
    expect([...f0].filter((v) => v > 0).length).toBeLessThan(0.2 * f0.length);
  });
});

describe("markPeriods", () => {
  it("sets one mark a period, evenly", () => {
    const f = 173;
    const x = tone(() => f, 0.8);
    const marks = markPeriods(x, RATE, trackF0(x, RATE, RANGE)).filter((m) => m.voiced && m.time > 0.05 && m.time < 0.75);
    expect(marks.length).toBeGreaterThan(0.68 * f);
    for (let i = 1; i < marks.length; i++) expect(Math.abs((marks[i]!.time - marks[i - 1]!.time) * f - 1)).toBeLessThan(0.01);
  });
});
