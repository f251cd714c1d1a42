import { createRandom, type Random } from "../random.ts";
import type { Seconds } from "../units.ts";
import { midiToHertz, SAMPLE_RATE } from "../units.ts";
import { SONORANTS, type Phone } from "./line-phones.ts";
import type { PitchMark } from "./pitch-marks.ts";
import type { PhoneSpan } from "./plan-phones.ts";
import type { SpokenLine } from "./speak-line.ts";
import type { TimeWarp } from "./warp-time.ts";

/** Grain spacing of unvoiced sound: taken over as it is. */
const UNVOICED_STEP: Seconds = 0.004;
/** Vowels and sonorants borrow a voiced period from this near, so that creaky frames are pitched too; speech is left as it is. */
const VOICED_WITHIN: Seconds = 0.06;

const FRICATIVES: ReadonlySet<string> = new Set(["S", "SH", "F", "TH", "HH", "Z", "ZH", "V", "DH"]);
/** Hiss drawn out more than this would hum at the grain rate, were its grains not taken from here and there. */
const SLOW_PACE = 0.9;
const SCATTER: Seconds = 0.012;

/**
 * Pitch-synchronous overlap-add: two-period Hann grains of the recording, set down at the sung period.
 * `pitch` is MIDI along the warp's grid, or undefined to keep the speech melody (rap). Returns mono at 44.1 kHz from `warp.from`.
 * Source: E. Moulines, F. Charpentier, "Pitch-synchronous waveform processing techniques", 1990.
 */
export function overlapAdd(
  spoken: SpokenLine,
  phones: readonly Phone[],
  warp: TimeWarp,
  gain: Float64Array,
  pitch: Float64Array | undefined,
): Float32Array {
  const { marks, samples } = spoken;
  const count = warp.source.length;
  const out = new Float32Array(Math.ceil(count * warp.step * SAMPLE_RATE) + 2048);
  const end = (count - 1) * warp.step - 0.01;
  let nearest = 0;
  const random = createRandom(samples.length);
  for (let t: Seconds = 0; t < end; ) {
    const at = t / warp.step;
    const i = Math.min(count - 2, Math.floor(at));
    const f = at - i;
    const along = (curve: Float64Array): number => curve[i]! + (curve[i + 1]! - curve[i]!) * f;
    const sourceTime = warp.source[i + 1]! > warp.source[i]! ? along(warp.source) : warp.source[i]!;
    nearest = nearestMark(marks, sourceTime, nearest);
    const phone = warp.phone[i]! >= 0 ? phones[warp.phone[i]!]! : undefined;
    const pitched = pitch !== undefined && phone !== undefined && (phone.isVowel || SONORANTS.has(phone.symbol));
    const mark = pitched ? voicedNear(marks, nearest, sourceTime) : marks[nearest]!;
    if (mark.voiced) {
      const period = pitch ? 1 / midiToHertz(along(pitch)) : mark.period;
      addGrain(out, samples, t * SAMPLE_RATE, mark.time * SAMPLE_RATE, mark.period * SAMPLE_RATE, along(gain) * Math.sqrt(period / mark.period));
      t += period;
    } else {
      const pace = (warp.source[i + 1]! - warp.source[i]!) / warp.step;
      const hiss = phone && FRICATIVES.has(phone.symbol) && pace < SLOW_PACE ? spoken.phones[warp.phone[i]!] : undefined;
      const from = hiss ? scattered(sourceTime, hiss, random) : sourceTime;
      addGrain(out, samples, t * SAMPLE_RATE, from * SAMPLE_RATE, UNVOICED_STEP * SAMPLE_RATE, along(gain));
      t += UNVOICED_STEP;
    }
  }
  return out;
}

/** Adds a Hann-windowed grain of ±`reach` samples around `source` at `target`, both to a fraction of a sample. */
function addGrain(out: Float32Array, x: Float32Array, target: number, source: number, reach: number, gain: number): void {
  if (gain === 0) return;
  const shift = target - source;
  const whole = Math.floor(shift);
  const d = shift - whole;
  // Third-order Lagrange interpolation: a delay of d samples over the taps −1…2.
  const a = (-d * (d - 1) * (d - 2)) / 6;
  const b = ((d + 1) * (d - 1) * (d - 2)) / 2;
  const c = (-(d + 1) * d * (d - 2)) / 2;
  const e = ((d + 1) * d * (d - 1)) / 6;
  const first = Math.max(0, Math.ceil(target - reach), whole + 2);
  const last = Math.min(out.length - 1, Math.floor(target + reach), whole + x.length - 2);
  if (last < first) return;
  // The window by rotation instead of a cosine per sample.
  const turn = Math.PI / reach;
  const cosTurn = Math.cos(turn);
  const sinTurn = Math.sin(turn);
  let cos = Math.cos((first - target) * turn);
  let sin = Math.sin((first - target) * turn);
  for (let n = first; n <= last; n++) {
    const k = n - whole;
    const value = a * x[k + 1]! + b * x[k]! + c * x[k - 1]! + e * x[k - 2]!;
    out[n]! += gain * value * (0.5 + 0.5 * cos);
    const next = cos * cosTurn - sin * sinTurn;
    sin = sin * cosTurn + cos * sinTurn;
    cos = next;
  }
}

/** A moment near `t` that lies well inside the hiss. */
function scattered(t: Seconds, span: PhoneSpan, random: Random): Seconds {
  const at = t + random.between(-SCATTER, SCATTER);
  return Math.max(Math.min(at, span.end - UNVOICED_STEP), span.start + UNVOICED_STEP);
}

/** Index of the mark nearest to `t`; `hint` is where the search starts. */
function nearestMark(marks: readonly PitchMark[], t: Seconds, hint: number): number {
  let i = Math.min(hint, marks.length - 1);
  while (i > 0 && marks[i]!.time > t) i--;
  while (i + 1 < marks.length && Math.abs(marks[i + 1]!.time - t) <= Math.abs(marks[i]!.time - t)) i++;
  return i;
}

function voicedNear(marks: readonly PitchMark[], index: number, t: Seconds): PitchMark {
  const centre = marks[index]!;
  if (centre.voiced) return centre;
  let best = centre;
  let distance = VOICED_WITHIN;
  for (const step of [-1, 1]) {
    for (let i = index + step; i >= 0 && i < marks.length && Math.abs(marks[i]!.time - t) < VOICED_WITHIN; i += step) {
      if (!marks[i]!.voiced) continue;
      if (Math.abs(marks[i]!.time - t) < distance) {
        best = marks[i]!;
        distance = Math.abs(best.time - t);
      }
      break;
    }
  }
  return best;
}
