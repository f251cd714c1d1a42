import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { arc, ellipse, polar, rectangle, sector, times } from "../geometry.ts";
import { gouge, hatch } from "../gouge.ts";

/** A keyboard bent into a fan, or running off the plate like a stair. */
export function piano(plate: Plate): void {
  if (plate.random.chance(0.5)) bent(plate);
  else stair(plate);
}

const HAS_BLACK = [true, true, false, true, true, true, false];

function bent(plate: Plate): void {
  const { key, tint, spot, random, repeat } = plate;
  const [cx, cy] = [200 + random.pick([-130, 0, 130]), 560];
  const n = 10 + repeat;
  const angle = (i: number): number => -2.5 + (1.86 * i) / n;
  const wedge = (i: number, j: number, inner: number, outer: number): Shape => sector(cx, cy, inner, outer, angle(i), angle(j));
  tint.print([ellipse(cx, cy, 252)]);
  tint.cut(times(6, (i) => arc(cx, cy, 240 - i * 16, -2.6, -0.5, 5)));
  key.print([...times(n + 1, (i) => gouge(polar(cx, cy, 258, angle(i)), polar(cx, cy, 640, angle(i)), 4)), arc(cx, cy, 255, -2.7, -0.4, 7, 0)]);
  const coloured = random.integer(2, 6);
  for (let i = 0; i < n; i++) {
    if ((i * 5 + coloured) % 9 === 0) spot.print([wedge(i + 0.08, i + 0.92, 264, 340)]);
    if (!HAS_BLACK[i % 7]) continue;
    key.print([wedge(i + 0.68, i + 1.32, 352, 720)]);
    key.cut([gouge(polar(cx, cy, 364, angle(i + 0.84)), polar(cx, cy, 480, angle(i + 0.86)), 5)]);
  }
}

function stair(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip } = plate;
  const n = Math.min(9, repeat + 2);
  const width = 440 / n;
  const drop = flip * random.between(10, 22);
  const y = (i: number): number => 128 + drop * (i - n / 2) * 0.9;
  tint.print([rectangle(-20, -20, 440, 440)]);
  tint.cut(hatch(random, 0, 17, 3, 0.68));
  spot.print([ellipse(200 - flip * 96, 78, 46)]);
  tint.cut([ellipse(200 - flip * 96, 78, 46)], 2);
  for (let i = 0; i < n; i++) {
    const x = -20 + i * width;
    const white = rectangle(x + 2, y(i), width - 4, 420);
    plate.clear([white], 3);
    key.print([rectangle(x + 2, y(i) - 7, width - 4, 7), rectangle(x + width - 8, y(i) + 8, 3, 420)]);
    key.print(times(3, (k) => gouge([x + 10 + k * 8, 396], [x + 10 + k * 8, 330 + k * 12], 2)));
    if (i % 4 === random.integer(0, 3)) spot.print([rectangle(x + 6, y(i) + 200, width - 14, 260)]);
  }
  for (let i = 0; i < n - 1; i++) {
    if (!HAS_BLACK[(i + (flip > 0 ? 0 : 3)) % 7]) continue;
    const x = -20 + (i + 0.7) * width;
    const top = Math.min(y(i), y(i + 1)) - 14;
    const black = rectangle(x, top, width * 0.6, 190);
    plate.clear([black], 3);
    key.print([black]);
    key.cut(times(3, (k) => gouge([x + 7 + k * 6, top + 172 - k * 10], [x + 7 + k * 6, top + 60 + k * 20], 3.6)));
  }
}
