import type { Plate } from "../plate.ts";
import type { Point } from "../geometry.ts";
import { ellipse, leaf, stroke, times } from "../geometry.ts";
import { veins } from "../gouge.ts";
import type { Part } from "../figure.ts";
import { printFigure } from "../figure.ts";

/** A branch with paired leaves and a few berries. */
export function leaves(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const bend = flip * random.between(16, 52);
  const spine = (t: number): Point => [200 + bend * Math.sin(t * 2.7), 376 - 322 * t];
  const pairs = repeat + 1;
  const alternate = random.chance(0.5);
  const fat = random.between(0.8, 1.25);
  const blades = times(pairs * 2, (i): Part => {
    const t = 0.12 + (0.8 * (alternate ? i : i - (i % 2))) / (pairs * 2);
    const side = i % 2 ? 1 : -1;
    const [length, angle, width] = [128 * (1 - t * 0.42), -Math.PI / 2 + side * (1.14 - t * 0.5), ((270 * fat) / pairs) * (1 - t * 0.3)];
    const [x, y] = spine(t);
    return { tone: i % 3 === 2 && random.chance(0.5) ? "mid" : "dark", shapes: [leaf(x, y, angle, length, width, 0.4)], carve: veins(x, y, angle, length, width, 5) };
  });
  const berries = times(random.integer(3, 6), (): Part => {
    const [x, y] = spine(random.between(0.15, 0.8));
    return { tone: "accent", shapes: [ellipse(x + random.pick([-1, 1]) * random.between(18, 34), y + random.between(-8, 8), random.between(7, 10))] };
  });
  const crown = spine(1);
  printFigure(plate, [
    { tone: "dark", shapes: [stroke(times(12, (_, t) => spine(t)), 8)] },
    ...blades,
    { tone: "dark", shapes: [leaf(crown[0], crown[1] + 14, -Math.PI / 2 - bend * 0.004, 50, 24)], carve: veins(crown[0], crown[1] + 14, -Math.PI / 2 - bend * 0.004, 50, 24, 3) },
    ...berries,
  ]);
}
