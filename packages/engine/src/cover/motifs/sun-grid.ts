import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, mix, rectangle, times } from "../geometry.ts";
import { gouge, stars } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** A setting sun in slices over a wire grid: synthwave's own emblem. */
export function sunGrid({ key, tint, spot, random, repeat, flip }: Plate): void {
  const horizon = random.between(232, 262);
  const [x, r] = [200 + flip * random.pick([0, 0, 54]), random.between(92, 114)];
  const y = horizon - r * random.between(0.35, 0.62);
  key.print([FLOOD]);
  key.cut(stars(random, 30, (sx, sy) => sy < horizon - 20 && Math.hypot(sx - x, sy - y) > r + 14));
  const slices = times(9, (i) => rectangle(x - r - 4, y - r * 0.25 + i * 17, 2 * r + 8, 2 + i * 1.35));
  tint.print([ellipse(x, y, r)]);
  key.cut([ellipse(x, y, r)]);
  key.print(slices);
  key.print([rectangle(-20, horizon, 440, 240)]);
  tint.cut([rectangle(-20, horizon, 440, 240)]);
  const peaks = (x0: number, x1: number): Point[] => {
    const n = 5;
    return times(n, (i, t): Point => [x0 + (x1 - x0) * t, horizon - (i % 2 ? random.between(38, 70) : random.between(6, 22))]);
  };
  for (const range of [peaks(-30, x - r * 0.55), peaks(x + r * 0.55, 430)]) {
    const ridge: Shape = [...range, [range.at(-1)![0] + 20, horizon + 2], [range[0]![0] - 20, horizon + 2]];
    tint.cut([ridge], 2);
    key.cut([ridge], 2);
    key.print([ridge]);
    key.cut(
      range.flatMap((p, i) => {
        const foot = range[i + 1];
        if (i % 2 === 0 || !foot) return [];
        return times(4, (_, t) => {
          const at = mix(p, foot, t * 0.8);
          return gouge(at, [at[0] - 5, Math.min(horizon - 3, at[1] + 26)], 3);
        });
      }),
    );
  }
  const lanes = times(19, (i): Shape => gouge([x + (i - 9) * 90, 424], [x + (i - 9) * 9, horizon + 1], 6));
  const bars = times(repeat + 3, (_, t): Shape => rectangle(-20, horizon + 2 + 150 * t ** 2.1, 440, 1.6 + 2.8 * t));
  key.cut([...lanes, ...bars]);
  spot.print([...lanes, ...bars], 1);
}
