import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, ellipse, polar, rectangle, smooth, stroke, times, turned } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

/** A stage microphone of the old kind, ribs across its head. */
export function microphone(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const lean = flip * random.between(0.12, 0.34);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => turned(s, lean, 200, 250));
  const head = smooth([[200, 44], [254, 60], [272, 110], [272, 180], [250, 226], [200, 240], [150, 226], [128, 180], [128, 110], [146, 60]], 5);
  const ribs = times(3 + Math.round(repeat / 2), (i) => i);
  const gap = 84 / ribs.length;
  const band = rectangle(122, 128, 156, 24);
  printFigure(
    plate,
    [
      { tone: "dark", shapes: [stroke([[200, 300], [200, 420]], 16), smooth([[150, 420], [170, 396], [230, 396], [250, 420]], 3)] },
      { tone: "dark", shapes: place([stroke([[118, 140], [112, 200], [140, 254], [200, 272], [260, 254], [288, 200], [282, 140]], 11), rectangle(190, 268, 20, 44)]) },
      { tone: "dark", shapes: place([head]), carve: place([...ribs.flatMap((i) => [rectangle(142, 64 + i * (gap * 0.72), 116, gap * 0.24), rectangle(142, 164 + i * (gap * 0.72), 116, gap * 0.24)]), gouge([152, 78], [144, 120], 5), gouge([150, 212], [142, 168], 5)]) },
      { tone: "mid", shapes: place([band]), carve: place(times(12, (i) => gouge([128 + i * 12.6, 148], [134 + i * 12.6, 132], 3))) },
      { tone: "accent", shapes: place([ellipse(200, 140, 21)]) },
      { tone: "dark", shapes: place(times(5, (i) => ellipse(...polar(200, 140, 9, (i * TURN) / 5), 2.6))) },
    ],
    [200, 150],
  );
}
