import type { Plate } from "../plate.ts";
import type { Shape } from "../geometry.ts";
import { ellipse, rectangle, times } from "../geometry.ts";
import { hatch, rays, stars } from "../gouge.ts";
import { FLOOD } from "../plate.ts";

/** Roofs and lit windows; rain, sun or stars behind. */
export function city(plate: Plate): void {
  const { key, tint, spot, random, flip, repeat } = plate;
  const weather = plate.nocturnal ? random.pick(["rain", "stars", "stars"]) : random.pick(["rain", "sun", "dusk"]);
  const orb = [200 + flip * random.between(50, 110), random.between(78, 108), random.between(38, 54)] as const;
  const tower = weather === "stars" ? "tint" : "key";
  if (weather === "stars") {
    key.print([FLOOD]);
    key.cut(stars(random, 26, (_, y) => y < 220));
    key.cut([ellipse(...orb)], 2);
  } else if (weather === "sun") {
    tint.print(rays(orb[0], orb[1], orb[2] + 10, 420, 30, 16));
  } else {
    tint.print([FLOOD]);
    tint.cut(hatch(random, weather === "rain" ? flip * 1.25 : 0, 15, 2.6, 0.6));
    plate.clear([ellipse(...orb)], 2);
  }
  spot.print([ellipse(...orb)]);
  if (weather !== "stars") skyline(plate, "tint", 40, 90);
  skyline(plate, tower, 90, 150 + repeat * 14);
}

function skyline(plate: Plate, ink: "tint" | "key", low: number, high: number): void {
  const { random } = plate;
  let x = random.between(-20, 4);
  while (x < 396) {
    const width = random.between(38, 78);
    const top = 400 - random.between(low, high) - 30;
    const roof: Shape[] = [];
    const crown = random.next();
    if (crown < 0.2) roof.push([[x, top], [x + width / 2, top - random.between(18, 34)], [x + width - 3, top]]);
    else if (crown < 0.4) roof.push(rectangle(x + width * 0.45, top - 38, 4, 40), rectangle(x + width * 0.36, top - 12, width * 0.26, 14));
    else if (crown < 0.6) roof.push(rectangle(x + width * 0.18, top - 16, width * 0.6, 18));
    else if (crown < 0.72) roof.push(rectangle(x + 6, top - 20, 22, 16), rectangle(x + 9, top - 6, 3, 8), rectangle(x + 22, top - 6, 3, 8));
    const body = [rectangle(x, top, width - 3, 460 - top), ...roof];
    plate.clear(body, 2);
    plate[ink].print(body);
    const columns = Math.max(2, Math.round(width / 17));
    const gap = (width - 3) / columns;
    const style = random.pick(["windows", "windows", "bands"]);
    const holes =
      style === "bands"
        ? times(Math.floor((392 - top) / 18), (i) => rectangle(x + 6, top + 12 + i * 18, width - 15, 5))
        : times(Math.floor((386 - top) / 21), (row) => times(columns, (c) => rectangle(x + c * gap + gap * 0.24, top + 13 + row * 21, gap * 0.52, 11))).flat().filter(() => random.chance(0.66));
    plate[ink].cut(holes);
    const lit = holes.filter(() => random.chance(0.22));
    plate.spot.print(lit, 0.6);
    x += width;
  }
}
