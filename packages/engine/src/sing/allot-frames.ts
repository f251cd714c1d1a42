import type { Seconds } from "../units.ts";
import { DIPHTHONGS, type Phone } from "./line-phones.ts";
import type { PhoneSpan } from "./plan-phones.ts";
import type { TokenLine } from "./tokenize-line.ts";

/** How long each token sounds in the network's output, and where each phone lies in it. */
export interface FramePlan {
  /** Frames per token. */
  frames: number[];
  /** Span of each phone in frames. */
  spans: { start: number; end: number }[];
}

/**
 * Frames of a vowel as the network speaks it: whole up to a length it knows from speech, then this share, never more than the longest, beyond
 * which vowels lose their colour. The rest of a long note is stretched afterwards; more stretching is heard as stammering.
 */
const VOWEL = { natural: 14, share: 0.62, longest: 40 } as const;
const LONGEST_REST = 8;
const EDGE = { begin: 4, stop: 4, stopBlank: 2, end: 3 } as const;

/**
 * Frames for every token of a line, so that the sound comes out of the network already near its sung lengths.
 * Rounding is carried from phone to phone. `natural` are the network's own fractional frames.
 */
export function allotFrames(
  phones: readonly Phone[],
  line: TokenLine,
  natural: ArrayLike<number>,
  planned: readonly PhoneSpan[],
  frameLength: Seconds,
): FramePlan {
  const frames = Array.from(line.ids, () => 0);
  const tokensOf = phones.map((): number[] => []);
  line.owner.forEach((phone, token) => {
    if (phone >= 0) tokensOf[phone]!.push(token);
  });

  let carried = 0;
  phones.forEach((phone, i) => {
    const wanted = (planned[i]!.end - planned[i]!.start) / frameLength;
    const capped = phone.isVowel && wanted > VOWEL.natural;
    const ideal = capped ? Math.round(Math.max(VOWEL.natural, Math.min(VOWEL.longest, VOWEL.share * wanted))) : wanted;
    const count = Math.max(phone.isVowel ? 3 : 2, Math.round(ideal + (capped ? 0 : carried)));
    if (!capped) carried = Math.max(-1, Math.min(1, carried + ideal - count));
    const tokens = tokensOf[i]!;
    divide(tokenWeights(phone, tokens, line, natural, count), count, tokens.map((token) => line.ids[token] !== 0)).forEach(
      (share, k) => (frames[tokens[k]!] = share),
    );
  });

  const last = frames.length - 1;
  frames[0] = EDGE.begin;
  frames[1] = EDGE.begin;
  frames[last - 2] = EDGE.stop;
  frames[last - 1] = EDGE.stopBlank;
  frames[last] = EDGE.end;
  const rests = phones.map((_, i) => restAfter(i, planned, frameLength, line));
  return { frames, spans: layOut(frames, line, rests) };
}

function restAfter(phone: number, planned: readonly PhoneSpan[], frameLength: Seconds, line: TokenLine): number {
  const next = planned[phone + 1];
  if (!next || !line.restToken.has(phone)) return 0;
  const gap = next.start - planned[phone]!.end;
  return gap > 0.02 ? Math.min(LONGEST_REST, Math.round(gap / frameLength)) : 0;
}

/** Spans from cumulated frames; rests are added to the blank after the space and belong to no phone. */
function layOut(frames: number[], line: TokenLine, rests: readonly number[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let at = 0;
  line.owner.forEach((phone, token) => {
    if (phone >= 0) {
      const span = (spans[phone] ??= { start: at, end: at });
      span.end = at + frames[token]!;
    }
    at += frames[token]!;
    if (phone >= 0 && line.restToken.get(phone) === token && rests[phone]! > 0) {
      frames[token]! += rests[phone]!;
      at += rests[phone]!;
    }
  });
  return spans;
}

/** Consonants and short vowels keep the network's proportions; what a long vowel has too much goes to its steady part. */
function tokenWeights(phone: Phone, tokens: readonly number[], line: TokenLine, natural: ArrayLike<number>, count: number): number[] {
  const own = tokens.map((token) => Math.max(0.25, natural[token]!));
  const spoken = tokens.reduce((sum, token) => sum + Math.ceil(natural[token]!), 0);
  if (!phone.isVowel || count <= spoken * 1.2) return own;
  const colours = tokens.flatMap((token, k) => (line.isVowelColour[token] ? [k] : []));
  const first = colours[0]!;
  const last = colours[colours.length - 1]!;
  const share = Array.from(tokens, () => 0);
  const add = (k: number, part: number) => (share[Math.min(k, tokens.length - 1)]! += part);
  if (first === last) {
    add(first, 0.5);
    add(first + 1, 0.5);
  } else {
    // A diphthong dwells on its first vowel and turns late, as singers do.
    const parts = DIPHTHONGS.has(phone.symbol) ? [0.45, 0.3, 0.15, 0.1] : [0.25, 0.25, 0.25, 0.25];
    add(first, parts[0]!);
    add(first + 1, parts[1]!);
    add(last, parts[2]!);
    add(last + 1, parts[3]!);
  }
  return tokens.map((token, k) => Math.ceil(natural[token]!) + (count - spoken) * share[k]!);
}

/** Splits `count` by weight into whole numbers that sum to it (largest remainder); sounding tokens get at least one if there is enough. */
function divide(weights: readonly number[], count: number, sounding: readonly boolean[]): number[] {
  const total = weights.reduce((sum, w) => sum + w, 0);
  const ideal = weights.map((w) => (w * count) / total);
  const atLeastOne = count >= weights.length / 2;
  const parts = ideal.map((x, k) => Math.max(atLeastOne && sounding[k] ? 1 : 0, Math.floor(x)));
  let missing = count - parts.reduce((sum, n) => sum + n, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    let best = -1;
    let bestNeed = Number.NEGATIVE_INFINITY;
    ideal.forEach((x, k) => {
      if (step < 0 && parts[k] === 0) return;
      const lastFrame = step < 0 && sounding[k] && parts[k] === 1;
      const need = step * (x - parts[k]!) - (lastFrame ? 5 : 0);
      if (need > bestNeed) [best, bestNeed] = [k, need];
    });
    parts[best]! += step;
    missing -= step;
  }
  return parts;
}
