import type { Plate } from "../plate.ts";
import { TURN, arc, ellipse, flowing, rectangle, stroke, times } from "../geometry.ts";
import { hatch, rays } from "../gouge.ts";

/** A disc with light on its grooves and an arm over it; the rings keep time. */
export function record(plate: Plate): void {
  const { key, tint, spot, random, repeat, flip } = plate;
  const [x, y, r] = [200 - flip * random.pick([0, 26, 60]), 200 + random.between(-8, 16), random.between(150, 164)];
  const ground = random.pick(["half", "flood", "rays"]);
  if (ground === "half") {
    tint.print([random.chance(0.5) ? rectangle(-20, 210, 440, 220) : rectangle(flip > 0 ? 190 : -20, -20, 230, 440)]);
    tint.cut(hatch(random, 0, 20, 2.4, 0.6));
  } else if (ground === "flood") {
    tint.print([rectangle(-20, -20, 440, 440)]);
    tint.cut(hatch(random, 0.78 * flip, 19, 3, 0.7));
  } else {
    tint.print(rays(x, y, r + 4, 380, 12 + repeat * 2, 30).map((s) => s));
  }
  plate.clear([ellipse(x, y, r)], 6);
  key.print([ellipse(x, y, r)]);
  const light = random.between(0, TURN);
  const rings = times(13, (i) => 64 + (i * (r - 74)) / 13);
  key.cut(rings.flatMap((ring, i) => {
    const w = random.between(0.28, 0.62);
    const lit = [light, light + Math.PI].map((a) => arc(x, y, ring, a - w, a + w, 4));
    return i % Math.max(2, 11 - repeat) === 1 ? [...lit, arc(x, y, ring + 4, 0, TURN * 0.99, 2, 0)] : lit;
  }));
  plate.clear([ellipse(x, y, 53)]);
  spot.print([ellipse(x, y, 50)]);
  key.print([ellipse(x, y, 6.5), ...[0.6, 3.5].map((a) => arc(x, y, 39, a + light, a + light + 1.7, 4)), ...[0.9, 3.8].map((a) => arc(x, y, 29, a + light, a + light + 1.1, 3))]);
  const s = flip;
  const arm = [[200 + s * 170, 44], [200 + s * 158, 150], [200 + s * 140, 214], [x + s * 98, y + 74]] as const;
  plate.clear([stroke(flowing(arm), 10), ellipse(200 + s * 170, 44, 24)], 4);
  key.print([stroke(flowing(arm), 10), ellipse(200 + s * 170, 44, 24), stroke([[x + s * 106, y + 62], [x + s * 88, y + 92]], 20)]);
  key.cut([ellipse(200 + s * 170, 44, 9)]);
}
