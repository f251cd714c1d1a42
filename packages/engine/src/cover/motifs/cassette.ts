import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { TURN, ellipse, flowing, rectangle, smooth, stroke, times, turned } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

/** A tape, its ribbon spilling where the song is slow enough to be remembered. */
export function cassette(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const lean = flip * random.between(0.06, 0.24);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => turned(s, lean));
  const shell = smooth([[62, 104], [200, 100], [338, 104], [350, 116], [352, 200], [350, 284], [338, 296], [200, 300], [62, 296], [50, 284], [48, 200], [50, 116]], 4);
  const reel = (x: number): Shape[] => times(6, (i) => rectangle(-4, -22, 8, 10).map(([px, py]): Point => { const [tx, ty] = turned([[px, py]], (i * TURN) / 6, 0, 0)[0]!; return [x + tx, 196 + ty]; }));
  const spill = flowing([[120, 300], [110, 336], [160, 352], [210, 330], [250, 350], [320, 340], [344, 372], [300, 398]], 6);
  printFigure(plate, [
    ...(repeat < 6 ? [{ tone: "dark" as const, shapes: place([stroke(spill, 6)]) }] : []),
    { tone: "dark", shapes: place([shell]), carve: place([...times(5, (i) => gouge([70, 118 + i * 3], [70 + 10 * i, 118 + i * 3], 2)), ellipse(66, 118, 4), ellipse(334, 118, 4), ellipse(66, 282, 4), ellipse(334, 282, 4)]) },
    { tone: "light", shapes: place([rectangle(80, 122, 240, 120)]), carve: place(times(3, (i) => rectangle(96, 138 + i * 10, 208, 2))) },
    { tone: "accent", shapes: place([rectangle(80, 216, 240, 26)]), carve: place(times(repeat, (i) => rectangle(88 + i * (224 / repeat), 224, 224 / repeat - 8, 4))) },
    { tone: "dark", shapes: place([smooth([[130, 166], [200, 164], [270, 166], [282, 196], [270, 226], [200, 228], [130, 226], [118, 196]], 4)]) },
    { tone: "mid", shapes: place([ellipse(146, 196, 24), ellipse(254, 196, 24)]) },
    { tone: "dark", shapes: place([...reel(146), ...reel(254), ellipse(146, 196, 6), ellipse(254, 196, 6)]) },
    { tone: "light", shapes: place([rectangle(182, 182, 36, 28)]), carve: place(times(4, (i) => gouge([184, 186 + i * 7], [214, 186 + i * 7], 2))) },
    { tone: "mid", shapes: place([[[112, 296], [124, 258], [276, 258], [288, 296]]]), carve: place([ellipse(150, 280, 6), ellipse(250, 280, 6), ellipse(200, 278, 4)]) },
  ]);
}
