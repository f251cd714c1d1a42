import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { ellipse, leaf, mirrored, polar, rectangle, smooth, stroke, times } from "../geometry.ts";
import { gouge } from "../gouge.ts";
import { printFigure } from "../figure.ts";

const PALM = smooth([[142, 214], [152, 196], [246, 194], [262, 210], [266, 262], [250, 312], [236, 332], [164, 332], [148, 306], [138, 260]]);
const finger = (x: number, y: number, angle: number, length: number, width: number): Shape => {
  const tip = polar(x, y, length, angle);
  const knuckle = polar(x, y, length * 0.5, angle);
  const [nx, ny] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  const cap = polar(tip[0], tip[1], width * 0.42, angle);
  return smooth([[x - nx, y - ny], [knuckle[0] - nx, knuckle[1] - ny], [tip[0] - nx * 0.86, tip[1] - ny * 0.86], cap, [tip[0] + nx * 0.86, tip[1] + ny * 0.86], [knuckle[0] + nx, knuckle[1] + ny], [x + nx, y + ny]], 4);
};
const FINGERS: readonly (readonly [number, number, number, number, number])[] = [
  [160, 214, -1.78, 112, 29], [188, 210, -1.63, 140, 30], [217, 210, -1.5, 132, 29], [244, 216, -1.34, 98, 26],
];

/** A raised palm with an eye or a star in it: soul, gospel, spirit. */
export function hand(plate: Plate): void {
  const { random, flip, repeat } = plate;
  const side = (shapes: readonly Shape[]): Shape[] => (flip > 0 ? [...shapes] : shapes.map((s) => mirrored(s)));
  const thumb = smooth([[150, 300], [126, 268], [98, 240], [80, 216], [88, 204], [106, 208], [138, 238], [160, 254]]);
  const eye = random.chance(0.55);
  const lid: Shape = [...leaf(152, 262, 0, 98, 54, 0.5)];
  printFigure(
    plate,
    [
      { tone: "dark", shapes: side([[[166, 322], [234, 322], [246, 420], [154, 420]]]), carve: side(times(5, (i) => gouge([164, 348 + i * 12], [236, 346 + i * 12], 3))) },
      { tone: "dark", shapes: side([thumb]), carve: side([gouge([96, 216], [134, 256], 3.4)]) },
      ...FINGERS.map(([x, y, a, l, w]) => ({
        tone: "dark" as const,
        shapes: side([finger(x, y, a, l, w)]),
        carve: side([...[0.36, 0.64].map((t) => polar(x, y, l * t, a)).flatMap(([px, py]) => [gouge([px - 10, py], [px + 9, py - 1], 3), gouge([px + 8, py + 6], [px - 8, py + 6], 2.4)]), leaf(...polar(x, y, l * 0.86, a), a, 20, 13)]),
      })),
      { tone: "dark", shapes: side([PALM]), carve: side([gouge([150, 226], [216, 214], 3), gouge([256, 236], [196, 222], 3), ...times(4, (i) => gouge([158 + i * 7, 318], [150 + i * 5, 286 + i * 6], 2.8)), ...times(4, (i) => gouge([246 - i * 7, 312], [258 - i * 3, 280], 2.8))]) },
      ...(eye
        ? [
            { tone: "light" as const, shapes: side([lid]), carve: side(times(repeat + 4, (_, t) => stroke([[158 + 86 * t, 244 - 14 * Math.sin(Math.PI * t)], [152 + 98 * t, 232 - 18 * Math.sin(Math.PI * t)]], 3))) },
            { tone: "accent" as const, shapes: side([ellipse(201, 262, 19)]) },
            { tone: "dark" as const, shapes: side([ellipse(201, 262, 9)]) },
          ]
        : [{ tone: "accent" as const, shapes: side(times(8, (i) => leaf(201, 264, (i * Math.PI) / 4, i % 2 ? 24 : 42, 15, 0.3))) }]),
      { tone: "accent", shapes: side([rectangle(158, 366, 84, 12)]) },
    ],
    [200, 216],
  );
}
