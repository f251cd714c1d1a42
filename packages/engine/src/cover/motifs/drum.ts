import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, stroke, times } from "../geometry.ts";
import { gouge, rays } from "../gouge.ts";
import { printFigure } from "../figure.ts";

/** A roped drum with crossed sticks; its lacing follows the tempo. */
export function drum(plate: Plate): void {
  const { repeat, random } = plate;
  const n = repeat + 1;
  const waist = random.between(84, 104);
  const top = (t: number): Point => [82 + 236 * t, 190 + 30 * Math.sin(Math.PI * t)];
  const bottom = (t: number): Point => [200 + (t - 0.5) * 2 * waist, 332 + 26 * Math.sin(Math.PI * t)];
  const body: Shape = [...times(9, (_, t) => top(t)), ...times(9, (_, t) => bottom(1 - t))];
  const lacing = times(n, (i) => [i / n, (i + 0.5) / n, (i + 1) / n] as const).flatMap(([a, b, c]) => [stroke([top(a), bottom(b)], 4), stroke([bottom(b), top(c)], 4), ellipse(...bottom(b), 6)]);
  const stick = (s: 1 | -1): Shape[] => [stroke([[200 + s * 44, 150], [200 + s * 146, 52]], 9), ellipse(200 + s * 42, 152, 14)];
  printFigure(
    plate,
    [
      { tone: "dark", shapes: [body], carve: lacing },
      { tone: "mid", shapes: [ellipse(200, 174, 124, 42)], carve: times(6, (i) => gouge([106 + i * 8, 158 + i * 8], [294 - i * 10, 158 + i * 8], 3.4)) },
      { tone: "accent", shapes: rays(200, 168, 96, 150, 11, 8, Math.PI * 1.14, Math.PI * 1.86) },
      { tone: "dark", shapes: [...stick(1), ...stick(-1)] },
    ],
    [200, 210],
  );
}
