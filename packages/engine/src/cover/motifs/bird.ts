import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { ellipse, mirrored, moved, scaled, smooth, turned } from "../geometry.ts";
import { fan } from "../gouge.ts";
import type { Part } from "../figure.ts";
import { printFigure } from "../figure.ts";

const WING: Shape = [[196, 178], [166, 150], [118, 122], [60, 118], [22, 142], [58, 146], [44, 162], [84, 160], [76, 178], [114, 174], [112, 192], [146, 190], [176, 214]];
const BODY = smooth([[206, 128], [222, 138], [226, 160], [222, 200], [212, 236], [200, 250], [188, 236], [178, 200], [174, 160], [178, 138], [194, 128]]);
const TAIL: Shape = [[190, 232], [182, 280], [158, 348], [192, 304], [200, 288], [208, 304], [242, 348], [218, 280], [210, 232]];
const BEAK: Shape = [[192, 131], [200, 108], [208, 131]];

/** A swallow from above; the faster the song, the larger the flock. */
export function bird(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const swallow = (x: number, y: number, size: number, lean: number): Part[] => {
    const place = (shapes: readonly Shape[]): Shape[] => shapes.map((s) => moved(turned(scaled(s, size, 200, 200), lean, 200, 200), x - 200, y - 200));
    const wing = [...fan(176, 196, Math.PI + 0.42, 150, 0.62, 5, 3.4), ...fan(178, 190, Math.PI + 0.46, 84, 0.7, 4, 3)];
    return [
      { tone: "dark", shapes: place([TAIL]), carve: place([[[200, 246], [196, 282], [186, 306], [197, 288]], [[200, 246], [204, 282], [214, 306], [203, 288]]]) },
      { tone: "dark", shapes: place([WING]), carve: place(wing) },
      { tone: "dark", shapes: place([mirrored(WING)]), carve: place(wing.map((s) => mirrored(s))) },
      { tone: "accent", shapes: place([BEAK]) },
      { tone: "dark", shapes: place([BODY]), carve: place([smooth([[200, 158], [210, 176], [206, 206], [200, 224], [194, 206], [190, 176]]), ellipse(190, 143, 3.4), ellipse(210, 143, 3.4)]) },
    ];
  };
  const heading = flip * random.between(0.25, 0.85);
  const flock =
    repeat <= 5
      ? swallow(200, 206, 1.02, heading)
      : [
          ...swallow(200 - flip * 62, 252, 0.68, heading),
          ...swallow(200 + flip * 66, 172, 0.56, heading + 0.14),
          ...swallow(200 - flip * 66, 106, 0.4, heading - 0.1),
          ...(repeat > 6 ? swallow(200 + flip * 96, 306, 0.34, heading + 0.2) : []),
        ];
  printFigure(plate, flock);
}
