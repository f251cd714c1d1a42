import type { Random } from "../random.ts";
import type { Key, Mode } from "../score/score.ts";
import type { Mood } from "./brief.ts";
import type { Style } from "./style.ts";
import { keySignature } from "../compose/spell.ts";

const LETTERS: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const MODE_WORDS = "major|minor|maj|min|dorian|phrygian|lydian|mixolydian|aeolian|ionian|harmonic minor";
const NAMED = new RegExp(`(?:^|[^\\p{L}\\p{N}])([a-gA-G])\\s?(#|♯|b|♭|[- ]?sharp|[- ]?flat)?[\\s-]+(${MODE_WORDS})(?![\\p{L}])`, "iu");
const SHORT = /(?:\bkey(?: of|:)?\s+|\bin\s+)([A-G])(#|♯|b|♭|[- ]?sharp|[- ]?flat)?(m)?(?![\p{L}\p{N}'’])/u;

function modeOf(word: string): Mode {
  const name = word.toLowerCase();
  if (name === "maj" || name === "ionian") return "major";
  if (name === "min" || name === "aeolian") return "minor";
  return name === "harmonic minor" ? "harmonic-minor" : (name as Mode);
}

function tonicOf(letter: string, sign: string | undefined): number {
  const shift = !sign ? 0 : /#|♯|sharp/i.test(sign) ? 1 : -1;
  return (LETTERS[letter.toLowerCase()]! + shift + 12) % 12;
}

/** "F# minor", "in B flat", "key of Am"; undefined where no key is named. A bare article ("a minor problem") needs the words of music around it. */
export function namedKey(text: string): Key | undefined {
  const full = NAMED.exec(text);
  if (full) {
    const isArticle = full[1] === "a" && !full[2] && !/\b(key|in)\s*$/i.test(text.slice(0, full.index + 1)) && /^\s+\p{L}/u.test(text.slice(full.index + full[0].length));
    if (!isArticle) return { tonic: tonicOf(full[1]!, full[2]), mode: modeOf(full[3]!) };
  }
  const short = SHORT.exec(text);
  return short ? { tonic: tonicOf(short[1]!, short[2]), mode: short[3] ? "minor" : "major" } : undefined;
}

/** A key named is obeyed; a mode named without a tonic too; else the style's habits and the mood decide. */
export function readKey(text: string, style: Style, mood: Mood, random: Random): Key {
  const named = namedKey(text);
  if (named) return named;
  const word = new RegExp(`\\b(?:in (?:a )?)?(${MODE_WORDS})\\b(?: (?:key|mode|scale|chords))`, "iu").exec(text)?.[1];
  const tonics = Array.from({ length: 12 }, (_, tonic) => tonic);
  // Keys of few sharps and flats are commoner under everybody's hands.
  const draw = (mode: Mode): Key => ({ mode, tonic: random.weighted(tonics, (tonic) => Math.exp(-0.22 * Math.abs(keySignature({ tonic, mode })))) });
  if (word) return draw(modeOf(word));
  const modes = Object.entries(style.modes) as [Mode, number][];
  const bright = (mode: Mode): number => (mode === "major" || mode === "lydian" ? 1 : mode === "mixolydian" ? 0.6 : mode === "dorian" ? -0.4 : -1);
  const [mode] = random.weighted(modes, ([name, weight]) => weight * Math.exp(2.4 * mood.valence * bright(name)));
  return draw(mode);
}
