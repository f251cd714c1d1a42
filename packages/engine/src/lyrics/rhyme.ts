import type { PronouncedWord, Stress, Syllable } from "./pronunciation.ts";

type Sounding = Pick<PronouncedWord, "syllables">;

/** Sounds from the last stressed vowel to the end, as "AY T": equal keys rhyme. A word without stress rhymes on its last vowel. */
export function rhymeKey(word: Sounding): string {
  const { syllables } = word;
  let from = syllables.length - 1;
  for (let i = syllables.length - 1; i >= 0; i--) {
    if (syllables[i]!.stress > 0) {
      from = i;
      break;
    }
  }
  return syllables
    .slice(Math.max(0, from))
    .flatMap((s, i) => (i === 0 ? soundsAfterOnset(s) : [...s.onset, ...soundsAfterOnset(s)]))
    .join(" ");
}

/** One digit a syllable, function words as 0: what the metre has to carry. */
export function stressPattern(words: readonly Pick<PronouncedWord, "syllables" | "isFunctionWord">[]): Stress[] {
  return words.flatMap((word) => word.syllables.map((s): Stress => (word.isFunctionWord ? 0 : s.stress)));
}

const soundsAfterOnset = (s: Syllable): string[] => [s.nucleus, ...s.coda];
