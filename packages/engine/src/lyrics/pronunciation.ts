/** ARPAbet symbols of the CMU dictionary without their stress digits. */
export const VOWELS = ["AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW"] as const;
export const CONSONANTS = [
  "B", "CH", "D", "DH", "F", "G", "HH", "JH", "K", "L", "M", "N", "NG", "P", "R", "S", "SH", "T", "TH", "V", "W", "Y", "Z", "ZH",
] as const;
export type Vowel = (typeof VOWELS)[number];
export type Consonant = (typeof CONSONANTS)[number];

/** 1 primary, 2 secondary, 0 none, as in the dictionary. */
export type Stress = 0 | 1 | 2;

export interface Syllable {
  onset: readonly Consonant[];
  nucleus: Vowel;
  coda: readonly Consonant[];
  stress: Stress;
  /** In another language than English: the symbols its voice reads, sound by sound; the letters above are then only their nearest kin. */
  ipa?: { onset: readonly string[]; nucleus: string; coda: readonly string[] };
}

export interface PronouncedWord {
  /** As written, with punctuation and capitals; numbers and abbreviations keep their written form here. */
  text: string;
  /** What is said, lower case: "24" → "twenty four". */
  spoken: string;
  syllables: Syllable[];
  /** Articles, prepositions, auxiliaries…: unstressed in metre whatever the dictionary says. */
  isFunctionWord: boolean;
  /** How the sound was found; "guessed" words are listed to the person. */
  source: "override" | "dictionary" | "rule" | "guessed";
}

/**
 * Word → ARPAbet with stress digits ("N AY1 T"), or undefined. Passed in by the host: the dictionary is 3.6 MB.
 * Keys are lower case.
 */
export interface Dictionary {
  lookup(word: string): string | undefined;
  /** Other languages that somebody here can sing, by ISO 639-1 code. */
  languages?: ReadonlyMap<string, Lexicon>;
}

/** How a language other than English is said; comes with a voice. */
export interface Lexicon {
  /** Lower-case word → IPA with stress marks, or undefined. */
  lookup(word: string): string | undefined;
  /** Spelling → IPA for words the lexicon lacks; the longest spelling that fits at a place wins. */
  letters: readonly (readonly [spelling: string, ipa: string])[];
  /** Whether the voice has a symbol. */
  knows(symbol: string): boolean;
}

/** Turns written text into sounds. Every written word yields at least one syllable; emoji and other signs yield no word. */
export interface Pronouncer {
  pronounce(text: string): PronouncedWord[];
}
