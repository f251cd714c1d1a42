import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, sector, times } from "../geometry.ts";
import { gouge } from "../gouge.ts";

const KINDS = ["quarter", "leaf", "half", "stripes", "ring", "steps", "fan"] as const;

/** A tiled plate: two tile kinds in turn on a grid, their quarter-turns counted out, so that figures close across edges. */
export function tiles(plate: Plate): void {
  const { random, repeat } = plate;
  const m = repeat >= 7 ? 4 : repeat >= 5 ? random.pick([3, 4]) : 3;
  const s = 372 / m;
  const first = random.pick(KINDS);
  const second = random.pick(KINDS.filter((k) => k !== first));
  const inks = random.pick([["key", "tint", "key", "spot"], ["key", "key", "tint", "spot"], ["tint", "key", "spot", "key"]] as const);
  const twist = random.integer(1, 3);
  for (let j = 0; j < m; j++)
    for (let i = 0; i < m; i++) {
      const [x, y] = [14 + i * s, 14 + j * s];
      const kind = (i + j) % 2 ? first : second;
      const turn = (i + twist * j + (m === 3 ? i * j : 0)) % 4;
      const at = (u: number, v: number): Point => {
        const [a, b] = ([[u, v], [1 - v, u], [1 - u, 1 - v], [v, 1 - u]] as const)[turn]!;
        return [x + a * s, y + b * s];
      };
      const arcTo = (cu: number, cv: number, from: number, to: number): Point[] => times(12, (_, t) => at(cu + Math.cos(from + (to - from) * t), cv + Math.sin(from + (to - from) * t)));
      const Q = Math.PI / 2;
      const shapes: Record<(typeof KINDS)[number], () => Shape[]> = {
        quarter: () => [[at(0, 0), ...arcTo(0, 0, 0, Q)]],
        leaf: () => [[...arcTo(0, 0, 0, Q), ...arcTo(1, 1, Math.PI, Math.PI + Q)]],
        half: () => [[at(0, 0), at(1, 0), at(1, 0.5), at(0, 0.5)]],
        stripes: () => times(4, (k): Shape => [at(0, k / 4), at(1, k / 4), at(1, k / 4 + 0.13), at(0, k / 4 + 0.13)]),
        ring: () => [sector(x + s / 2, y + s / 2, s * 0.22, s * 0.46, 0, Math.PI * 1.999)],
        steps: () => times(4, (k): Shape => [at(0, k / 4), at((k + 1) / 4, k / 4), at((k + 1) / 4, (k + 1) / 4 + 0.002), at(0, (k + 1) / 4 + 0.002)]),
        fan: () => [1, 0.7, 0.4].map((r, k): Shape => (k < 2 ? [...arcTo(0, 0, 0, Q).map((p) => toward(at(0, 0), p, r)), ...arcTo(0, 0, Q, 0).map((p) => toward(at(0, 0), p, r - 0.18))] : [at(0, 0), ...arcTo(0, 0, 0, Q).map((p) => toward(at(0, 0), p, r))])),
      };
      const block = plate[inks[(i * 3 + j + ((i * j) % 2)) % 4]!];
      block.print(shapes[kind]());
      if (kind === "quarter" || kind === "leaf" || kind === "half" || kind === "steps")
        block.cut(times(6, (k) => gouge(at(0.06, 0.1 + k * 0.14), at(random.between(0.4, 0.8), 0.1 + k * 0.14), 3)));
      if (kind === "ring" && random.chance(0.6)) plate.spot.print([ellipse(x + s / 2, y + s / 2, s * 0.12)]);
    }
}

const toward = (from: Point, to: Point, t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
