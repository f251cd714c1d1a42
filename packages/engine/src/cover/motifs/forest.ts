import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, rectangle, times } from "../geometry.ts";
import { gouge, hatch, stars } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** Firs in rows, fog between them, one moon. */
export function forest(plate: Plate): void {
  const { key, tint, spot, random, flip, repeat } = plate;
  const dark = plate.nocturnal || random.chance(0.35);
  const moon = [200 + flip * random.between(20, 100), random.between(96, 130), random.between(52, 70)] as const;
  if (dark) {
    key.print([FLOOD]);
    key.cut(stars(random, 24, (_, y) => y < 230));
    key.cut([ellipse(...moon)], 3);
  } else {
    tint.print([rectangle(-20, -20, 440, 330)]);
    tint.cut(hatch(random, 0, 16, 2.4, 0.6));
    plate.clear([ellipse(...moon)], 4);
  }
  spot.print([ellipse(...moon)]);
  const row = (ink: "tint" | "key", base: number, height: number, count: number): void => {
    const order = random.shuffled(times(count, (i) => i));
    for (const i of order) {
      const x = ((i + 0.5) * 440) / count - 20 + random.between(-12, 12);
      fir(plate, ink, x, base + random.between(-8, 10), height * random.between(0.75, 1.15));
    }
  };
  row("tint", 318, 150, 6 + Math.round(repeat / 2));
  row("key", 396, 200, 4 + Math.round(repeat / 3));
  plate.clear([rectangle(-20, 386, 440, 60)]);
  key.print([rectangle(-20, 386, 440, 60)]);
}

function fir(plate: Plate, ink: "tint" | "key", x: number, base: number, height: number): void {
  const tiers = 5;
  const half = height * 0.24;
  const right: Point[] = times(tiers, (i) => i).flatMap((i): Point[] => {
    const [y, w] = [base - height + ((i + 1) * height) / (tiers + 0.6), half * ((i + 1.2) / (tiers + 0.4))];
    return [[x + w, y + 5], [x + w * 0.46, y - 1]];
  });
  const left: Point[] = right.toReversed().map(([px, py]): Point => [2 * x - px, py]);
  const tree: Shape[] = [[[x, base - height], ...right, ...left], rectangle(x - 4, base - height * 0.14, 8, height * 0.2)];
  plate.clear(tree, 2);
  plate[ink].print(tree);
  plate[ink].cut(times(tiers * 2, (i) => {
    const y = base - height * 0.84 + (i * height * 0.78) / (tiers * 2);
    const w = half * 0.62 * ((i + 2) / (tiers * 2 + 1));
    return i % 2 ? gouge([x + 2, y], [x + w, y + 9], 3.4) : gouge([x - w * 0.3, y + 3], [x - w * 0.9, y + 11], 2.6);
  }));
}
