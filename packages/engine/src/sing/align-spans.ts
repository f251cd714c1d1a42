import type { Decibels, Hertz, Seconds } from "../units.ts";
import type { Phone } from "./line-phones.ts";
import type { PhoneSpan } from "./plan-phones.ts";

const VOICELESS: ReadonlySet<string> = new Set(["P", "T", "K", "F", "TH", "S", "SH", "CH"]);
const HOP: Seconds = 0.0025;
/** A vowel counts as begun when its low band is this near its middle level. */
const NEAR: Decibels = 9;
const SEARCH = { before: 0.13, after: 0.08 } as const;
/** A dip shorter than this is not a closure. */
const SHORTEST_CLOSURE: Seconds = 0.015;
const SHORTEST_PHONE: Seconds = 0.03;
/** Smaller errors are left: moving costs more clarity than it gains. */
const LEAST_SHIFT: Seconds = 0.02;
/** Where the sound before leaves less room than this share, the consonants stay where they are. */
const SMALLEST_SCALE = 0.7;

/**
 * The network sounds unstressed syllables up to 80 ms before their tokens ("peo-ple", "ci-ty"). Moves the borders of voiceless
 * consonants to where the voice is really heard to stop and to begin, so that vowels fall on their beats. Times stay ordered.
 */
export function alignSpans(x: Float32Array, rate: Hertz, phones: readonly Phone[], spans: readonly PhoneSpan[]): PhoneSpan[] {
  const levels = voiceBandLevels(x, rate);
  const aligned = spans.map((span) => ({ ...span }));
  for (let voiced = 1; voiced < phones.length; voiced++) {
    if (VOICELESS.has(phones[voiced]!.symbol) || !VOICELESS.has(phones[voiced - 1]!.symbol)) continue;
    let first = voiced - 1;
    while (first > 0 && VOICELESS.has(phones[first - 1]!.symbol)) first--;
    const rise = findRise(levels, aligned[voiced]!);
    if (rise !== undefined) moveCluster(aligned, first, voiced, rise);
  }
  return aligned;
}

/** The upward crossing nearest to the border that has a real dip before it. */
function findRise(levels: Float64Array, vowel: PhoneSpan): Seconds | undefined {
  const threshold = middleLevel(levels, vowel) - NEAR;
  const closure = Math.round(SHORTEST_CLOSURE / HOP);
  let best: Seconds | undefined;
  const last = Math.min(levels.length - 1, toHops(Math.min(vowel.start + SEARCH.after, vowel.end - SHORTEST_PHONE)));
  for (let k = Math.max(closure, toHops(vowel.start - SEARCH.before)); k < last; k++) {
    if (levels[k]! >= threshold || levels[k + 1]! < threshold) continue;
    let dip = true;
    for (let j = k - closure; j < k; j++) if (levels[j]! >= threshold) dip = false;
    const time = (k + 1) * HOP;
    if (dip && (best === undefined || Math.abs(time - vowel.start) < Math.abs(best - vowel.start))) best = time;
  }
  return best;
}

/** The consonants first … voiced − 1 move with the rise and keep their lengths where there is room: a burst must not be stretched. */
function moveCluster(spans: PhoneSpan[], first: number, voiced: number, rise: Seconds): void {
  const shift = rise - spans[voiced]!.start;
  if (Math.abs(shift) < LEAST_SHIFT) return;
  const before = spans[first - 1];
  const joined = before !== undefined && spans[first]!.start - before.end < 1e-6;
  const earliest = before === undefined ? 0 : joined ? before.start + SHORTEST_PHONE : before.end;
  const from = spans[first]!.start;
  const start = Math.max(earliest, from + shift);
  const scale = (rise - start) / (spans[voiced - 1]!.end - from);
  if (scale < SMALLEST_SCALE) return;
  for (let i = first; i < voiced; i++) {
    spans[i] = { start: start + (spans[i]!.start - from) * scale, end: start + (spans[i]!.end - from) * scale };
  }
  spans[voiced]!.start = rise;
  spans[voiced - 1]!.end = rise;
  if (joined) before.end = spans[first]!.start;
}

function middleLevel(levels: Float64Array, span: PhoneSpan): Decibels {
  const inside = levels.slice(Math.max(0, toHops(span.start)), Math.max(1, toHops(span.end))).toSorted((a, b) => a - b);
  return inside[inside.length >> 1] ?? Number.NEGATIVE_INFINITY;
}

const toHops = (t: Seconds): number => Math.round(t / HOP);

/** dB of 150–1200 Hz, where voice is and hiss is not, over 10 ms every `HOP`. */
function voiceBandLevels(x: Float32Array, rate: Hertz): Float64Array {
  const fast = 1 - Math.exp((-2 * Math.PI * 1200) / rate);
  const slow = 1 - Math.exp((-2 * Math.PI * 150) / rate);
  const power = new Float64Array(x.length + 1);
  const low = [0, 0, 0];
  const base = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    let y = x[i]!;
    for (let k = 0; k < 3; k++) {
      low[k]! += fast * (y - low[k]!);
      base[k]! += slow * (low[k]! - base[k]!);
      y = low[k]! - base[k]!;
    }
    power[i + 1] = power[i]! + y * y;
  }
  const half = Math.round(2 * HOP * rate);
  return Float64Array.from({ length: Math.floor(x.length / rate / HOP) + 1 }, (_, k) => {
    const centre = Math.round(k * HOP * rate);
    return 10 * Math.log10(power[Math.min(x.length, centre + half)]! - power[Math.max(0, centre - half)]! + 1e-10);
  });
}
