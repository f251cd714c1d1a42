import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { arc, ellipse, flowing, mirrored, rectangle, smooth, stroke, times, turned } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

const BODY = smooth([[200, 146], [236, 148], [256, 172], [254, 200], [236, 218], [238, 240], [266, 262], [274, 306], [250, 346], [200, 356], [150, 346], [126, 306], [134, 262], [162, 240], [164, 218], [146, 200], [144, 172], [164, 148]], 5);

/** A violin with its bow across, for strings and orchestras. */
export function violin(plate: Plate): void {
  const { random, flip, repeat } = plate;
  const lean = flip * random.between(0.22, 0.5);
  const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => turned(s, lean, 200, 220));
  const hole = [stroke(flowing([[168, 226], [162, 238], [170, 256], [166, 272], [158, 280]]), 5), ellipse(172, 226, 4), ellipse(156, 278, 4)];
  const flame = times(repeat + 3, (_, t) => gouge([146 + 20 * (1 - t), 300 + 40 * t], [180, 296 + 44 * t], 3));
  const bow = [stroke(flowing([[92, 352], [200, 214], [318, 62]]), 7), stroke([[84, 338], [310, 56]], 2.4), rectangle(78, 334, 18, 18)];
  printFigure(
    plate,
    [
      { tone: "dark", shapes: place([BODY]), carve: place([...hole, ...hole.map((s) => mirrored(s)), ...flame, ...flame.map((s) => mirrored(s)), arc(200, 190, 44, 3.6, 4.4, 4), arc(200, 190, 44, 5.0, 5.8, 4)]) },
      { tone: "accent", shapes: place([[[184, 290], [216, 290], [208, 346], [192, 346]]]) },
      { tone: "mid", shapes: place([[[188, 40], [212, 40], [215, 226], [185, 226]]]), carve: place(times(4, (i) => gouge([191 + i * 6, 222], [193 + i * 4.6, 44], 2))) },
      { tone: "dark", shapes: place([smooth([[190, 44], [186, 18], [192, -2], [210, -2], [214, 14], [208, 44]], 4), ...[12, 28].flatMap((y) => [rectangle(168, y, 18, 6), rectangle(214, y + 5, 18, 6)])]), carve: place([arc(201, 8, 7, 0, 4.5, 3)]) },
      { tone: "light", shapes: place([192, 197, 202, 207].map((x) => rectangle(x - 0.7, 40, 1.4, 252))) },
      { tone: "dark", shapes: place([rectangle(180, 254, 40, 7)]) },
      { tone: "dark", shapes: flip > 0 ? bow : bow.map((s) => mirrored(s)) },
    ],
    [200, 210],
  );
}
