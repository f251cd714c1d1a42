import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { TURN, ellipse, leaf, mirrored, polar, scaled, smooth, stroke, times } from "../geometry.ts";
import { gouge, veins } from "../gouge.ts";
import { printFigure } from "../figure.ts";

const HEART = smooth([[200, 132], [222, 104], [262, 88], [304, 104], [320, 150], [302, 206], [258, 262], [200, 318], [142, 262], [98, 206], [80, 150], [96, 104], [138, 88], [178, 104]], 5);

/** A burning heart with leaves at its sides; or one pierced by an arrow. */
export function heart(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const both = (shapes: readonly Shape[]): Shape[] => shapes.flatMap((s) => [s, mirrored(s)]);
  const lines = times(repeat + 4, (_, t) => gouge([92 + 30 * t, 150 + 80 * t], [140 + 34 * t, 116 + 120 * t], 4));
  const flames = times(5, (i) => leaf(200 + (i - 2) * 15, 132, -Math.PI / 2 + (i - 2) * 0.2, 104 - Math.abs(i - 2) * 25, 24, 0.32));
  const sprig = times(4, (i) => ({ x: 118 - i * 16, y: 330 - i * 28, a: -2.5 + (i % 2) * 1.2 }));
  const arrow = flip > 0 ? (s: Shape): Shape => s : (s: Shape): Shape => mirrored(s);
  const pierced = random.chance(0.5);
  printFigure(
    plate,
    [
      ...(pierced ? [{ tone: "dark" as const, shapes: [stroke([[36, 292], [364, 112]], 8), [[350, 98], [384, 100], [364, 128]] as Shape, ...times(4, (i) => leaf(36 + i * 12, 292 - i * 6.6, 2.0, 32, 12)), ...times(4, (i) => leaf(36 + i * 12, 292 - i * 6.6, -2.9, 32, 12))].map(arrow) }] : [{ tone: "accent" as const, shapes: flames }]),
      { tone: "dark", shapes: [HEART], carve: both(lines) },
      { tone: "mid", shapes: [scaled(HEART, 0.5, 200, 190)], carve: times(12, (i) => gouge(polar(200, 192, 46, (i * TURN) / 12), polar(200, 192, 30, (i * TURN) / 12), 3)) },
      { tone: "accent", shapes: [ellipse(200, 186, 17)] },
      { tone: "dark", shapes: both([stroke([[190, 362], [130, 340], [84, 292], [62, 240]], 5)]) },
      { tone: "dark", shapes: both(sprig.map(({ x, y, a }) => leaf(x, y, a, 46, 20))), carve: both(sprig.flatMap(({ x, y, a }) => veins(x, y, a, 46, 20, 2))) },
    ],
    [200, 200],
  );
}
