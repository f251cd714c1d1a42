import fc from "fast-check";
import { expect, test } from "vitest";
import { barsPath } from "./waveform-bars.ts";

const barsOf = (path: string) => [...path.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)/g)].map(([, x, y, long]) => ({ x: Number(x), y: Number(y), long: Number(long) }));

test("bars of 2 with gaps of 1 fill the width, centred, and the loudest peak is shown", () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 300 }), fc.integer({ min: 3, max: 900 }), fc.integer({ min: 8, max: 160 }), (peaks, width, height) => {
    const bars = barsOf(barsPath(peaks, width, height));
    expect(bars).toHaveLength(Math.floor((width + 1) / 3));
    for (const bar of bars) {
      expect(bar.x).toBeLessThanOrEqual(width);
      expect(bar.y * 2 + bar.long).toBeCloseTo(height, 0);
      expect(bar.long).toBeGreaterThanOrEqual(2);
    }
    expect(Math.max(...bars.map((bar) => bar.long))).toBeCloseTo(Math.max(2, (Math.max(...peaks) / 100) * height), 0);
  }));
});
