import type { Decibels, Seconds, Velocity } from "../units.ts";
import type { TimedNote } from "./line-timing.ts";
import { SONORANTS, type Phone } from "./line-phones.ts";
import type { PhoneSpan } from "./plan-phones.ts";
import { ENVELOPE_STEP, type SpokenLine } from "./speak-line.ts";
import type { TimeWarp } from "./warp-time.ts";

/** Gains along a line's grid, linear. */
export interface LineLevels {
  /** Everything: levelled vowels, dynamics, rests. */
  gain: Float64Array;
  /** The intended dynamics alone, against which the whole line is normalised. */
  dynamics: Float64Array;
}

/** Share of the difference to the middle vowel that is taken away; speech is far less even than singing. */
const LEVELLING = { sung: 0.75, spoken: 0.4 } as const;
const LARGEST_BOOST = 9; // dB
const DECIBELS_PER_VELOCITY = 0.14;
const NEUTRAL_VELOCITY: Velocity = 90;
/** Of sung lines. Levelled like the others, an unstressed syllable is heard as a word of its own: "summer nights" became "some earn nights". */
const UNSTRESSED: Decibels = -5;
/** A long note opens and closes: messa di voce. */
const SWELL = { shortestVowel: 0.7, rise: 1.6 } as const; // seconds, dB
const REST: Seconds = 0.03;
const ATTACK: Seconds = 0.06;
const RELEASE: Seconds = 0.05;
/** After a last nasal the network breathes out another syllable ("begun-on"): there the fade begins within the sound. */
const LETTING_GO: Seconds = 0.03;
const CLOSING = { share: 0.3, drop: 4 } as const; // of the last note, dB

export function levelLine(
  phones: readonly Phone[],
  sung: readonly PhoneSpan[],
  spoken: Pick<SpokenLine, "vowelPower" | "envelope">,
  notes: readonly TimedNote[],
  warp: TimeWarp,
  pitched: boolean,
): LineLevels {
  const points = vowelPoints(phones, sung, spoken.vowelPower, notes, pitched);
  const count = warp.source.length;
  const gain = new Float64Array(count);
  const dynamics = new Float64Array(count);
  const closing = closingAt(notes);
  let p = 0;
  for (let i = 0; i < count; i++) {
    const t = warp.from + i * warp.step;
    while (p + 1 < points.length && points[p + 1]!.start <= t) p++;
    const here = points[p]!;
    const next = points[p + 1] ?? here;
    // Constant within a vowel, a straight line across the consonants to the next.
    const f = t <= here.end ? 0 : t >= next.start ? 1 : (t - here.end) / Math.max(1e-3, next.start - here.end);
    const mix = (a: number, b: number): number => a + (b - a) * f;
    const dynamic = mix(here.dynamic, next.dynamic) - closing(t) + (pitched ? swellAt(here, t) : 0);
    dynamics[i] = 10 ** (dynamic / 20);
    gain[i] = 10 ** ((mix(here.correction, next.correction) + dynamic) / 20);
  }
  steadyDwells(gain, spoken.envelope, warp);
  silenceRests(gain, sung, warp, SONORANTS.has(phones[phones.length - 1]!.symbol) ? LETTING_GO : 0);
  return { gain, dynamics };
}

interface VowelPoint extends PhoneSpan {
  correction: number;
  dynamic: number;
}

function vowelPoints(
  phones: readonly Phone[],
  sung: readonly PhoneSpan[],
  power: ArrayLike<number>,
  notes: readonly TimedNote[],
  pitched: boolean,
): VowelPoint[] {
  const levelling = pitched ? LEVELLING.sung : LEVELLING.spoken;
  const unstressed = pitched ? UNSTRESSED : 0; // speech still has its own
  const vowels = phones.flatMap((phone, i) => (phone.isVowel ? [i] : []));
  const decibels = vowels.map((i) => 10 * Math.log10(power[i]! + 1e-9));
  const middle = decibels.toSorted((a, b) => a - b)[decibels.length >> 1] ?? 0;
  return vowels.map((i, k) => ({
    ...sung[i]!,
    correction: Math.min(LARGEST_BOOST, (middle - decibels[k]!) * levelling),
    dynamic: (notes[phones[i]!.syllable]!.velocity - NEUTRAL_VELOCITY) * DECIBELS_PER_VELOCITY + (phones[i]!.stress === 0 ? unstressed : 0),
  }));
}

/** Loudest a little before the middle. */
function swellAt({ start, end }: PhoneSpan, t: Seconds): Decibels {
  if (end - start < SWELL.shortestVowel || t <= start || t >= end) return 0;
  return SWELL.rise * Math.sin(Math.PI * ((t - start) / (end - start)) ** 0.8) ** 2;
}

/** The last note of a line is let go softly. */
function closingAt(notes: readonly TimedNote[]): (t: Seconds) => number {
  const last = notes[notes.length - 1]!;
  const span = Math.min(0.5, (last.end - last.start) * CLOSING.share);
  return (t) => CLOSING.drop * Math.max(0, Math.min(1.5, (t - (last.end - span)) / Math.max(span, 1e-3)));
}

/** Going back and forth in a recorded vowel must not make it swell: within a dwell the loudness goes straight from its start to its end. */
function steadyDwells(gain: Float64Array, envelope: Float64Array, warp: TimeWarp): void {
  const loudness = (i: number): Decibels => {
    const at = Math.max(0, Math.min(envelope.length - 1.001, warp.source[i]! / ENVELOPE_STEP));
    const k = Math.floor(at);
    return envelope[k]! + ((envelope[k + 1] ?? envelope[k]!) - envelope[k]!) * (at - k);
  };
  for (const { first, last } of warp.dwells) {
    const begin = loudness(first);
    const slope = (loudness(last) - begin) / Math.max(1, last - first);
    for (let i = first; i <= last; i++) {
      const correction = begin + slope * (i - first) - loudness(i);
      gain[i]! *= 10 ** (Math.max(-LARGEST_BOOST, Math.min(LARGEST_BOOST, correction)) / 20);
    }
  }
}

/** Nothing may ring on in the rests, before the line and after it. */
function silenceRests(gain: Float64Array, sung: readonly PhoneSpan[], warp: TimeWarp, lettingGo: Seconds): void {
  const fade = (from: Seconds, to: Seconds): void => {
    const first = Math.max(0, Math.ceil((from - warp.from) / warp.step));
    const last = Math.min(gain.length - 1, Math.floor((to - warp.from) / warp.step));
    for (let i = first; i <= last; i++) {
      const t = warp.from + i * warp.step;
      const out = Number.isFinite(from) ? 1 - (t - from) / RELEASE : 0;
      const back = Number.isFinite(to) ? 1 - (to - t) / ATTACK : 0;
      gain[i]! *= Math.max(0, Math.min(1, Math.max(out, back)));
    }
  };
  fade(Number.NEGATIVE_INFINITY, sung[0]!.start);
  fade(sung[sung.length - 1]!.end - lettingGo, Number.POSITIVE_INFINITY);
  for (let i = 1; i < sung.length; i++) if (sung[i]!.start - sung[i - 1]!.end > REST) fade(sung[i - 1]!.end, sung[i]!.start);
}
