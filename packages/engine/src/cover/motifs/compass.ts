import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, ellipse, leaf, polar, sector, times } from "../geometry.ts";
import { gouge, rays } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** A compass rose: half of every point dark, half bare. */
export function compass(plate: Plate): void {
  const { key, tint, spot, random, repeat } = plate;
  const n = random.pick([8, 12, 16]);
  const [x, y, r] = [200, 200, 168];
  const dark = plate.nocturnal || random.chance(0.5);
  if (dark) {
    key.print([FLOOD]);
    key.cut(rays(x, y, r + 10, 330, 44 + repeat * 3, 6));
  } else {
    tint.print([FLOOD]);
    tint.cut(rays(x, y, r + 10, 330, 44 + repeat * 3, 6));
  }
  plate.clear([ellipse(x, y, r)], 4);
  tint.print([ellipse(x, y, r)]);
  tint.cut([sector(x, y, r - 18, r - 14, 0, TURN * 0.999)]);
  key.print(times(n * 3, (i) => gouge(polar(x, y, r - 13, (i * TURN) / (n * 3)), polar(x, y, i % 3 ? r - 8 : r - 2, (i * TURN) / (n * 3)), 4)));
  const reach = (i: number): number => (i % (n / 4) === 0 ? r - 24 : i % 2 === 0 ? 108 : 82);
  const order = times(n, (i) => i).toSorted((a, b) => reach(a) - reach(b));
  for (const i of order) {
    const a = -TURN / 4 + (i * TURN) / n;
    const tip = polar(x, y, reach(i), a);
    const half = (s: number): Shape => [[x, y], tip, polar(x, y, 36, a + (s * TURN) / n / 2 * 1.3)];
    plate.clear([half(1), half(-1)], 1.6);
    key.print([half(-1)]);
    key.print(times(4, (k) => gouge(polar(x, y, reach(i) * (0.3 + k * 0.14), a + 0.03), polar(x, y, reach(i) * (0.3 + k * 0.14) - 5, a + 0.1), 1.8)));
  }
  plate.clear([ellipse(x, y, 26)]);
  spot.print([ellipse(x, y, 24)]);
  key.print(times(8, (i) => leaf(x, y, (i * TURN) / 8, 19, 7)));
}
