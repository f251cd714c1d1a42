import type { Random } from "../random.ts";
import type { Seconds } from "../units.ts";

/** A way through a stretch of recording that takes `length` seconds: positions by time, linear between. */
export interface DwellPath {
  times: Seconds[];
  positions: Seconds[];
}

/** Slower than this the same period is heard several times running, which buzzes. Turning back earlier costs clarity: 1 point of word errors. */
const SLOWEST = 0.35;
const USUAL = 0.85;
/** Turning points lie this near to the middle of the stretch: farther out the sounds next to the vowel are heard again ("door-wall"). */
const SWING: Seconds = 0.03;
/** There is nothing to go back and forth in less than this. */
const NARROWEST: Seconds = 0.01;

/**
 * Through [from, to] once if there is enough of it, otherwise to its middle, back and forth there at nearly the recorded pace with turns
 * at irregular places, and on to the end: a long vowel stays alive instead of freezing.
 */
export function dwellPath(from: Seconds, to: Seconds, length: Seconds, random: Random): DwellPath {
  const width = to - from;
  const positions = [from];
  if (width > NARROWEST && width / length < SLOWEST) {
    const middle = (from + to) / 2;
    const reach = Math.min(SWING, width / 2);
    let rest = length * USUAL - width;
    for (let forth = true; rest > 0 || !forth; forth = !forth) {
      const turn = middle + (forth ? 1 : -1) * reach * random.between(0.4, 1);
      const before = positions[positions.length - 1]!;
      // What this leg takes, and what it adds to the way that is still ahead.
      rest -= Math.abs(turn - before) + Math.abs(to - turn) - Math.abs(to - before);
      positions.push(turn);
    }
  }
  positions.push(to);
  const travelled = [0];
  for (let i = 1; i < positions.length; i++) travelled.push(travelled[i - 1]! + Math.abs(positions[i]! - positions[i - 1]!));
  const total = Math.max(travelled[travelled.length - 1]!, 1e-6);
  return { positions, times: travelled.map((d) => (d / total) * length) };
}

/** Position after `elapsed` seconds. */
export function positionOn(path: DwellPath, elapsed: Seconds): Seconds {
  let i = 1;
  while (i < path.times.length - 1 && path.times[i]! < elapsed) i++;
  const before = path.times[i - 1]!;
  const span = path.times[i]! - before;
  const f = span > 0 ? Math.max(0, Math.min(1, (elapsed - before) / span)) : 1;
  return path.positions[i - 1]! + (path.positions[i]! - path.positions[i - 1]!) * f;
}
