import type { Plate } from "./plate.ts";
import type { Shape } from "./geometry.ts";
import { TURN, ellipse, rectangle, arc, times } from "./geometry.ts";
import { hatch, rays, stars, gouge } from "./gouge.ts";
import { FLOOD } from "./plate.ts";

/**
 * One piece of a figure. `dark` carries the drawing, `mid` is the second colour, `accent` the third, `light` bare paper.
 * `carve` are the tool marks within it. Later parts lie over earlier ones, parted from them by a white line.
 */
export interface Part {
  tone: "dark" | "mid" | "accent" | "light";
  shapes: readonly Shape[];
  carve?: readonly Shape[];
}

const GROUNDS_BY_DAY = ["disc", "burst", "grain", "horizon"] as const;
const GROUNDS_BY_NIGHT = ["rays", "sky", "ripples"] as const;

/**
 * Stands a figure on a ground. By day the figure is dark on a tinted ground; by night the block is left whole around it and the
 * figure is cut out, so that one drawing makes seven compositions.
 */
export function printFigure(plate: Plate, parts: readonly Part[], centre: readonly [number, number] = [200, 200]): void {
  const night = plate.random.chance(plate.nocturnal ? 0.72 : 0.28);
  if (night) groundByNight(plate, centre);
  else groundByDay(plate, centre);
  const rim = 2.6;
  for (const { tone, shapes, carve = [] } of parts) {
    plate.clear(shapes, rim);
    if (tone === "accent") {
      plate.spot.print(shapes);
      plate.spot.cut(carve);
    } else if (tone === "light") {
      plate.key.print(carve);
    } else if (tone === "mid") {
      if (night) {
        plate.key.print(carve);
      } else {
        plate.tint.print(shapes);
        plate.tint.cut(carve);
      }
    } else if (night) {
      plate.tint.print(shapes);
      plate.key.print(carve);
    } else {
      plate.key.print(shapes);
      plate.key.cut(carve);
    }
  }
}

function groundByDay({ tint, spot, random, flip, repeat }: Plate, [cx, cy]: readonly [number, number]): void {
  const ground = random.pick(GROUNDS_BY_DAY);
  if (ground === "disc") {
    tint.print([ellipse(cx + random.between(-14, 14), cy + random.between(-12, 12), random.between(138, 158))]);
    tint.cut(hatch(random, random.between(-0.05, 0.05), 21, 2.2, 0.5));
  } else if (ground === "burst") {
    tint.print([FLOOD]);
    tint.cut(rays(cx, cy, 128, 360, 26 + repeat * 4, 7));
  } else if (ground === "grain") {
    tint.print([FLOOD]);
    tint.cut(hatch(random, flip * random.pick([0.04, 0.9, 1.35]), 17, 2.6, 0.72));
  } else {
    const y = random.between(228, 268);
    tint.print([rectangle(-20, y, 440, 260)]);
    tint.cut(hatch(random, 0, 19, 2.6, 0.62));
    spot.print([ellipse(cx + flip * random.between(0, 30), cy - 26, random.between(92, 108))]);
  }
}

function groundByNight({ key, random, repeat }: Plate, [cx, cy]: readonly [number, number]): void {
  const ground = random.pick(GROUNDS_BY_NIGHT);
  key.print([FLOOD]);
  if (ground === "rays") key.cut(rays(cx, cy, 158, 372, 34 + repeat * 4, 6.5));
  else if (ground === "sky") {
    key.cut(stars(random, 34, () => true));
    key.cut(times(26, () => [random.between(10, 390), random.between(10, 390)] as const).map(([x, y]) => gouge([x, y], [x + 5, y + 1], 2.4)));
  } else {
    key.cut(
      times(5, (i) => i).flatMap((i) => {
        const r = 168 + i * 25;
        const n = 12 + i * 3;
        return times(n, (j) => arc(cx, cy, r, (j * TURN) / n + i * 0.2, ((j + 0.68) * TURN) / n + i * 0.2, 5.4 - i * 0.3));
      }),
    );
  }
}
