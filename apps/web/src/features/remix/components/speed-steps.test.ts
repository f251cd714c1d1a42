import fc from "fast-check";
import { expect, test } from "vitest";
import { REST_STEP, SPEED_STEPS, speedAt } from "./speed-steps.ts";

test("there are 49 steps from a quarter to four times, a semitone apart, and one of them is the song as it is", () => {
  expect(SPEED_STEPS).toHaveLength(49);
  expect([SPEED_STEPS[0], SPEED_STEPS.at(-1), SPEED_STEPS[REST_STEP]]).toEqual([0.25, 4, 1]);
  SPEED_STEPS.slice(1).forEach((step, at) => expect(12 * Math.log2(step / SPEED_STEPS[at]!)).toBeCloseTo(1, 1));
});

test("whatever is asked lies within the limits: in hundredths with the pitch kept, on a step without", () => {
  fc.assert(fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (value) => {
    expect(SPEED_STEPS).toContain(speedAt(value, false));
    const kept = speedAt(value, true);
    expect(kept).toBeGreaterThanOrEqual(0.25);
    expect(kept).toBeLessThanOrEqual(4);
    expect(Math.abs(kept * 100 - Math.round(kept * 100))).toBeLessThan(1e-9);
  }));
});
