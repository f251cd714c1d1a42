import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { arc, ellipse, flowing, mirrored, moved, scaled, smooth, stroke, times } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import type { Part } from "../figure.ts";
import { printFigure } from "../figure.ts";

const BODY = smooth([[40, 204], [82, 150], [148, 126], [222, 138], [290, 182], [312, 200], [290, 222], [222, 268], [148, 282], [82, 256]]);
const TAIL = smooth([[298, 200], [330, 160], [372, 134], [362, 172], [356, 202], [364, 236], [372, 272], [330, 244]], 4);
const FINS: readonly Shape[] = [smooth([[122, 136], [148, 84], [206, 82], [254, 120], [262, 160], [200, 142]], 4), smooth([[150, 272], [176, 318], [220, 326], [236, 292], [226, 258], [190, 270]], 4)];

/** A carp, or two passing each other where the song runs faster. */
export function fish(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const carp = (x: number, y: number, size: number, way: number): Part[] => {
    const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => moved(scaled(way > 0 ? s : mirrored(s), size), x - 200, y - 200));
    const scales = times(7, (row) => times(7, (c) => [150 + row * 24, 130 + c * 24 + (row % 2) * 12] as const)).flat().filter(([sx, sy]) => Math.abs(sy - 203) < 68 - Math.max(0, sx - 180) * 0.42);
    return [
      { tone: "dark", shapes: place(FINS), carve: place([...times(6, (i) => gouge([146 + i * 18, 132 - i], [156 + i * 17, 98 + i * 4], 3.6)), ...times(3, (i) => gouge([176 + i * 18, 276], [186 + i * 14, 308 - i * 6], 3.4))]) },
      { tone: "dark", shapes: place([TAIL]), carve: place(times(6, (i): Shape => gouge([312, 200 + (i - 2.5) * 2], [354, 156 + i * 18], 3.6))) },
      { tone: "dark", shapes: place([BODY]), carve: place([...scales.map(([sx, sy]) => arc(sx, sy, 13, -1.25, 1.25, 4.6)), arc(66, 204, 62, -0.92, 0.92, 7), gouge([42, 212], [70, 222], 4)]) },
      { tone: "light", shapes: place([ellipse(86, 186, 14)]) },
      { tone: "accent", shapes: place([ellipse(86, 186, 11)]) },
      { tone: "dark", shapes: place([ellipse(86, 186, 5.5)]) },
    ];
  };
  const water: Part = {
    tone: "mid",
    shapes: [54, 108, 300, 352].map((y, i) => stroke(flowing(times(8, (j): Point => [-10 + j * 60, y + (j % 2 ? 8 : -8) * (i % 2 ? 1 : -1)])), 9)),
  };
  const two = repeat > 5 && random.chance(0.7);
  printFigure(plate, two ? [...carp(206, 126, 0.66, flip), ...carp(194, 278, 0.66, -flip)] : [...(random.chance(0.5) ? [water] : []), ...carp(200, 202, 0.98, flip)]);
}
