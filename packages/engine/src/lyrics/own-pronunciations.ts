import { CONSONANTS, VOWELS } from "./pronunciation.ts";

/** A person's own dictionary: how a written word is to be said. */
export type OwnPronunciations = Readonly<Record<string, string>>;

/** More than this of it is not read. */
const MOST_ENTRIES = 1000;
const LONGEST = 120;

const VOWEL_SET: ReadonlySet<string> = new Set(VOWELS);
const CONSONANT_SET: ReadonlySet<string> = new Set(CONSONANTS);

/** How respelled syllables are read: the longest spelling that fits at a place wins. Vowels have no stress yet. */
const SPELLINGS: readonly (readonly [string, string])[] = (
  "eye AY|igh AY|aye AY|air EH R|eer IH R|ear IH R|oar AO R|ore AO R|our AW R|ure Y UH R|tch CH|dge JH|" +
  "aw AO|ah AA|ay EY|ai EY|ey EY|ee IY|ea IY|ie AY|oh OW|oa OW|oe OW|ow AW|ou AW|oy OY|oi OY|oo UW|ue UW|ew UW|uu UH|uh AH|eh EH|ih IH|ur ER|er ER|ir ER|ar AA R|or AO R|" +
  "sh SH|ch CH|th TH|dh DH|zh ZH|ng NG|ph F|wh W|qu K W|ck K|kh K|" +
  "a AE|e EH|i IH|o AA|u AH|b B|c K|d D|f F|g G|h HH|j JH|k K|l L|m M|n N|p P|q K|r R|s S|t T|v V|w W|x K S|z Z"
).split("|").map((entry) => [entry.slice(0, entry.indexOf(" ")), entry.slice(entry.indexOf(" ") + 1)] as const);
/** Vowel letters that end a syllable are open: "so", "me", "ta". */
const OPEN: Readonly<Record<string, string>> = { a: "AH", e: "IY", i: "IY", o: "OW", u: "UW", y: "IY" };

/**
 * The person's entries as ARPAbet, by lower-case word. An entry is ARPAbet itself ("SH IH0 V AO1 N"), or respelled in syllables with the
 * stressed one in capitals ("shi-VAWN"), or in words that sound alike ("see mat"). What yields no vowel is left out. Never throws.
 * `say` finds the sounds of an ordinary word.
 */
export function readOwnPronunciations(own: OwnPronunciations, say: (word: string) => string[] | undefined): Map<string, string[]> {
  const read = new Map<string, string[]>();
  for (const [word, said] of Object.entries(own).slice(0, MOST_ENTRIES)) {
    const sounds = typeof said === "string" ? readSaid(said.slice(0, LONGEST).trim(), say) : undefined;
    const key = plainWord(word.slice(0, LONGEST));
    if (key !== "" && sounds?.some((sound) => /\d$/.test(sound))) read.set(key, sounds);
  }
  return read;
}

/** The form under which written words are compared: lower case, straight apostrophes, no marks around it. */
export const plainWord = (word: string): string =>
  word.toLowerCase().normalize("NFC").replace(/[’‘ʼ`´′]/g, "'").replace(/^[^\p{L}\p{N}']+|[^\p{L}\p{N}']+$/gu, "");

function readSaid(said: string, say: (word: string) => string[] | undefined): string[] | undefined {
  const symbols = said.split(/\s+/);
  if (symbols.every((s) => CONSONANT_SET.has(s) || VOWEL_SET.has(s.replace(/[012]$/, "")))) return withStress(symbols);
  const plain = said.normalize("NFKD").replace(/\p{M}+/gu, "");
  const words = plain.split(/\s+/).filter(Boolean);
  const sounds = words.flatMap((word) => {
    const pieces = word.split(/[-·.‧]+/).filter((piece) => /[a-z]/i.test(piece));
    if (pieces.length > 1 || isMixed(word)) return respelled(pieces, say);
    return say(word.toLowerCase().replace(/[^a-z']/g, "")) ?? respelled(pieces, say);
  });
  return sounds.length > 0 ? sounds : undefined;
}

const isMixed = (word: string): boolean => /[A-Z]{2}/.test(word) && /[a-z]/.test(word);

/** ARPAbet written without stress is stressed on its first vowel. */
function withStress(symbols: readonly string[]): string[] {
  if (symbols.some((s) => /[012]$/.test(s))) return symbols.map((s) => (VOWEL_SET.has(s) ? `${s}0` : s));
  let first = true;
  return symbols.map((s) => (VOWEL_SET.has(s) ? `${s}${first ? ((first = false), 1) : 0}` : s));
}

function respelled(pieces: readonly string[], say: (word: string) => string[] | undefined): string[] {
  const stressed = pieces.findIndex((piece) => piece.length > 1 && piece === piece.toUpperCase() && piece !== piece.toLowerCase());
  const strong = stressed >= 0 && pieces.some((piece) => piece !== piece.toUpperCase()) ? stressed : 0;
  return pieces.flatMap((piece, i) => {
    const letters = piece.toLowerCase().replace(/[^a-z]/g, "");
    const known = letters.length > 1 ? say(letters) : undefined;
    const syllable = known && known.filter((s) => /\d$/.test(s)).length === 1 ? known : spelled(letters);
    return syllable.map((s) => (VOWEL_SET.has(s.replace(/\d$/, "")) ? `${s.replace(/\d$/, "")}${i === strong ? 1 : 0}` : s));
  });
}

/** One respelled syllable → symbols without stress. */
function spelled(letters: string): string[] {
  const out: string[] = [];
  // A silent e makes the vowel before its consonant long: "vale", "joe-ZAFE".
  const long = /^(.*[^aeiou])?([aeiou])([^aeiouwy])e$/.exec(letters);
  if (long) return [...spelled(long[1] ?? ""), ({ a: "EY", e: "IY", i: "AY", o: "OW", u: "UW" } as Record<string, string>)[long[2]!]!, ...spelled(long[3]!)];
  for (let at = 0; at < letters.length; ) {
    const rest = letters.slice(at);
    if (rest.length === 1 && OPEN[rest]) { out.push(OPEN[rest]); break; }
    if (rest.startsWith("y")) { out.push(/^y[aeiou]/.test(rest) ? "Y" : rest === "y" ? "IY" : "IH"); at++; continue; }
    const [spelling, sounds] = SPELLINGS.find(([s]) => rest.startsWith(s))!;
    if (!(out.at(-1) === sounds && CONSONANT_SET.has(sounds))) out.push(...sounds.split(" "));
    at += spelling.length;
  }
  return out;
}
