import type { Plate } from "../plate.ts";
import type { Point, Shape } from "../geometry.ts";
import { ellipse, mix, rectangle, smooth, stroke, times } from "../geometry.ts";
import { gouge, hatch, rays } from "../gouge.ts";

/** A road to the horizon between furrows, with poles that shrink along it. */
export function road({ key, tint, spot, clear, random, repeat, flip, nocturnal }: Plate): void {
  const horizon = random.between(186, 226);
  const vanish = 200 + flip * random.between(20, 90);
  const side = 200 - (vanish - 200) * 0.5;
  const sun = random.between(40, 58);
  if (nocturnal) {
    key.print([rectangle(-20, -20, 440, horizon + 20)]);
    key.cut(rays(vanish, horizon - 24, sun + 12, 330, 44, 5, Math.PI * 0.98, Math.PI * 2.02));
    key.cut([ellipse(vanish, horizon - 24, sun)]);
  } else {
    key.print(rays(vanish, horizon - 24, sun + 14, 320, 34, 4, Math.PI * 0.98, Math.PI * 2.02));
  }
  spot.print([ellipse(vanish, horizon - 24, sun)]);
  const hills = smooth([[-40, horizon + 20], [30, horizon - 26], [110, horizon - 8], [170, horizon - 22], [250, horizon - 4], [320, horizon - 34], [440, horizon - 2], [440, horizon + 30]]);
  clear([hills], 2);
  tint.print([hills]);
  clear([rectangle(-20, horizon, 440, 260)]);
  tint.print([rectangle(-20, horizon, 440, 260)]);
  tint.cut(hatch(random, 0, 15, 2, 0.55).map((s) => s.filter(([, y]) => y > horizon + 4)).filter((s) => s.length > 2));
  const near = (x: number): Point => [side + x, 430];
  const lane: Shape = [[vanish - 4, horizon], [vanish + 4, horizon], near(150), near(-150)];
  clear([lane], 3.4);
  key.print([lane]);
  const dashes = times(repeat + 2, (i) => i / (repeat + 2)).map((t): Shape => {
    const across = (u: number): Point[] => {
      const [px, py] = mix([vanish, horizon], [side, 430], u ** 1.9);
      return [[px - 7 * u ** 1.9, py], [px + 7 * u ** 1.9, py]];
    };
    const [a, b] = [across(t + 0.05), across(t + 0.05 + 0.55 / (repeat + 2))];
    return [...a, ...b.toReversed()];
  });
  key.cut(dashes);
  key.cut(times(12, () => random.next()).map((u) => {
    const edge = mix([vanish, horizon], near(u > 0.5 ? 135 : -135), 0.3 + u * 0.6);
    return gouge(edge, mix(edge, [vanish, horizon], 0.16), 2.4);
  }));
  const poles = times(5, (i) => 0.14 + 0.86 * (i / 4) ** 1.7).map((u) => ({ foot: mix([vanish, horizon], [200 - flip * 260, 408], u), u }));
  for (const { foot, u } of poles) {
    const h = 20 + 210 * u;
    key.print([stroke([foot, [foot[0], foot[1] - h]], 2 + 7 * u), rectangle(foot[0] - 22 * u, foot[1] - h + 10 * u, 44 * u, 1.6 + 4 * u)]);
  }
  poles.slice(1).forEach(({ foot, u }, i) => {
    const before = poles[i]!;
    const a: Point = [foot[0], foot[1] - (20 + 210 * u) + 12 * u];
    const b: Point = [before.foot[0], before.foot[1] - (20 + 210 * before.u) + 12 * before.u];
    const sag = mix(a, b, 0.5);
    key.print([stroke([a, [sag[0], sag[1] + 9 * u], b], 1.4 + u)]);
  });
}
