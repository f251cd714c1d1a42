import type { Random } from "../random.ts";
import type { Inks } from "./inks.ts";
import type { Plate, Block } from "./plate.ts";
import type { Point, Shape } from "./geometry.ts";
import { times } from "./geometry.ts";

/**
 * Prints a plate as SVG text: edges that wobble as a knife does, ink that did not take everywhere, blocks registered
 * a little off. All of it is geometry and masks, because filters cost a rasteriser seconds.
 */
export function pull(plate: Plate, inks: Inks, id: string, heading: string): string {
  const { random } = plate;
  const hand = unsteadyHand(random);
  const margin = 11;
  const corner = (x: number, y: number): Point => [x + random.between(-1.6, 1.6), y + random.between(-1.6, 1.6)];
  const edge = path([[corner(margin, margin), corner(400 - margin, margin), corner(400 - margin, 400 - margin), corner(margin, 400 - margin)]], hand);
  const off = (): string => `${(random.between(-2.6, 2.6)).toFixed(1)} ${(random.between(-2.6, 2.6)).toFixed(1)}`;
  const layers = (["tint", "spot", "key"] as const).filter((name) => plate[name].marks.length > 0);
  const defs = layers.map((name) => mask(plate[name], `${id}${name}`, hand, random)).join("");
  const prints = layers.map((name) => {
    const shift = name === "key" ? "" : ` transform="translate(${off()})"`;
    const blend = name === "spot" ? ' style="mix-blend-mode:multiply"' : "";
    return `<g${shift}${blend}><path fill="${inks[name]}" mask="url(#${id}${name})" d="M-9-9h418v418h-418z"/></g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-labelledby="${id}h"><title id="${id}h">${heading}</title>` +
    `<defs><clipPath id="${id}e"><path transform="scale(.1)" d="${edge}"/></clipPath>${defs}</defs>` +
    `<path fill="${inks.paper}" d="M0 0h400v400H0z"/><g clip-path="url(#${id}e)" style="isolation:isolate"><path fill="${inks.paper}" d="M0 0h400v400H0z"/>${prints.join("")}</g></svg>`
  );
}

/** White prints, black does not; in the order in which the block was worked. Worn specks come last. */
function mask(block: Block, id: string, hand: Hand, random: Random): string {
  const body = block.marks.map(({ inked, shapes, grow }) => {
    const colour = inked ? "#fff" : "#000";
    const rim = grow > 0 ? ` stroke="${colour}" stroke-width="${Math.round(grow * 20)}" stroke-linejoin="round"` : "";
    return `<path fill="${colour}"${rim} d="${path(shapes, hand)}"/>`;
  });
  const specks = times(100, (): Shape => {
    const [x, y, r] = [random.between(10, 390), random.between(10, 390), random.between(0.5, 1.5)];
    return [[x - r, y], [x + r * 0.3, y - r], [x + r, y + r * 0.4], [x - r * 0.2, y + r]];
  });
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-9" y="-9" width="418" height="418">` +
    `<g transform="scale(.1)">${body.join("")}<path d="${path(specks, (p) => p)}"/></g></mask>`
  );
}

type Hand = (point: Point) => Point;

/** Displaces every point by smooth noise, so that neighbours move together (value noise, two octaves). */
function unsteadyHand(random: Random): Hand {
  const lattice = Float32Array.from({ length: 4096 }, () => random.between(-1, 1));
  const value = (x: number, y: number, plane: number): number => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const ease = (t: number): number => t * t * (3 - 2 * t);
    const [u, v] = [ease(x - i), ease(y - j)];
    const at = (a: number, b: number): number => lattice[(Math.imul(a, 73) ^ Math.imul(b, 1237) ^ plane) & 4095]!;
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
  return ([x, y]) => [
    x + 1.5 * value(x / 24, y / 24, 0) + 0.8 * value(x / 7, y / 7, 901),
    y + 1.5 * value(x / 24, y / 24, 333) + 0.8 * value(x / 7, y / 7, 1777),
  ];
}

/** One path of many polygons, all wound the same way so that overlaps stay inked under the nonzero rule. */
function path(shapes: readonly Shape[], hand: Hand): string {
  return shapes.map((shape) => polygon(area(shape) < 0 ? shape.toReversed() : shape, hand)).join("");
}

const area = (shape: Shape): number => {
  let sum = 0;
  for (let i = 0; i < shape.length; i++) {
    const [[ax, ay], [bx, by]] = [shape[i]!, shape[(i + 1) % shape.length]!];
    sum += ax * by - bx * ay;
  }
  return sum;
};

/**
 * Long edges are broken up first: a hand does not draw 300 units straight. Numbers are whole tenths, relative, with the
 * command letter left out where it repeats: half the bytes of plain coordinates. The group around them scales by 0.1.
 */
function polygon(shape: Shape, hand: Hand): string {
  const outside = shape.every(([x]) => x < -12) || shape.every(([x]) => x > 412) || shape.every(([, y]) => y < -12) || shape.every(([, y]) => y > 412);
  if (outside || shape.length < 3) return "";
  let [cx, cy] = [0, 0];
  let text = "";
  const go = ([x, y]: Point): void => {
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [tx - cx, ty - cy];
    if (text === "") text = `M${tx} ${ty}l`;
    else if (dx === 0 && dy === 0) return;
    else text += `${dx < 0 || text.endsWith("l") ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    [cx, cy] = [tx, ty];
  };
  for (let i = 0; i < shape.length; i++) {
    const [a, b] = [shape[i]!, shape[(i + 1) % shape.length]!];
    const pieces = Math.min(24, Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 20)));
    for (let k = 0; k < pieces; k++) go(hand([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]));
  }
  return text.endsWith("l") ? "" : `${text}z`;
}
