import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, sector, stroke, times } from "../geometry.ts";
import { hatch } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** A sea of banded swells, or of scale-like arches; the count of bands follows the tempo. */
export function waves(plate: Plate): void {
  const { key, spot, random, flip, nocturnal } = plate;
  const sun = [200 + flip * random.between(20, 90), random.between(92, 120), random.between(48, 68)] as const;
  if (nocturnal) {
    key.print([FLOOD]);
    key.cut(hatch(random, 0, 17, 2.6, 0.6));
    key.cut([ellipse(...sun)], 3);
  } else key.print(hatch(random, 0, 26, 1.7, 0.35).filter((s) => s[0]![1] < 190));
  spot.print([ellipse(...sun)]);
  if (random.chance(0.5)) swells(plate);
  else arches(plate);
}

function swells(plate: Plate): void {
  const { random, repeat, flip } = plate;
  const phase = random.between(0, 6);
  const y = (i: number, x: number): number => 172 + 236 * (i / repeat) ** 1.2 + (6 + i * 2.4) * Math.sin((x / (44 + i * 6)) * flip + phase + i * 1.1);
  const line = (i: number): Shape => times(27, (j): Point => [j * 17 - 20, y(i, j * 17 - 20)]);
  for (let i = 0; i < repeat; i++) {
    const band: Shape = [...line(i), ...line(i + 1).toReversed()];
    plate.clear([band], 1.5);
    const block = i % 2 ? plate.tint : plate.key;
    block.print([band]);
    block.cut(
      [0.26, 0.5, 0.74].flatMap((depth) =>
        times(4, (d) => {
          const [x0, length] = [-10 + d * 104 + random.between(0, 40), random.between(50, 96)];
          return stroke(times(6, (_, t): Point => [x0 + length * t, y(i, x0 + length * t) * (1 - depth) + y(i + 1, x0 + length * t) * depth]), 2.6 + i * 0.5, 1);
        }),
      ),
    );
  }
}

function arches(plate: Plate): void {
  const { random, repeat } = plate;
  const across = 2.1 + repeat * 0.18;
  const radius = 200 / across + 6;
  const rise = radius * 0.64;
  const rows = Math.ceil((400 - 196) / rise);
  for (let row = 0; row <= rows; row++)
    for (let col = 0; col <= across; col++) {
      const [cx, cy] = [(col + (row % 2 ? 0.5 : 0)) * (400 / across) + random.between(-1.5, 1.5), 206 + radius * 0.55 + row * rise];
      plate.clear([ellipse(cx, cy, radius)], 2);
      for (let i = 0; i < 4; i++) {
        const outer = radius * (1 - i * 0.25);
        (i % 2 ? plate.tint : plate.key).print([sector(cx, cy, i === 3 ? 0 : outer - radius * 0.16, outer, Math.PI * 0.96, Math.PI * 2.04)]);
      }
    }
}
