import type { Seconds } from "../units.ts";
import type { HeardSection, Span } from "./analysis.ts";
import { bandsBetween, chromaBetween, cosine, powerBetween } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";
import { BAND_COUNT } from "./gather-features.ts";

/** Bars on either side that a boundary must tell apart; both are asked. */
const REACHES = [4, 8] as const;
/** Fewest and most bars of a section. */
const SHORTEST = 2;
const LONGEST = 40;
/** Novelty, in its standard deviations, that a boundary must bring. */
const LEAST_NOVELTY = 0.8;
/** Sections at least so alike share a letter; a difference in level by a factor of e costs LEVEL_COST. */
const ALIKE = 0.83;
const LEVEL_COST = 0.12;

/**
 * Sections by the novelty of the self-similarity of bars (Foote 2000) in tone, sound and level; boundaries stand on downbeats. Sections
 * that sound alike share a letter; the loudest letter that returns is taken for the chorus.
 */
export function findSections(features: Features, downbeats: readonly Seconds[], duration: Seconds, tuning: number): HeardSection[] {
  const bars = barsOf(downbeats, duration);
  if (bars.length === 0) return [];
  const { rows, chroma } = describeBars(features, bars, tuning);
  // Where bars stand in a four-bar pattern they resemble the bar four before, not their neighbour: both are asked.
  const alike = (i: number, j: number): number => 0.65 * Math.exp(-distance(rows[i]!, rows[j]!)) + 0.35 * cosine(chroma[i]!, chroma[j]!) ** 2;
  const novelty = bars.map((_, i) => (i === 0 ? 0 : REACHES.reduce((sum, reach) => sum + noveltyAt(i, reach, bars.length, alike) / 2, 0)));
  const starts = chooseStarts(novelty);
  const spans = starts.map((from, i) => ({ from, to: starts[i + 1] ?? bars.length }));
  const power = spans.map(({ from, to }) => Math.sqrt(powerBetween(features, bars[from]!.start, bars[to - 1]!.end)));
  const loudest = Math.max(...power, 1e-9);
  const letters = nameAlike(spans, rows, chroma, power);
  const kinds = guessKinds(letters, power.map((p) => p / loudest), spans.map(({ from, to }) => to - from));
  return spans.map(({ from, to }, i) => ({
    start: i === 0 ? 0 : bars[from]!.start, end: i === spans.length - 1 ? duration : bars[to - 1]!.end,
    letter: letters[i]!, energy: Math.round((power[i]! / loudest) * 1000) / 1000, kind: kinds[i]!,
  }));
}

/** Sound and tones of each bar. */
function describeBars(features: Features, bars: readonly Span[], tuning: number): { rows: Float64Array[]; chroma: Float64Array[] } {
  const rows = standardise(bars.map(({ start, end }) => describe(features, start, end, tuning)));
  const chroma = bars.map(({ start, end }) => {
    const { treble, bass } = chromaBetween(features, start, end, tuning);
    return Float64Array.from([...treble, ...bass].map(Math.sqrt));
  });
  return { rows, chroma };
}

/** Bars, or stretches of two seconds where nothing beats. */
function barsOf(downbeats: readonly Seconds[], duration: Seconds): Span[] {
  const starts = downbeats.length >= 4 ? [...downbeats] : Array.from({ length: Math.floor(duration / 2) }, (_, i) => i * 2);
  const bar = starts.length > 1 ? starts[1]! - starts[0]! : duration;
  // What comes before the first downbeat is bars too.
  while (starts.length > 0 && starts[0]! > bar * 0.9) starts.unshift(starts[0]! - bar);
  return starts.map((start, i) => ({ start: Math.max(0, start), end: Math.min(duration, starts[i + 1] ?? start + bar) })).filter(({ start, end }) => end - start > 0.1);
}

/** Sound of a bar: band levels of middle and side, in decibels, and the overall level twice. */
function describe(features: Features, start: Seconds, end: Seconds, tuning: number): number[] {
  const bands = bandsBetween(features, start, end);
  const level = 10 * Math.log10(powerBetween(features, start, end) + 1e-9);
  const { bass } = chromaBetween(features, start, end, tuning);
  const tonal = bass.reduce((sum, v) => sum + v, 0);
  return [...Array.from(bands, (v, i) => (10 * Math.log10(v + 1e-6)) * (i < BAND_COUNT ? 1 : 0.5)), level * 2, Math.log1p(tonal)];
}

/** Columns to mean 0 and one common spread, so that loud columns rule no more than they vary. */
function standardise(rows: readonly number[][]): Float64Array[] {
  const width = rows[0]!.length;
  const out = rows.map(() => new Float64Array(width));
  for (let c = 0; c < width; c++) {
    const mean = rows.reduce((s, r) => s + r[c]!, 0) / rows.length;
    const spread = Math.sqrt(rows.reduce((s, r) => s + (r[c]! - mean) ** 2, 0) / rows.length) + 1.2;
    rows.forEach((r, i) => (out[i]![c] = (r[c]! - mean) / spread));
  }
  return out;
}

function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / a.length);
}

/** How much the bars before and after differ from each other, against how much each side holds together. */
function noveltyAt(at: number, reach: number, count: number, alike: (i: number, j: number) => number): number {
  let [within, withinCount, across, acrossCount] = [0, 0, 0, 0];
  const from = Math.max(0, at - reach);
  const to = Math.min(count, at + reach);
  for (let i = from; i < to; i++) {
    for (let j = from; j < i; j++) {
      const weight = Math.exp(-(((i - at + 0.5) / reach) ** 2) - ((j - at + 0.5) / reach) ** 2);
      if (i < at === j < at) { within += weight * alike(i, j); withinCount += weight; } else { across += weight * alike(i, j); acrossCount += weight; }
    }
  }
  return (withinCount > 0 ? within / withinCount : 0.6) - (acrossCount > 0 ? across / acrossCount : 0);
}

/** How usual a section of so many bars is, in standard deviations of novelty. */
function usual(bars: number): number {
  if (bars === 8) return 0.7;
  if (bars === 4 || bars === 16) return 0.5;
  if (bars % 4 === 0) return 0.3;
  return bars % 2 === 0 ? 0 : -0.5;
}

/** First bars of the sections: much novelty at usual distances, by dynamic programming over the bars. */
function chooseStarts(novelty: readonly number[]): number[] {
  const n = novelty.length;
  const inner = novelty.slice(2, -2);
  const mean = inner.reduce((s, v) => s + v, 0) / Math.max(1, inner.length);
  // Noise of music that never changes is not novelty.
  const deviation = Math.sqrt(inner.reduce((s, v) => s + (v - mean) ** 2, 0) / Math.max(1, inner.length)) + 0.012;
  const worth = novelty.map((v) => (v - mean) / deviation - LEAST_NOVELTY);
  const best = new Float64Array(n + 1).fill(-Infinity);
  const from = new Int32Array(n + 1);
  best[0] = 0;
  for (let to = 1; to <= n; to++) {
    for (let start = Math.max(0, to - LONGEST); start <= to - Math.min(SHORTEST, n); start++) {
      // The last section may be cut short by a fade or the recording's end.
      const value = best[start]! + (start === 0 ? 0 : worth[start]!) + (to === n ? 0 : usual(to - start));
      if (value > best[to]!) { best[to] = value; from[to] = start; }
    }
  }
  const starts: number[] = [];
  for (let at = n; at > 0; at = from[at]!) starts.unshift(from[at]!);
  return starts;
}

/** Each section has the letter of the one it resembles most, bar by bar in tone, on the whole in sound and level, or a new one. */
function nameAlike(spans: readonly BarSpan[], rows: readonly Float64Array[], chroma: readonly Float64Array[], power: readonly number[]): string[] {
  const letters: string[] = [];
  spans.forEach((span, n) => {
    let best = { letter: "", likeness: ALIKE };
    for (let m = 0; m < n; m++) {
      const likeness = likenessOf(span, spans[m]!, rows, chroma) - LEVEL_COST * Math.abs(Math.log(Math.max(power[n]!, 1e-6) / Math.max(power[m]!, 1e-6)));
      if (likeness > best.likeness) best = { letter: letters[m]!, likeness };
    }
    letters.push(best.letter || String.fromCharCode(65 + Math.min(25, new Set(letters).size)));
  });
  return letters;
}

interface BarSpan {
  from: number;
  to: number;
}

function likenessOf(a: BarSpan, b: BarSpan, rows: readonly Float64Array[], chroma: readonly Float64Array[]): number {
  const count = Math.min(a.to - a.from, b.to - b.from);
  let tone = 0;
  let sound = 0;
  for (let i = 0; i < count; i++) {
    tone += cosine(chroma[a.from + i]!, chroma[b.from + i]!) / count;
    sound += Math.exp(-0.6 * distance(rows[a.from + i]!, rows[b.from + i]!)) / count;
  }
  return 0.5 * tone + 0.5 * sound;
}

function guessKinds(letters: readonly string[], energies: readonly number[], bars: readonly number[]): HeardSection["kind"][] {
  const count = (letter: string): number => letters.filter((l) => l === letter).length;
  const meanEnergy = (letter: string): number => energies.reduce((s, e, i) => s + (letters[i] === letter ? e : 0), 0) / count(letter);
  const returning = [...new Set(letters)].filter((letter) => count(letter) > 1);
  const candidates = returning.length > 0 ? returning : [...new Set(letters)];
  const chorus = candidates.toSorted((a, b) => meanEnergy(b) - meanEnergy(a))[0];
  const last = letters.length - 1;
  return letters.map((letter, i) => {
    if (letters.length === 1) return "verse";
    if (i === 0 && letter !== chorus && (bars[0]! <= 4 || energies[0]! < 0.75)) return "intro";
    if (i === last && letter !== chorus && bars[last]! <= 8) return "outro";
    if (letter === chorus) return "chorus";
    return count(letter) === 1 && i > letters.length / 2 ? "bridge" : "verse";
  });
}
