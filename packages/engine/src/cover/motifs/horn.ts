import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { arc, ellipse, flowing, mirrored, moved, rectangle, scaled, sector, smooth, stroke, times, turned } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

/** A trumpet blowing; the louder lines follow the tempo. */
export function horn(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const lean = -random.between(0.16, 0.44);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => moved(turned(scaled(s, 0.86), lean, 190, 210), -16, 4)).map((s) => (flip > 0 ? s : mirrored(s)));
  const bell = smooth([[236, 190], [286, 184], [318, 168], [346, 126], [358, 128], [358, 274], [346, 276], [318, 232], [286, 216], [236, 212]], 4);
  const loop = stroke(flowing([[262, 206], [292, 222], [292, 262], [262, 274], [140, 274], [112, 262], [112, 222], [140, 208]], 4), 15);
  const valves = [162, 192, 222];
  printFigure(
    plate,
    [
      { tone: "dark", shapes: place([loop]), carve: place([gouge([150, 274], [250, 274], 4)]) },
      { tone: "dark", shapes: place([stroke([[30, 201], [250, 201]], 14), [[14, 184], [30, 192], [30, 210], [14, 218]]]), carve: place([gouge([60, 199], [150, 199], 4)]) },
      { tone: "dark", shapes: place([bell]), carve: place([...times(6, (i, t) => gouge([346, 150 + 102 * t], [270, 190 + 20 * t], 4)), gouge([352, 144], [352, 256], 3)]) },
      ...valves.flatMap((x) => [
        { tone: "mid" as const, shapes: place([rectangle(x - 11, 176, 22, 122)]), carve: place([gouge([x - 5, 286], [x - 5, 196], 3.6), rectangle(x - 11, 214, 22, 3), rectangle(x - 11, 258, 22, 3)]) },
        { tone: "dark" as const, shapes: place([rectangle(x - 2.5, 152, 5, 26), ellipse(x, 150, 10, 6)]) },
      ]),
      { tone: "accent", shapes: place(times(3, (i) => sector(330, 200, 46 + i * 26, 56 + i * 26, -0.62 + i * 0.04, 0.62 - i * 0.04))) },
      { tone: "dark", shapes: place(times(repeat, (i, t) => arc(330, 200, 128, -0.62 + 1.2 * t, -0.5 + 1.2 * t, 6))) },
    ],
    [200, 205],
  );
}
