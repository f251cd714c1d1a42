import { describe, expect, it } from "vitest";
import { resampleTo48000 } from "./resample-audio.ts";

const tone = (hertz: number, rate: number, length: number): Float32Array => new Float32Array(length).map((_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / rate));

describe("44.1 → 48 kHz", () => {
  it.each([100, 997, 5003, 11_000, 17_000, 19_500])("a tone of %i Hz stays that tone, level and place; all else lies 90 dB down", (hertz) => {
    const x = tone(hertz, 44_100, 22_050);
    const { left: y } = resampleTo48000({ left: x, right: x });
    expect(y.length).toBe(24_000);
    const wanted = tone(hertz, 48_000, y.length);
    let error = 0;
    let power = 0;
    let common = 0;
    for (let i = 500; i < y.length - 500; i++) {
      error += (y[i]! - wanted[i]!) ** 2;
      power += wanted[i]! ** 2;
      common += y[i]! * wanted[i]!;
    }
    // What is not the tone, its gain included.
    expect(10 * Math.log10(error / power)).toBeLessThan(hertz < 19_000 ? -66 : -50);
    const ownPart = common / power;
    let rest = 0;
    for (let i = 500; i < y.length - 500; i++) rest += (y[i]! - ownPart * wanted[i]!) ** 2;
    expect(10 * Math.log10(rest / power)).toBeLessThan(-90);
  });

  it("keeps both ends and a constant", () => {
    const x = new Float32Array(4410).fill(0.25);
    const { left, right } = resampleTo48000({ left: x, right: x });
    expect(left).toBe(right);
    for (let i = 100; i < left.length - 100; i++) expect(left[i]).toBeCloseTo(0.25, 6);
  });
});
