import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, ellipse, polar, rectangle, smooth, times, turned } from "../geometry.ts";
import { gouge, hatch } from "../gouge.ts";
import { printFigure } from "../figure.ts";
import { FLOOD } from "../plate.ts";

const BODY = smooth([[200, 158], [236, 152], [262, 176], [258, 214], [250, 234], [274, 262], [284, 308], [262, 350], [200, 366], [138, 350], [116, 308], [126, 262], [150, 234], [142, 214], [138, 176], [164, 152]]);

/** Either the whole guitar, or a plate filled by its rosette and strings. */
export function guitar(plate: Plate): void {
  if (plate.random.chance(0.5)) whole(plate);
  else rosette(plate);
}

function whole(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const lean = flip * random.between(0.34, 0.62);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => turned(s.map(([x, y]) => [x, y - 10] as const), lean, 200, 214));
  const grain = times(11, (i) => gouge([136 + i * 13, 350 - Math.abs(i - 5) * 9], [138 + i * 12.6, 262 + Math.abs(i - 5) * 4], 3));
  printFigure(plate, [
    { tone: "dark", shapes: place([BODY]), carve: place(grain) },
    { tone: "mid", shapes: place([ellipse(200, 240, 31)]), carve: place(times(18, (i) => gouge(polar(200, 240, 24, (i * TURN) / 18), polar(200, 240, 31, (i * TURN) / 18), 3))) },
    { tone: "dark", shapes: place([ellipse(200, 240, 21)]) },
    { tone: "accent", shapes: place([rectangle(166, 306, 68, 14)]) },
    { tone: "mid", shapes: place([rectangle(188, 44, 24, 182)]), carve: place(times(repeat + 4, (i) => rectangle(188, 66 + i * (150 / (repeat + 4)), 24, 2.6))) },
    { tone: "dark", shapes: place([[[184, 44], [178, 4], [192, -8], [208, -8], [222, 4], [216, 44]]]), carve: place([0, 1, 2].flatMap((i) => [ellipse(186, 4 + i * 13, 3), ellipse(214, 4 + i * 13, 3)])) },
    { tone: "light", shapes: place([193, 198, 203, 208].map((x) => rectangle(x - 0.8, 20, 1.6, 290))) },
  ]);
}

function rosette(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip } = plate;
  const lean = flip * random.pick([0, 0.35, 0.5]);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => turned(s, lean, 200, 220));
  tint.print([FLOOD]);
  tint.cut(place(hatch(random, Math.PI / 2, 17, 2.8, 0.75)));
  tint.cut(place([ellipse(200, 232, 132)]));
  spot.print(place(times(24 + repeat * 2, (i) => gouge(polar(200, 232, 103, (i * TURN) / (24 + repeat * 2)), polar(200, 232, 127, (i * TURN) / (24 + repeat * 2) + 0.1), 9))));
  key.print(place([ellipse(200, 232, 131)]));
  key.cut(place([ellipse(200, 232, 126)]));
  key.print(place([ellipse(200, 232, 97), rectangle(146, -160, 108, 320)]));
  key.cut(place([...times(7, (i) => rectangle(146, -66 + i * 34, 108, 3.4)), ...[22, 90].map((y) => ellipse(200, y + 20, 6))]));
  key.print(place([rectangle(128, 380, 144, 20)]));
  const strings = times(6, (i) => ({ x: 160 + i * 16, w: 4 - i * 0.42 }));
  plate.clear(place(strings.map(({ x, w }) => rectangle(x - w / 2, -160, w, 640))));
  key.print(place(strings.map(({ x, w }) => rectangle(x - w / 2 + 0.2, 326, w, 160))));
}
