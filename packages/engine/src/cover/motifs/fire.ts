import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { mirrored, scaled, smooth, times } from "../geometry.ts";
import { gouge, rays, hatch } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

const FLAME = smooth([[212, 22], [232, 84], [282, 142], [314, 206], [322, 274], [296, 338], [246, 376], [196, 384], [140, 374], [96, 336], [78, 274], [88, 220], [116, 176], [122, 128], [142, 146], [152, 182], [170, 168], [194, 112]], 6);

/** Flame within flame. */
export function fire(plate: Plate): void {
  const { key, random, repeat, flip } = plate;
  const side = (shapes: readonly Shape[]): Shape[] => (flip > 0 ? [...shapes] : shapes.map((s) => mirrored(s)));
  const dark = plate.nocturnal || random.chance(0.6);
  if (dark) {
    key.print([FLOOD]);
    key.cut(rays(200, 256, 190, 420, 30 + repeat * 3, 8));
  } else key.print(hatch(random, 0, 22, 2, 0.5));
  const shrink = (s: number, dx = 0): Shape => scaled(FLAME, s, 200 + dx, 378);
  plate.clear(side([FLAME]), 7);
  plate.tint.print(side([FLAME]));
  plate.tint.cut(side(times(repeat + 6, (i, t) => {
    const x = 102 + 196 * t;
    return gouge([x, 320 - 40 * Math.sin(Math.PI * t)], [200 + (x - 200) * 0.78 + 8, 196 - 70 * Math.sin(Math.PI * t)], 3.6);
  })));
  const lean = random.between(-16, 16);
  plate.clear(side([shrink(0.72, lean)]), 3);
  key.print(side([shrink(0.72, lean)]));
  plate.clear(side([shrink(0.56, lean)]));
  plate.spot.print(side([shrink(0.56, lean)]));
  plate.clear(side([shrink(0.28, -lean)]), 1);
  const logs: Shape[] = [[[70, 366], [326, 384], [322, 404], [66, 388]], [[330, 364], [74, 386], [78, 406], [334, 384]]];
  plate.clear(logs, 4);
  (dark ? plate.tint : key).print(logs);
  const marks = times(8, (i) => gouge([92 + i * 28, 376 + (i % 2) * 14], [116 + i * 26, 377 + (i % 2) * 14], 3));
  if (dark) key.print(marks);
  else key.cut(marks);
}
