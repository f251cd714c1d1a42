import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { ellipse, flowing, leaf, mirrored, smooth, stroke, times } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

const UPPER = smooth([[194, 150], [150, 104], [92, 76], [32, 70], [24, 92], [44, 150], [74, 196], [120, 220], [170, 214], [196, 196]]);
const LOWER = smooth([[194, 204], [150, 222], [98, 232], [72, 258], [80, 300], [112, 332], [134, 352], [150, 320], [176, 276], [196, 240]]);

/** Wings with eyes, as pinned; tempo sets the number of bars on them. */
export function moth(plate: Plate): void {
  const { random, repeat } = plate;
  const both = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((s) => [s, mirrored(s)]);
  const bars = times(repeat + 2, (_, t) => gouge([182 - t * 26, 172 + t * 34], [70 + t * 40, 96 + t * 112], 3.6));
  const hem = times(9, (_, t) => gouge([38 + 30 * t, 84 + 104 * t], [58 + 34 * t, 92 + 92 * t], 4.4));
  const ribs = times(6, (_, t) => gouge([184 - 18 * t, 226 + 12 * t], [98 + 46 * t, 262 + 56 * t], 3.4));
  const [eye, low] = [random.between(19, 25), random.between(14, 18)];
  const eyes = both([ellipse(98, 134, eye), ellipse(122, 278, low)]);
  printFigure(
    plate,
    [
      { tone: "dark", shapes: both([LOWER]), carve: both(ribs) },
      { tone: "dark", shapes: both([UPPER]), carve: both([...bars, ...hem]) },
      { tone: "accent", shapes: eyes },
      { tone: "dark", shapes: both([ellipse(98, 134, eye * 0.52), ellipse(122, 278, low * 0.5)]) },
      { tone: "light", shapes: both([ellipse(94, 130, 4), ellipse(120, 276, 3)]) },
      { tone: "dark", shapes: both([stroke(flowing([[196, 128], [184, 98], [158, 76], [138, 70]]), 4.4)]) },
      { tone: "dark", shapes: [leaf(200, 116, Math.PI / 2, 206, 36, 0.34)], carve: times(10, (i) => gouge([188 + i * 0.6, 160 + i * 13], [212 - i * 0.6, 160 + i * 13], 3)) },
    ],
    [200, 196],
  );
}
