import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { arc, ellipse, mirrored, rectangle, smooth, stroke, times } from "../geometry.ts";
import { gouge, hatch, stars } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** A two-master under sail on a hatched sea. */
export function ship(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip, nocturnal } = plate;
  const side = (shapes: readonly Shape[]): Shape[] => (flip > 0 ? [...shapes] : shapes.map((s) => mirrored(s)));
  const sun = [200 - flip * random.between(40, 100), random.between(90, 124), random.between(46, 62)] as const;
  const sea = random.between(290, 304);
  const ink = nocturnal ? tint : key;
  if (nocturnal) {
    key.print([FLOOD]);
    key.cut(stars(random, 28, (_, y) => y < sea - 30));
    key.cut([ellipse(...sun)], 2);
  } else {
    tint.print([FLOOD]);
    tint.cut(hatch(random, 0, 17, 2.6, 0.62));
    plate.clear([ellipse(...sun)], 3);
  }
  spot.print([ellipse(...sun)]);
  const hull = smooth([[84, 268], [120, 276], [220, 278], [316, 264], [342, 252], [318, 300], [286, 322], [140, 322], [106, 306]], 4);
  const sails: Shape[] = [
    smooth([[150, 96], [206, 104], [216, 140], [206, 176], [146, 170], [156, 132]], 4),
    smooth([[142, 180], [210, 186], [220, 222], [208, 260], [136, 252], [148, 216]], 4),
    smooth([[232, 122], [280, 132], [288, 162], [278, 192], [228, 186], [238, 154]], 4),
    smooth([[228, 196], [284, 200], [292, 230], [282, 260], [226, 256], [238, 226]], 4),
    [[300, 150], [366, 246], [296, 254]],
  ];
  const masts = [stroke([[148, 70], [150, 280]], 6), stroke([[232, 96], [234, 280]], 6), stroke([[314, 262], [376, 240]], 6)];
  plate.clear(side([...masts]), 2);
  ink.print(side(masts));
  for (const sail of sails) {
    plate.clear(side([sail]), 2.4);
    const [x0, y0] = [Math.min(...sail.map(([x]) => x)), Math.min(...sail.map(([, y]) => y))];
    const height = Math.max(...sail.map(([, y]) => y)) - y0;
    ink.print(side([sail]));
    ink.cut(side(times(5, (k) => gouge([x0 + 16 + k * 12, y0 + height * 0.88], [x0 + 20 + k * 11, y0 + height * 0.2], 4))));
  }
  const flag: Shape = [[148, 70], [112, 78], [148, 88]];
  plate.clear(side([flag]), 1);
  spot.print(side([flag]));
  plate.clear(side([hull]), 3);
  ink.print(side([hull]));
  ink.cut(side([gouge([100, 284], [318, 276], 4), gouge([112, 298], [304, 296], 4), ...times(5, (i) => rectangle(138 + i * 34, 284, 9, 8))]));
  for (let i = 0; i < 4; i++) {
    const y = sea + i * 28;
    const crest = (d: number): Point[] => times(24, (j): Point => [-20 + j * 19, y + d + 7 * Math.sin(j * 0.9 + i * 1.7)]);
    const band: Shape = [...crest(0), ...crest(34).toReversed()];
    plate.clear([band], 2.4);
    const block = i % 2 === 0 ? key : tint;
    block.print([band]);
    block.cut(times(repeat + 4, () => random.between(10, 380)).map((x) => arc(x, y + 4, 22, 0.5, 2.2, 4)));
  }
}
