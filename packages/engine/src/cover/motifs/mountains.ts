import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, mix, rectangle, times } from "../geometry.ts";
import { gouge, hatch } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** Ranges behind each other, snow carved on their lit side, a moon or sun over them. */
export function mountains(plate: Plate): void {
  const { key, tint, spot, random, flip, nocturnal, repeat } = plate;
  const dark = nocturnal || random.chance(0.4);
  const moon = [200 + flip * random.between(30, 110), random.between(78, 108), random.between(34, 48)] as const;
  if (dark) {
    key.print([FLOOD]);
    key.cut(hatch(random, 0, 15, 2.4, 0.62));
    key.cut([ellipse(...moon)]);
    if (random.chance(0.5)) spot.print([ellipse(...moon)]);
  } else {
    spot.print([ellipse(...moon)]);
    key.print(hatch(random, 0, 22, 1.7, 0.4).filter((s) => s[0]![1] < 170));
  }
  const range = (base: number, height: number, count: number): Point[] => {
    const width = 460 / count;
    const shift = random.between(-width / 2, 0);
    return times(count * 2 + 3, (i): Point => [-30 + shift + (i * width) / 2 + random.between(-8, 8), i % 2 ? base - height * random.between(0.72, 1.12) : base - height * random.between(0.02, 0.2)]);
  };
  const rise = (ridge: Point[], ink: "tint" | "key"): void => {
    const body: Shape = [...ridge, [470, 460], [-70, 460]];
    plate.clear([body], 2.6);
    plate[ink].print([body]);
    plate[ink].cut(
      ridge.flatMap((peak, i) => {
        const foot = ridge[i + 1];
        if (i % 2 === 0 || !foot) return [];
        return times(9, (j) => {
          const from = mix(peak, foot, (j + 0.3) / 9.5);
          return gouge([from[0] - 1, from[1] + 5], [from[0] - 4 - j * 2.4, from[1] + 26 + (9 - j) * random.between(5, 12)], 4);
        });
      }),
    );
  };
  rise(range(236, 118, random.pick([3, 4])), "tint");
  rise(range(322, 128, random.pick([2, 3])), "key");
  const shore = random.between(328, 350);
  plate.clear([rectangle(-20, shore, 440, 100)]);
  if (dark) key.print([rectangle(-20, shore, 440, 100)]);
  else tint.print([rectangle(-20, shore, 440, 100)]);
  const lake = times(repeat + 2, (_, t) => {
    const [y, x] = [shore + 8 + t * 44, random.between(-10, 150)];
    return gouge([x, y], [x + random.between(110, 250), y + 1], 3);
  });
  key.cut(lake);
  tint.cut(lake);
}
