import type { Plate } from "../plate.ts";
import { TURN, arc, ellipse, leaf, polar, sector, times } from "../geometry.ts";
import { gouge, rays } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** One open eye in a field of cuts. */
export function eye(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip } = plate;
  const lid = (s: number) => leaf(200 - 168 * s, 200, 0, 336 * s, 216 * s, 0.5);
  const dark = plate.nocturnal || random.chance(0.5);
  const field = rays(200, 200, 118, 380, 30 + repeat * 3, 9);
  if (dark) {
    key.print([FLOOD]);
    key.cut(field);
  } else {
    tint.print([FLOOD]);
    tint.cut(field);
  }
  plate.clear([lid(1.08)]);
  key.print([lid(1)]);
  key.cut([lid(0.9)]);
  const [ix, iy] = [200 + flip * random.pick([0, 0, 16]), 200];
  plate.tint.print([ellipse(ix, iy, 80)]);
  const n = 20 + repeat * 2;
  tint.cut(times(n, (i) => gouge(polar(ix, iy, 80, (i * TURN) / n), polar(ix, iy, i % 2 ? 44 : 54, (i * TURN) / n), 4.4)));
  key.print([sector(ix, iy, 76, 84, 0, TURN * 0.999)]);
  spot.print([ellipse(ix, iy, 50)]);
  key.print([ellipse(ix, iy, 32)]);
  plate.clear([ellipse(ix + 14, iy - 14, 10)]);
  key.print([arc(200, 330, 236, -2.2, -0.95, 8), arc(200, 352, 282, -2.14, -1, 6)]);
  if (dark) key.cut([arc(200, 330, 236, -2.2, -0.95, 5), arc(200, 352, 282, -2.14, -1, 4)]);
  key.cut(times(8, (i) => gouge([56 + i * 8, 200 + (i % 2 ? -2 : 3)], [76 + i * 7, 200], 1.6)));
}
