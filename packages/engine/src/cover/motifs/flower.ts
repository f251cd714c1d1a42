import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, ellipse, flowing, leaf, polar, stroke, times } from "../geometry.ts";
import { dots, fan, veins } from "../gouge.ts";
import { printFigure } from "../figure.ts";

/** A bloom on its stem; petals by tempo, tulip-like or open by seed. */
export function flower(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const [x, y] = [200 + flip * random.between(0, 14), random.between(158, 176)];
  const n = repeat + random.pick([3, 4, 5]);
  const ring = (r: number, length: number, width: number, turn: number): { shapes: Shape[]; carve: Shape[] } => ({
    shapes: times(n, (i) => leaf(...polar(x, y, r, (i * TURN) / n + turn), (i * TURN) / n + turn, length, width, 0.58)),
    carve: times(n, (i) => (i * TURN) / n + turn).flatMap((a) => fan(...polar(x, y, r, a), a, length, 0.34, 3, 3.2)),
  });
  const stem = flowing([[x, y + 60], [x + flip * 8, 280], [200 - flip * 4, 420]]);
  const turn = random.between(0, 1);
  const lower: [number, number, number] = [200 + flip * 6, 350, 112];
  printFigure(
    plate,
    [
      { tone: "dark", shapes: [stroke(stem, 12)] },
      { tone: "dark", shapes: [leaf(lower[0], lower[1], -0.55, 118, 46)], carve: veins(lower[0], lower[1], -0.55, 118, 46, 5) },
      { tone: "dark", shapes: [leaf(lower[0] - 4, lower[1] + 10, Math.PI + 0.55, 118, 46)], carve: veins(lower[0] - 4, lower[1] + 10, Math.PI + 0.55, 118, 46, 5) },
      { tone: "dark", ...ring(30, 118, 440 / n, turn) },
      { tone: "mid", ...ring(22, 86, 330 / n, turn + Math.PI / n) },
      { tone: "accent", shapes: [ellipse(x, y, 40)] },
      { tone: "dark", shapes: [...dots(x, y, 32, 18, 3), ...dots(x, y, 20, 11, 2.8), ...dots(x, y, 8, 5, 2.6)] },
    ],
    [x, y],
  );
}
