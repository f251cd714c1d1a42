import type { Random } from "../random.ts";
import type { Seconds } from "../units.ts";

/** A way through a stretch of recording that takes `length` seconds: positions by time, linear between. */
export interface DwellPath {
  times: Seconds[];
  positions: Seconds[];
}

/** Slower than this the same period is heard several times running, which buzzes. */
const SLOWEST = 0.62;
const USUAL = 0.85;
/** Turning points lie this far into the stretch from either end, at most. */
const TURN_DEPTH = 0.35;

/**
 * Through [from, to] once if there is enough of it, otherwise back and forth at nearly the recorded pace with turns at irregular places,
 * ending at `to`: a long vowel stays alive instead of freezing.
 */
export function dwellPath(from: Seconds, to: Seconds, length: Seconds, random: Random): DwellPath {
  const width = to - from;
  const legs = width / Math.max(length, 1e-6) >= SLOWEST ? 1 : Math.max(3, 2 * Math.floor(length / width / USUAL / 2) + 1);
  const positions = [from];
  for (let leg = 1; leg < legs; leg++) {
    const depth = random.between(0, TURN_DEPTH) * width;
    positions.push(leg % 2 === 1 ? to - depth : from + depth);
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
