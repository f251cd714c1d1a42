import { createRandom, type Random } from "../random.ts";
import type { Seconds } from "../units.ts";
import { dwellPath, positionOn } from "./dwell-path.ts";
import { DIPHTHONGS, type Phone } from "./line-phones.ts";
import type { PhoneSpan } from "./plan-phones.ts";

/** The sung line on a regular grid: where in the spoken recording each moment comes from, and which phone it is. */
export interface TimeWarp {
  from: Seconds;
  step: Seconds;
  /** Source time at each grid point. */
  source: Float64Array;
  /** Phone at each grid point, −1 in rests. */
  phone: Int32Array;
  /** The drawn-out middles of long vowels, in grid points. */
  dwells: { first: number; last: number }[];
}

const GRID: Seconds = 0.005;
const BEFORE: Seconds = 0.08;
const AFTER: Seconds = 0.08;
/** Parts of a stretched vowel that keep their pace; a diphthong turns to its second sound in its last half. */
const KEPT = { plain: { head: 0.2, tail: 0.25 }, diphthong: { head: 0.15, tail: 0.55 } } as const;

export function warpTime(phones: readonly Phone[], spoken: readonly PhoneSpan[], sung: readonly PhoneSpan[], seed: number): TimeWarp {
  const from = sung[0]!.start - BEFORE;
  const count = Math.ceil((sung[sung.length - 1]!.end + AFTER - from) / GRID) + 1;
  const source = new Float64Array(count);
  const phone = new Int32Array(count).fill(-1);
  const random = createRandom(seed).fork("dwelling");
  const moves = phones.map((p, i) => moveThrough(p, spoken[i]!, sung[i]!, random));
  let at = 0;
  for (let i = 0; i < count; i++) {
    const t = from + i * GRID;
    while (at < sung.length - 1 && t >= sung[at]!.end) at++;
    const target = sung[at]!;
    const origin = spoken[at]!;
    if (t < target.start) source[i] = inRest(t, spoken, sung, at);
    else if (t > target.end) source[i] = origin.end + (t - target.end);
    else {
      source[i] = moves[at]!.source(t);
      phone[i] = at;
    }
  }
  const toGrid = (t: Seconds): number => Math.max(0, Math.min(count - 1, Math.round((t - from) / GRID)));
  const dwells = moves.flatMap(({ dwell }) => (dwell ? [{ first: toGrid(dwell.start), last: toGrid(dwell.end) }] : []));
  return { from, step: GRID, source, phone, dwells };
}

/** A rest: run on from what was before, then come in with what follows. */
function inRest(t: Seconds, spoken: readonly PhoneSpan[], sung: readonly PhoneSpan[], next: number): Seconds {
  const after = spoken[next]!.start - (sung[next]!.start - t);
  if (next === 0) return after;
  const middle = (spoken[next - 1]!.end + spoken[next]!.start) / 2;
  return after >= middle ? after : Math.min(spoken[next - 1]!.end + (t - sung[next - 1]!.end), middle);
}

interface Move {
  source(t: Seconds): Seconds;
  dwell?: PhoneSpan;
}

/** Consonants linearly; a stretched vowel keeps the pace of its attack and release and dwells in between. */
function moveThrough(phone: Phone, origin: PhoneSpan, target: PhoneSpan, random: Random): Move {
  const recorded = origin.end - origin.start;
  const wanted = target.end - target.start;
  if (!phone.isVowel || wanted <= recorded * 1.02) {
    return { source: (t) => origin.start + ((t - target.start) * recorded) / Math.max(wanted, 1e-6) };
  }
  const kept = DIPHTHONGS.has(phone.symbol) ? KEPT.diphthong : KEPT.plain;
  const head = kept.head * recorded;
  const tail = kept.tail * recorded;
  const dwell = { start: target.start + head, end: target.end - tail };
  const path = dwellPath(origin.start + head, origin.end - tail, dwell.end - dwell.start, random);
  return {
    dwell,
    source(t) {
      if (t < dwell.start) return origin.start + (t - target.start);
      return t < dwell.end ? positionOn(path, t - dwell.start) : origin.end - (target.end - t);
    },
  };
}
