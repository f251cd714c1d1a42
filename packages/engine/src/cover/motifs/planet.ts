import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, arc, ellipse, flowing, stroke, times, turned } from "../geometry.ts";
import { gouge, stars } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** A ringed planet and its moons among stars. */
export function planet(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip } = plate;
  const [x, y, r] = [200 + flip * random.between(0, 30), 200 + random.between(-14, 22), random.between(82, 104)];
  const tilt = flip * random.between(0.2, 0.55);
  key.print([FLOOD]);
  key.cut(stars(random, 34, (sx, sy) => Math.hypot(sx - x, sy - y) > r + 30));
  key.cut(times(4, (i) => i).flatMap((i) => times(7, (j) => arc(x, y, r + 66 + i * 34, (j * TURN) / 7 + i, (j * TURN) / 7 + i + 0.5, 2.6))));
  const ring = (outer: number, from: number, to: number, width: number): Shape =>
    turned(stroke(flowing(times(18, (_, t) => [x + outer * Math.cos(from + (to - from) * t), y + outer * 0.27 * Math.sin(from + (to - from) * t)] as const), 2), width), tilt, x, y);
  const rings = (from: number, to: number): Shape[] => times(3, (i) => ring(r * (1.36 + i * 0.22), from, to, 12 - i * 2));
  const back = rings(Math.PI, TURN);
  plate.clear(back, 2);
  spot.print(back);
  plate.clear([ellipse(x, y, r)], 5);
  tint.print([ellipse(x, y, r)]);
  const bands = times(repeat + 3, (_, t) => {
    const dy = -r * 0.86 + 1.72 * r * t;
    const half = Math.sqrt(Math.max(0, r * r - dy * dy));
    return turned(gouge([x + half, y + dy], [x - half * random.between(-0.4, 0.7), y + dy + 3], 8), tilt, x, y);
  });
  key.print(bands);
  const front = rings(0.02, Math.PI - 0.02);
  key.print(front, 4);
  plate.clear(front);
  spot.print(front);
  const moon = [x - flip * random.between(110, 140), y - random.between(96, 120), random.between(15, 24)] as const;
  plate.clear([ellipse(...moon)], 2);
  tint.print([ellipse(...moon)]);
  key.print([arc(moon[0], moon[1], moon[2] * 0.6, -0.6, 1.6, 4)]);
}
