import type { SungWord } from "../score/score.ts";
import type { Consonant, Stress, Vowel } from "../lyrics/pronunciation.ts";

/** One sound of a line, in singing order. */
export interface Phone {
  symbol: Vowel | Consonant;
  isVowel: boolean;
  stress: Stress;
  /** Index of the syllable in the line, which is the index of its note. */
  syllable: number;
  /** Index of the word in the line. */
  word: number;
  /** What the voice network reads: IPA with a stress mark before stressed vowels. */
  ipa: readonly string[];
}

export const DIPHTHONGS: ReadonlySet<string> = new Set(["AW", "AY", "EY", "OW", "OY"]);
export const SONORANTS: ReadonlySet<string> = new Set(["M", "N", "NG", "L", "R", "W", "Y"]);

const CONSONANT_IPA: Record<Consonant, string> = {
  B: "b", CH: "tʃ", D: "d", DH: "ð", F: "f", G: "ɡ", HH: "h", JH: "dʒ", K: "k", L: "l", M: "m", N: "n", NG: "ŋ",
  P: "p", R: "ɹ", S: "s", SH: "ʃ", T: "t", TH: "θ", V: "v", W: "w", Y: "j", Z: "z", ZH: "ʒ",
};
const VOWEL_IPA: Record<Vowel, string> = {
  AA: "ɑː", AE: "æ", AH: "ʌ", AO: "ɔː", AW: "aʊ", AY: "aɪ", EH: "ɛ", ER: "ɜː", EY: "eɪ", IH: "ɪ", IY: "iː", OW: "oʊ",
  OY: "ɔɪ", UH: "ʊ", UW: "uː",
};
/** The network learned reduced vowels as symbols of their own. */
const UNSTRESSED_IPA: Partial<Record<Vowel, string>> = { AH: "ə", ER: "ɚ", IY: "i" };
/** American vowels before R. */
const BEFORE_R_IPA: Partial<Record<Vowel, string>> = { IH: "ɪ", IY: "ɪ", UH: "ʊ", UW: "ʊ", EY: "ɛ", EH: "ɛ" };
const STRESS_MARK: Record<Stress, string> = { 0: "", 1: "ˈ", 2: "ˌ" };

/** The sounds of a line in order. The dictionary's stress stays on function words too: without it they are swallowed. */
export function linePhones(words: readonly Pick<SungWord, "syllables">[]): Phone[] {
  const phones: Phone[] = [];
  let syllable = 0;
  words.forEach((word, wordIndex) => {
    for (const { onset, nucleus, coda, stress, ipa } of word.syllables) {
      const read = ipa ? [...ipa.onset, ipa.nucleus, ...ipa.coda] : [];
      [...onset, nucleus, ...coda].forEach((symbol, i) => {
        const isVowel = i === onset.length;
        phones.push({ symbol, isVowel, stress, syllable, word: wordIndex, ipa: [...(isVowel && ipa ? STRESS_MARK[stress] : ""), ...(read[i] ?? "")] });
      });
      syllable++;
    }
  });
  return phones.map((phone, i) => {
    if (phone.ipa.length > 0) return phone;
    if (!phone.isVowel) return { ...phone, ipa: [...CONSONANT_IPA[phone.symbol as Consonant]] };
    const next = phones[i + 1];
    const beforeR = next !== undefined && next.word === phone.word && next.symbol === "R";
    const before = phones.findLast((p, k) => k < i && p.isVowel && p.word === phone.word);
    const mark = phone.stress === 2 && before?.stress === 1 ? "" : STRESS_MARK[phone.stress];
    return { ...phone, ipa: vowelIpa(phone, mark, beforeR) };
  });
}

/** A secondary stress right after the main one ("shadow") is not marked: it would be heard as a new word. */
function vowelIpa(phone: Phone, mark: string, beforeR: boolean): string[] {
  const vowel = phone.symbol as Vowel;
  const reduced = phone.stress === 0 ? UNSTRESSED_IPA[vowel] : undefined;
  return [...(mark + ((beforeR ? BEFORE_R_IPA[vowel] : undefined) ?? reduced ?? VOWEL_IPA[vowel]))];
}
