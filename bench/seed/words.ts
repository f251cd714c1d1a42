import { drawsOf, zipf } from "./random.ts";

/** What songs speak of most, the commonest first; the rest of the vocabulary is made up. */
const COMMON = `the love you me night in and to my on heart of a we your dance time it is fire light all dream moon sun rain home blue down away river baby
road stars sky summer gold eyes never run world wild little city girl boy lonely hold sweet midnight water dark day high ghost sea wind song shadow angel
broken paper silver winter crazy forever lights street morning velvet honey neon ocean thunder garden whisper window kitchen letter train station mountain
harbour lantern swallow ember cherry copper marble orchard lighthouse cathedral umbrella balcony satellite meadow canyon carousel telephone violet`.split(/\s+/);
const ONSETS = ["b", "br", "c", "cl", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pl", "r", "s", "sh", "st", "t", "tr", "v", "w"];
const NUCLEI = ["a", "e", "i", "o", "u", "ai", "ea", "oo", "ou"];
const CODAS = ["", "l", "m", "n", "nd", "r", "rt", "s", "st", "t", "ck"];

const pick = <T>(list: readonly T[], draw: number): T => list[Math.floor(draw * list.length)]!;

/** Distinct words, by how often they are sung. */
export function makeVocabulary(size: number): string[] {
  const words = new Set(COMMON);
  for (let row = 0; words.size < size; row += 1) {
    const draw = drawsOf(11, row);
    let word = "";
    for (let syllables = draw() < 0.7 ? 2 : 3; syllables > 0; syllables -= 1) word += pick(ONSETS, draw()) + pick(NUCLEI, draw()) + (syllables === 1 ? pick(CODAS, draw()) : "");
    words.add(word);
  }
  return [...words];
}

/** So many words of a text. */
export const someWords = (vocabulary: readonly string[], draw: () => number, count: number): string =>
  Array.from({ length: count }, () => vocabulary[zipf(draw(), vocabulary.length)]).join(" ");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
