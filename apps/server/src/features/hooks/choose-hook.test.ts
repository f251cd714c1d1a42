import { HOOK_SECONDS } from "@tunewright/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseHook } from "./choose-hook.ts";

const flat = Array.from({ length: 256 }, () => 50);
const form = [
  { kind: "intro", start: 0, end: 8 }, { kind: "verse", start: 8, end: 40 }, { kind: "chorus", start: 40, end: 60 }, { kind: "verse", start: 60, end: 92 }, { kind: "chorus", start: 92, end: 112 },
];

test("the hook begins with a chorus; of two alike with the first, else with the louder", () => {
  expect(chooseHook({ duration: 120, waveform: flat, sections: form })).toEqual({ start: 40, end: 55 });
  const rising = Array.from({ length: 256 }, (_, index) => 30 + index / 5);
  expect(chooseHook({ duration: 120, waveform: rising, sections: form })).toEqual({ start: 92, end: 107 });
});

test("without parts it is the loudest stretch", () => {
  const waveform = Array.from({ length: 200 }, (_, index) => (index >= 100 && index < 130 ? 100 : 20));
  const { start } = chooseHook({ duration: 100, waveform, sections: [] });
  expect(start).toBe(50);
});

test("it lies within the song and is fifteen seconds long, or the whole of a shorter one, whatever is known of it", () => {
  const section = fc.record({ kind: fc.constantFrom("chorus", "verse", "odd"), start: fc.double({ min: -10, max: 400, noNaN: true }), end: fc.double({ min: -10, max: 400, noNaN: true }) });
  fc.assert(fc.property(fc.double({ min: 0.1, max: 600, noNaN: true }), fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 256 }), fc.array(section, { maxLength: 12 }), (duration, waveform, sections) => {
    const { start, end } = chooseHook({ duration, waveform, sections });
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(duration + 1e-9);
    expect(end - start).toBeCloseTo(Math.min(duration, HOOK_SECONDS), 9);
  }));
});
