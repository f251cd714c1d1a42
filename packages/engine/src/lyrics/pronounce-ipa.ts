import { syllabifyIpa } from "./ipa-syllables.ts";
import { plainWord, type OwnPronunciations } from "./own-pronunciations.ts";
import type { Lexicon, PronouncedWord, Pronouncer } from "./pronunciation.ts";

/** Plain values of Latin letters, where a language's table has none. */
const LATIN: ReadonlyMap<string, string> = new Map(Object.entries({
  a: "a", b: "b", c: "k", d: "d", e: "e", f: "f", g: "ɡ", h: "h", i: "i", j: "j", k: "k", l: "l", m: "m", n: "n", o: "o", p: "p", q: "k", r: "r", s: "s", t: "t", u: "u",
  v: "v", w: "v", x: "ks", y: "i", z: "z", ß: "s",
}));
const LONGEST_WORD = 48;

/**
 * Words of a language other than English by its lexicon, else by its spelling table; the person's `own` entries are IPA or words of the
 * lexicon. Numbers are said digit by digit where the lexicon has the digits. Never throws; what has no vowel at all yields no word.
 */
export function createIpaPronouncer(lexicon: Lexicon, own: OwnPronunciations = {}): Pronouncer {
  const spellings = [...lexicon.letters].toSorted((a, b) => b[0].length - a[0].length);
  const owned = new Map(Object.entries(own).map(([word, said]) => [plainWord(word), lexicon.lookup(plainWord(said)) ?? said]));

  return {
    pronounce(text) {
      return text.split(/\s+/u).flatMap((token): PronouncedWord[] => {
        const word = plainWord(token.slice(0, LONGEST_WORD));
        if (word === "") return [];
        const found = find(word);
        const syllables = found.flatMap(({ ipa }) => syllabifyIpa(ipa, lexicon.knows));
        if (syllables.length === 0) return [];
        return [{ text: token, spoken: word, syllables, isFunctionWord: false, source: found.some((part) => part.guessed) ? "guessed" : owned.has(word) ? "override" : "dictionary" }];
      });
    },
  };

  function find(word: string): { ipa: string; guessed: boolean }[] {
    const known = owned.get(word) ?? lexicon.lookup(word);
    if (known !== undefined) return [{ ipa: known, guessed: false }];
    const pieces = word.split(/[^\p{L}\p{M}\p{N}']+|(?<=\d)|(?=\d)/u).filter((piece) => piece !== "");
    if (pieces.length > 1) return pieces.flatMap(find);
    return [{ ipa: spell(word), guessed: true }];
  }

  function spell(word: string): string {
    let ipa = "";
    for (let at = 0; at < word.length; ) {
      const rest = word.slice(at);
      const rule = spellings.find(([spelling]) => spelling !== "" && rest.startsWith(spelling));
      ipa += rule ? rule[1] : (LATIN.get(rest[0]!.normalize("NFD")[0]!) ?? "");
      at += rule ? rule[0].length : 1;
    }
    return ipa;
  }
}
