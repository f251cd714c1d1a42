import type { Phone } from "./line-phones.ts";

/** A line as the voice network reads it. */
export interface TokenLine {
  ids: number[];
  /** For each token the phone whose sound it makes, −1 for markers. A space belongs to the phone before it. */
  owner: number[];
  /** Phone → the blank after the space that follows it, where a rest inside the line is put. */
  restToken: ReadonlyMap<number, number>;
  /** Tokens that carry a vowel's colour: neither blanks nor stress nor length marks. */
  isVowelColour: boolean[];
}

const MARKS = new Set(["ˈ", "ˌ", "ː"]);

/**
 * "^ _" then each symbol followed by a blank, a space between words, a full stop and "$".
 * The full stop matters: without it the recogniser's errors rise by two points.
 * Throws RangeError when the voice lacks a symbol.
 */
export function tokenizeLine(phones: readonly Phone[], tokens: ReadonlyMap<string, number>): TokenLine {
  const ids: number[] = [];
  const owner: number[] = [];
  const isVowelColour: boolean[] = [];
  const restToken = new Map<number, number>();
  const put = (symbol: string, phone: number, colour = false): void => {
    const id = tokens.get(symbol);
    if (id === undefined && MARKS.has(symbol)) return; // a voice may do without stress marks
    if (id === undefined) throw new RangeError(`the voice has no sound for "${symbol}"`);
    ids.push(id);
    owner.push(phone);
    isVowelColour.push(colour);
  };
  put("^", -1);
  put("_", -1);
  phones.forEach((phone, i) => {
    if (i > 0 && phone.word !== phones[i - 1]!.word) {
      put(" ", i - 1);
      restToken.set(i - 1, ids.length);
      put("_", i - 1);
    }
    for (const symbol of phone.ipa) {
      put(symbol, i, phone.isVowel && !MARKS.has(symbol));
      put("_", i);
    }
  });
  put(".", -1);
  put("_", -1);
  put("$", -1);
  return { ids, owner, restToken, isVowelColour };
}
