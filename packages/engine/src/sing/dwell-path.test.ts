import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { dwellPath, positionOn } from "./dwell-path.ts";

const FROM = 1;
const TO = 1.25;
const lengths = [0.2, 0.25, 0.4, 0.7, 0.72, 0.9, 1.5, 4, 9];
const paths = lengths.flatMap((length) => [1, 2, 3].map((seed) => ({ length, path: dwellPath(FROM, TO, length, createRandom(seed)) })));

describe("a way through a long vowel", () => {
  it("takes exactly the wished time, from one end to the other, and never leaves the stretch", () => {
    for (const { length, path } of paths) {
      expect(positionOn(path, 0)).toBe(FROM);
      expect(positionOn(path, length)).toBeCloseTo(TO, 9);
      expect(path.times.at(-1)).toBeCloseTo(length, 9);
      for (const at of path.positions) expect(at >= FROM && at <= TO).toBe(true);
      path.times.forEach((t, i) => expect(i === 0 || t >= path.times[i - 1]!).toBe(true));
    }
  });

  it("goes straight through while there is enough recording, at no less than a third of its pace", () => {
    for (const { length, path } of paths) {
      if ((TO - FROM) / length >= 0.35) expect(path.positions).toEqual([FROM, TO]);
    }
  });

  it("turns only near the middle, where the neighbouring sounds are not heard, and keeps its pace near the recorded one", () => {
    const long = paths.filter(({ length }) => (TO - FROM) / length < 0.34);
    expect(long.length).toBeGreaterThan(6);
    for (const { length, path } of long) {
      const turns = path.positions.slice(1, -1);
      expect(turns.length).toBeGreaterThan(1);
      for (const at of turns) expect(Math.abs(at - (FROM + TO) / 2)).toBeLessThanOrEqual(0.0301);
      const travelled = path.positions.reduce((sum, at, i) => sum + (i === 0 ? 0 : Math.abs(at - path.positions[i - 1]!)), 0);
      expect(travelled / length).toBeGreaterThan(0.8);
      expect(travelled / length).toBeLessThan(1.05);
    }
  });

  it("is the same for the same seed and irregular within one vowel", () => {
    expect(dwellPath(FROM, TO, 3, createRandom(5))).toEqual(dwellPath(FROM, TO, 3, createRandom(5)));
    const { positions } = dwellPath(FROM, TO, 3, createRandom(5));
    expect(new Set(positions).size).toBe(positions.length);
  });

  it("stands still on a stretch without length instead of failing", () => {
    for (const to of [1, 1.001]) {
      const at = positionOn(dwellPath(1, to, 0.5, createRandom(1)), 0.25);
      expect(at >= 1 && at <= to).toBe(true);
    }
  });
});
