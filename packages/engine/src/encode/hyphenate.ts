/**
 * Cuts a written word into as many pieces as it has sung syllables, at its vowel letters; an approximation for printing.
 * Pieces joined give the word again; words with fewer vowel groups than syllables leave the last pieces empty.
 */
export function hyphenate(word: string, syllables: number): string[] {
  if (syllables <= 1) return [word];
  const cuts: number[] = [];
  const vowels = [...word.matchAll(/[aeiouy]+/gi)];
  for (let i = 1; i < vowels.length && cuts.length < syllables - 1; i++) {
    const before = vowels[i - 1]!.index + vowels[i - 1]![0].length;
    const here = vowels[i]!.index;
    if (i === vowels.length - 1 && /e$/i.test(word) && here === word.length - 1 && vowels.length > syllables) break;
    cuts.push(here - before >= 2 ? before + 1 : before);
  }
  const pieces = [...cuts, word.length].map((cut, i) => word.slice(i === 0 ? 0 : cuts[i - 1]!, cut));
  while (pieces.length < syllables) pieces.push("");
  return pieces;
}
