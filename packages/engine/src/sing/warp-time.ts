import type { Seconds } from "../units.ts";
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
}

export const GRID: Seconds = 0.005;
const BEFORE: Seconds = 0.03;
const AFTER: Seconds = 0.08;

export function warpTime(phones: readonly Phone[], spoken: readonly PhoneSpan[], sung: readonly PhoneSpan[]): TimeWarp {
  const from = sung[0]!.start - BEFORE;
  const count = Math.ceil((sung[sung.length - 1]!.end + AFTER - from) / GRID) + 1;
  const source = new Float64Array(count);
  const phone = new Int32Array(count).fill(-1);
  let at = 0;
  for (let i = 0; i < count; i++) {
    const t = from + i * GRID;
    while (at < sung.length - 1 && t >= sung[at]!.end) at++;
    const target = sung[at]!;
    const origin = spoken[at]!;
    if (t < target.start) {
      // A rest: run on from what was before, then come in with what follows.
      const before = at > 0 ? spoken[at - 1]!.end + (t - sung[at - 1]!.end) : Number.NEGATIVE_INFINITY;
      const after = origin.start - (target.start - t);
      const middle = at > 0 ? (spoken[at - 1]!.end + origin.start) / 2 : Number.NEGATIVE_INFINITY;
      source[i] = after >= middle || at === 0 ? after : Math.min(before, middle);
    } else if (t > target.end) {
      source[i] = origin.end + (t - target.end);
    } else {
      source[i] = within(phones[at]!, origin, target, t);
      phone[i] = at;
    }
  }
  return { from, step: GRID, source, phone };
}

/** Consonants linearly; a stretched vowel keeps the pace of its attack and release and is drawn out in the middle. */
function within(phone: Phone, origin: PhoneSpan, target: PhoneSpan, t: Seconds): Seconds {
  const recorded = origin.end - origin.start;
  const wanted = target.end - target.start;
  const elapsed = t - target.start;
  if (!phone.isVowel || wanted <= recorded * 1.02) return origin.start + (elapsed * recorded) / Math.max(wanted, 1e-6);
  const head = 0.3 * recorded;
  const tail = (DIPHTHONGS.has(phone.symbol) ? 0.5 : 0.3) * recorded;
  const middle = wanted - head - tail;
  if (elapsed < head) return origin.start + elapsed;
  if (elapsed < head + middle) return origin.start + head + ((elapsed - head) * (recorded - head - tail)) / middle;
  return origin.end - (wanted - elapsed);
}
