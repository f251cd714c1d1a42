import { VOWELS, type Consonant, type Stress, type Syllable, type Vowel } from "./pronunciation.ts";

const VOWEL_SET: ReadonlySet<string> = new Set(VOWELS);

/** Consonant clusters an English syllable may begin with, besides none and any single consonant but NG. */
const ONSETS: ReadonlySet<string> = new Set([
  ..."P B T D K G F V TH SH HH".split(" ").map((c) => `${c} R`),
  ..."P B K G F S V SH".split(" ").map((c) => `${c} L`),
  ..."T D K G S TH HH SH".split(" ").map((c) => `${c} W`),
  ..."P B T D K G F V M N HH TH L S".split(" ").map((c) => `${c} Y`),
  ..."P T K M N F".split(" ").map((c) => `S ${c}`),
  ..."M N".split(" ").map((c) => `SH ${c}`),
  "S P R", "S P L", "S P Y", "S T R", "S T Y", "S K R", "S K L", "S K W", "S K Y",
]);

/** ARPAbet symbols with stress digits on vowels → syllables, consonants going to the next syllable as far as English allows. */
export function syllabify(symbols: readonly string[]): Syllable[] {
  const vowels = symbols.flatMap((symbol, i) => (VOWEL_SET.has(bare(symbol)) ? [i] : []));
  const syllables: Syllable[] = [];
  let start = 0;
  vowels.forEach((at, v) => {
    const next = vowels[v + 1];
    const end = next === undefined ? symbols.length : firstLegalOnset(symbols, at + 1, next);
    syllables.push({
      onset: symbols.slice(start, at) as Consonant[],
      nucleus: bare(symbols[at]!) as Vowel,
      coda: symbols.slice(at + 1, end) as Consonant[],
      stress: Number(symbols[at]!.at(-1)) as Stress,
    });
    start = end;
  });
  return syllables;
}

function firstLegalOnset(symbols: readonly string[], from: number, vowel: number): number {
  for (let cut = from; cut < vowel; cut++) {
    const cluster = symbols.slice(cut, vowel);
    if (cluster.length === 1 ? cluster[0] !== "NG" : ONSETS.has(cluster.join(" "))) return cut;
  }
  return vowel;
}

const bare = (symbol: string): string => symbol.replace(/\d$/, "");
