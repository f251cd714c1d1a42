/** Shapes of the plate: closed polygons in a 400 × 400 square, y downwards. Curves are sampled, because a knife cuts facets. */
export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

export const TURN = Math.PI * 2;

export const times = <T>(n: number, make: (i: number, t: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(n)) }, (_, i) => make(i, n > 1 ? i / (n - 1) : 0));

export const polar = (x: number, y: number, radius: number, angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export const rectangle = (x: number, y: number, width: number, height: number): Shape => [
  [x, y], [x + width, y], [x + width, y + height], [x, y + height],
];

export const ellipse = (x: number, y: number, rx: number, ry = rx): Shape => {
  const n = Math.max(10, Math.min(56, Math.round(Math.sqrt(Math.max(rx, ry)) * 4.6)));
  return times(n, (i) => [x + rx * Math.cos((i * TURN) / n), y + ry * Math.sin((i * TURN) / n)]);
};

/** Piece of a ring between two radii and two angles; a pie where the inner radius is 0. */
export const sector = (x: number, y: number, inner: number, outer: number, from: number, to: number): Shape => {
  const n = Math.max(3, Math.ceil(Math.abs(to - from) * 6));
  const rim = times(n, (_, t) => polar(x, y, outer, from + (to - from) * t));
  return inner <= 0 ? [...rim, [x, y]] : [...rim, ...times(n, (_, t) => polar(x, y, inner, to + (from - to) * t))];
};

/** A pointed leaf or petal from its foot; widest `belly` of the way along. */
export const leaf = (x: number, y: number, angle: number, length: number, width: number, belly = 0.45): Shape => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const edge = (t: number, side: number): Point => {
    const u = t < belly ? t / belly : 1 - (t - belly) / (1 - belly);
    const h = side * width * 0.5 * Math.sin((Math.PI / 2) * u ** 0.9);
    return [x + c * length * t - s * h, y + s * length * t + c * h];
  };
  const steps = [0, 0.12, 0.28, 0.45, 0.62, 0.8, 1];
  return [...steps.map((t) => edge(t, 1)), ...steps.slice(1, -1).toReversed().map((t) => edge(t, -1))];
};

/** Closed Catmull–Rom spline through the points. */
export const smooth = (points: Shape, steps = 5): Shape => {
  const n = points.length;
  return points.flatMap((p1, i) => {
    const [p0, p2, p3] = [points[(i + n - 1) % n]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    return times(steps, (k) => spline(p0, p1, p2, p3, k / steps));
  });
};

/** Open spline through the points, for strokes. */
export const flowing = (points: Shape, steps = 5): Shape => {
  const out = points.slice(0, -1).flatMap((p1, i) => {
    const [p0, p2, p3] = [points[Math.max(0, i - 1)]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!];
    return times(steps, (k) => spline(p0, p1, p2, p3, k / steps));
  });
  return [...out, points[points.length - 1]!];
};

const spline = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const axis = (k: 0 | 1): number =>
    0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [axis(0), axis(1)];
};

/** A band along points; `taper` 0 keeps its width, 1 runs out to nothing at both ends. */
export const stroke = (points: Shape, width: number, taper = 0): Shape => {
  const last = points.length - 1;
  const side = (s: number): Point[] =>
    points.map(([x, y], i) => {
      const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(last, i + 1)]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const h = (s * width * (1 - taper * (1 - Math.sin((Math.PI * i) / last) ** 0.6))) / 2;
      return [x - ((b[1] - a[1]) / length) * h, y + ((b[0] - a[0]) / length) * h];
    });
  return [...side(1), ...side(-1).toReversed()];
};

export const arc = (x: number, y: number, radius: number, from: number, to: number, width: number, taper = 1): Shape =>
  stroke(times(Math.max(4, Math.ceil(Math.abs(to - from) * 5)), (_, t) => polar(x, y, radius, from + (to - from) * t)), width, taper);

export const star = (x: number, y: number, outer: number, inner: number, points: number, turn = -TURN / 4): Shape =>
  times(points * 2, (i) => polar(x, y, i % 2 ? inner : outer, turn + (i * Math.PI) / points));

export const moved = (shape: Shape, dx: number, dy: number): Shape => shape.map(([x, y]) => [x + dx, y + dy]);
export const mirrored = (shape: Shape, axis = 200): Shape => shape.map(([x, y]) => [2 * axis - x, y]);
export const scaled = (shape: Shape, factor: number, cx = 200, cy = 200): Shape => shape.map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor]);
export const turned = (shape: Shape, angle: number, cx = 200, cy = 200): Shape => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return shape.map(([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
};
