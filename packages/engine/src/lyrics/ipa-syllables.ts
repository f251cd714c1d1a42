import type { Consonant, Stress, Syllable, Vowel } from "./pronunciation.ts";

/** The nearest sound of the English table for each IPA letter: it decides how long a sound is and how it joins, not how it sounds. */
const VOWELS: Readonly<Record<string, Vowel>> = {
  i: "IY", y: "IY", ɪ: "IH", ʏ: "IH", ɨ: "IH", e: "EH", ɛ: "EH", œ: "EH", ø: "ER", ɘ: "ER", ɵ: "ER", ɞ: "ER", ɜ: "ER", ɝ: "ER", ɚ: "ER", æ: "AE", a: "AA", ɑ: "AA",
  ɒ: "AA", ɶ: "AA", ɐ: "AH", ə: "AH", ʌ: "AH", ɤ: "AH", ɔ: "AO", o: "AO", ʊ: "UH", ɯ: "UH", u: "UW", ʉ: "UW",
};
const CONSONANTS: Readonly<Record<string, Consonant>> = {
  p: "P", b: "B", t: "T", d: "D", k: "K", g: "G", ɡ: "G", f: "F", v: "V", θ: "TH", ð: "DH", s: "S", z: "Z", ʃ: "SH", ʒ: "ZH", h: "HH", m: "M", n: "N", ŋ: "NG",
  l: "L", ɹ: "R", r: "R", ɾ: "R", ʁ: "R", ʀ: "R", ɽ: "R", w: "W", j: "Y", x: "HH", χ: "HH", ç: "SH", ɕ: "SH", ʂ: "SH", ɬ: "SH", ʑ: "ZH", ʐ: "ZH", ɣ: "G", ɲ: "N",
  ɳ: "N", ɴ: "NG", ɱ: "M", ʎ: "L", ɭ: "L", ɫ: "L", c: "K", q: "K", ɟ: "G", ɢ: "G", β: "V", ʋ: "V", ɸ: "F", ʔ: "K", ɥ: "W", ɰ: "W", ʍ: "W", ħ: "HH", ʕ: "HH", ɦ: "HH", ʈ: "T", ɖ: "D",
};
const CLOSING_I = /^[iɪjyʏø]/;
const CLOSING_U = /^[uʊw]/;
/** Falling pairs that make one syllable; every other pair of vowels is two. */
const DIPHTHONG = /^[aɑɐ][iɪyʏuʊ]$|^[ɔo][iɪyʏøuʊ]$|^[eɛ][iɪuʊ]$|^ə[ʊu]$/;
const LIQUID = /^[lɹrɾʁʀwjɥ]/;
const OBSTRUENT = /^[pbtdkgɡfvθcɟʃs]/;

interface Sound {
  /** What the network reads, symbol by symbol. */
  symbols: string;
  isVowel: boolean;
  stress: Stress;
  /** Written with a stress or syllable mark before it. */
  begins: boolean;
}

/**
 * A word in IPA → syllables. Understands ˈ ˌ . as marks, length and other diacritics, tie bars, syllabic consonants and non-syllabic vowels.
 * `knows` says which symbols the voice has: others are left out. A word without a vowel has no syllables.
 */
export function syllabifyIpa(ipa: string, knows: (symbol: string) => boolean): Syllable[] {
  const sounds = readSounds(ipa, knows);
  const nuclei = sounds.flatMap((sound, i) => (sound.isVowel ? [i] : []));
  if (nuclei.length === 0) return [];
  const isMarked = sounds.some((sound) => sound.stress > 0);
  let start = 0;
  return nuclei.map((at, n): Syllable => {
    const next = nuclei[n + 1];
    const end = next === undefined ? sounds.length : border(sounds, at + 1, next);
    const own = sounds.slice(start, end);
    const [onset, nucleus, coda] = [sounds.slice(start, at), sounds[at]!, sounds.slice(at + 1, end)];
    start = end;
    const stress = own.reduce<Stress>((most, sound) => (sound.stress === 1 || most === 1 ? 1 : sound.stress === 2 ? 2 : most), 0);
    return {
      onset: onset.map(consonant), nucleus: vowel(nucleus.symbols), coda: coda.map(consonant),
      stress: isMarked ? stress : n === 0 ? 1 : 0,
      ipa: { onset: onset.map((sound) => sound.symbols), nucleus: nucleus.symbols, coda: coda.map((sound) => sound.symbols) },
    };
  });
}

const consonant = (sound: Sound): Consonant => CONSONANTS[sound.symbols[0]!] ?? CONSONANTS[sound.symbols[0]!.normalize("NFC")] ?? "HH";

function vowel(symbols: string): Vowel {
  const letters = [...symbols].filter((letter) => VOWELS[letter]);
  const [first = "ə", last = first] = [letters[0], letters.at(-1)];
  if (letters.length < 2) return VOWELS[first] ?? "AH";
  const back = /^[ɔo]/.test(first);
  if (CLOSING_I.test(last)) return back ? "OY" : /^[eɛ]/.test(first) ? "EY" : "AY";
  if (CLOSING_U.test(last)) return back || first === "ə" ? "OW" : "AW";
  return VOWELS[first] ?? "AH";
}

/** Where the next syllable begins: at a mark, else before the last consonant, with a stop that leads to a liquid. */
function border(sounds: readonly Sound[], from: number, next: number): number {
  for (let i = from; i <= next; i++) if (sounds[i]!.begins) return i;
  if (next - from < 2) return from;
  const cluster = LIQUID.test(sounds[next - 1]!.symbols) && OBSTRUENT.test(sounds[next - 2]!.symbols);
  return cluster ? next - 2 : next - 1;
}

function readSounds(ipa: string, knows: (symbol: string) => boolean): Sound[] {
  const sounds: Sound[] = [];
  let stress: Stress = 0;
  let begins = false;
  const put = (letter: string, isVowel: boolean): void => {
    const before = sounds.at(-1);
    if (isVowel && before?.isVowel && !begins && DIPHTHONG.test(bare(before.symbols) + letter)) before.symbols += letter;
    else {
      sounds.push({ symbols: letter, isVowel, stress, begins });
      stress = 0;
      begins = false;
    }
  };
  const letters = [...ipa.normalize("NFD")];
  letters.forEach((sign, i) => {
    const composed = (sign + (letters[i + 1] ?? "")).normalize("NFC");
    const letter = [...composed].length === 1 && composed !== sign && knows(composed) ? composed : sign;
    const last = sounds.at(-1);
    if (sign === "ˈ" || sign === "'" || sign === "ˌ") { stress = sign === "ˌ" ? 2 : 1; begins = true; }
    else if (sign === "." || sign === "-" || sign === " ") begins = true;
    else if (sign === "\u0329" && last) last.isVowel = true; // syllabic
    else if (sign === "\u0361") return; // a tie: both sounds are read one after the other
    else if (sign === "\u032f" && last && bare(last.symbols).length > 1) return; // joined already
    else if (sign === "\u032f" && last && sounds.length > 1) { // not syllabic: part of the vowel before it
      sounds.pop();
      if (sounds.at(-1)!.isVowel) sounds.at(-1)!.symbols += last.symbols;
      else sounds.push({ ...last, isVowel: false });
    } else if (VOWELS[sign] && knows(letter)) put(letter, true);
    else if ((CONSONANTS[sign] || CONSONANTS[composed]) && knows(letter)) put(letter, false);
    else if (last && !last.symbols.endsWith(sign.normalize("NFC")) && knows(sign) && !/[\p{L}\p{N}]/u.test(sign)) last.symbols += sign;
    else if (last && sign === "ː" && knows(sign)) last.symbols += sign;
  });
  return sounds;
}

const bare = (symbols: string): string => [...symbols].filter((letter) => VOWELS[letter]).join("");
