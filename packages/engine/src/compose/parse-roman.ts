import type { ChordSpan, Key } from "../score/score.ts";
import type { Style } from "../brief/style.ts";
import { spellPitch } from "./spell.ts";

export type Chord = Pick<ChordSpan, "root" | "intervals" | "bass" | "symbol">;

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII"];
const LADDER = [0, 2, 4, 5, 7, 9, 11];
const TOKEN = /^([b#]?)(VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)(maj7|maj9|ø7|o7|°7|°|o|\+|sus4|sus2|sus|add9|6|7|9|5)?(?:\/([b#]?)([1-7]))?$/;

const accidental = (sign: string | undefined): number => (sign === "b" ? -1 : sign === "#" ? 1 : 0);

/** Intervals and printed suffix of a chord quality. */
const QUALITIES: Record<string, readonly [readonly number[], string]> = {
  M: [[0, 4, 7], ""], m: [[0, 3, 7], "m"], M7: [[0, 4, 7, 10], "7"], m7: [[0, 3, 7, 10], "m7"],
  Mmaj7: [[0, 4, 7, 11], "maj7"], mmaj7: [[0, 3, 7, 11], "m(maj7)"], M6: [[0, 4, 7, 9], "6"], m6: [[0, 3, 7, 9], "m6"],
  M9: [[0, 4, 7, 10, 14], "9"], m9: [[0, 3, 7, 10, 14], "m9"], Mmaj9: [[0, 4, 7, 11, 14], "maj9"], mmaj9: [[0, 3, 7, 11, 14], "m(maj9)"],
  dim: [[0, 3, 6], "dim"], dim7: [[0, 3, 6, 9], "dim7"], half: [[0, 3, 6, 10], "m7b5"], aug: [[0, 4, 8], "aug"],
  sus4: [[0, 5, 7], "sus4"], sus2: [[0, 2, 7], "sus2"], Madd9: [[0, 4, 7, 14], "add9"], madd9: [[0, 3, 7, 14], "m(add9)"], five: [[0, 7], "5"],
};

function quality(suffix: string, minor: boolean): string {
  const side = minor ? "m" : "M";
  if (suffix === "ø7") return "half";
  if (suffix === "o7" || suffix === "°7") return "dim7";
  if (suffix === "o" || suffix === "°") return "dim";
  if (suffix === "+") return "aug";
  if (suffix === "sus" || suffix === "sus4") return "sus4";
  if (suffix === "sus2") return "sus2";
  if (suffix === "5") return "five";
  return side + suffix;
}

/** A plain triad's richer form, by where it stands in the key; explicit qualities are left alone. */
function coloured(kind: string, numeral: string, flat: boolean, colour: Style["colour"]): string {
  if (colour === "power") return kind === "M" || kind === "m" ? "five" : kind;
  if (colour === "triad") return kind;
  const upper = numeral.toUpperCase();
  let rich = kind;
  if (kind === "m") rich = "m7";
  else if (kind === "M") rich = upper === "V" || (upper === "VII" && flat) ? "M7" : "Mmaj7";
  if (colour === "seventh") return rich;
  return { m7: "m9", Mmaj7: "Mmaj9" }[rich] ?? rich;
}

/**
 * "bVII7/4" → a chord of the key. Degrees count on the major ladder whatever the mode; capitals are major thirds, small letters minor;
 * the figure after the slash is the bass, counted from the key's tonic. Throws RangeError on an unreadable token.
 */
export function parseRoman(token: string, key: Key, colour: Style["colour"] = "triad"): Chord {
  const match = TOKEN.exec(token);
  if (!match) throw new RangeError(`not a Roman numeral: ${token}`);
  const [, sign, numeral, suffix = "", bassSign, bassDegree] = match;
  const degree = NUMERALS.indexOf(numeral!.toUpperCase());
  const root = (key.tonic + LADDER[degree]! + accidental(sign) + 12) % 12;
  const minor = numeral === numeral!.toLowerCase();
  const kind = coloured(quality(suffix, minor), numeral!, sign === "b", suffix === "" ? colour : "triad");
  const [intervals, printed] = QUALITIES[kind]!;
  const name = spellPitch(root, key) + printed;
  if (!bassDegree) return { root, intervals, symbol: name };
  const bass = (key.tonic + LADDER[Number(bassDegree) - 1]! + accidental(bassSign) + 12) % 12;
  return bass === root ? { root, intervals, symbol: name } : { root, intervals, bass, symbol: `${name}/${spellPitch(bass, key)}` };
}
