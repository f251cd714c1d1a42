import type { Random } from "../random.ts";
import type { Point, Shape } from "./geometry.ts";
import { TURN, leaf, polar, times } from "./geometry.ts";

/** One push of a V-gouge: enters sharp, bites a third of the way in, runs out thin. */
export const gouge = (from: Point, to: Point, width = 4): Shape => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width * 0.5, (dx / length) * width * 0.5];
  const at = (t: number, s: number): Point => [from[0] + dx * t + nx * s, from[1] + dy * t + ny * s];
  return [at(0, 0), at(0.1, 0.7), at(0.35, 1), at(0.75, 0.55), at(1, 0), at(0.75, -0.55), at(0.35, -1), at(0.1, -0.7)];
};

/** Cuts standing round a centre, every other one a little shorter. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number, width: number, from = 0, to = TURN): Shape[] =>
  times(count, (i) => {
    const a = from + ((to - from) * (i + 0.5)) / count;
    return gouge(polar(x, y, inner, a), polar(x, y, outer * (i % 2 ? 0.9 : 1), a), width);
  });

/** Broken parallel cuts over the whole plate, as a hand clears a field: rows `spacing` apart, leaning by `angle`. */
export const hatch = (random: Random, angle: number, spacing: number, width: number, cover = 0.6): Shape[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): Point => [200 + u * c - v * s, 200 + u * s + v * c];
  const rows = Math.ceil(560 / spacing);
  return times(rows, (i) => i).flatMap((i) => {
    const v = -280 + i * spacing;
    const out: Shape[] = [];
    let u = -280 - random.between(0, 90);
    while (u < 280) {
      const length = random.between(50, 190);
      const [x, y] = at(u + length / 2, v);
      const inside = x > -60 && x < 460 && y > -30 && y < 430;
      if (inside && random.chance(cover)) out.push(gouge(at(u, v + random.between(-1, 1)), at(u + length, v + random.between(-1.5, 1.5)), width));
      u += length + random.between(8, 40);
    }
    return out;
  });
};

/** Midrib and side veins of a leaf of the same measures. */
export const veins = (x: number, y: number, angle: number, length: number, width: number, pairs: number): Shape[] => [
  gouge([x, y], polar(x, y, length * 0.92, angle), 2.8),
  ...times(pairs, (i) => {
    const t = 0.18 + (0.6 * i) / pairs;
    const foot = polar(x, y, length * t, angle);
    const reach = width * 0.42 * Math.sin(Math.PI * (0.25 + (0.6 * i) / pairs));
    return [gouge(foot, polar(foot[0], foot[1], reach, angle + 0.75), 2.4), gouge(foot, polar(foot[0], foot[1], reach, angle - 0.75), 2.4)];
  }).flat(),
];

/** Small crossed cuts: stars in a dark sky. `keep` leaves room for what stands there. */
export const stars = (random: Random, count: number, keep: (x: number, y: number) => boolean): Shape[] =>
  times(count, () => [random.between(18, 382), random.between(18, 382), random.between(2.4, 6)] as const)
    .filter(([x, y]) => keep(x, y))
    .flatMap(([x, y, r]) => [gouge([x - r, y], [x + r, y], 2), gouge([x, y - r], [x, y + r], 2)]);

/** Fan of cuts within a petal, feather or flame, from its tip inwards. */
export const fan = (x: number, y: number, angle: number, length: number, spread: number, count: number, width = 2.8): Shape[] =>
  times(count, (i, t) => {
    const lean = (t - 0.5) * spread;
    return gouge(polar(x, y, length * (0.9 - Math.abs(t - 0.5) * 0.25), angle + lean * 0.55), polar(x, y, length * (0.34 + (i % 2) * 0.08), angle + lean), width);
  });

export const dots = (x: number, y: number, radius: number, count: number, size: number): Shape[] =>
  times(count, (i) => leaf(...polar(x, y, radius, (i * TURN) / count), (i * TURN) / count, size * 2, size * 1.5));
