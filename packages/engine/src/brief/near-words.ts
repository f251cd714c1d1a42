import { NEAR_FEELINGS } from "./near-feelings.ts";
import { NEAR_STYLES } from "./near-styles.ts";

/** What an otherwise unknown word comes nearest to. */
export interface Nearness {
  /** Valence and arousal, −1 … 1, a little paler than a word that is known. */
  feeling?: readonly [number, number];
  /** Key of a style. */
  style?: string;
}

const PALER = 0.08;

let table: Map<string, Nearness> | undefined;

function readTable(): Map<string, Nearness> {
  const out = new Map<string, Nearness>();
  for (const [valence, arousal, words] of NEAR_FEELINGS) for (const word of words.trim().split(/\s+/)) out.set(word, { feeling: [valence * PALER, arousal * PALER] });
  for (const [style, words] of NEAR_STYLES) for (const word of words.trim().split(/\s+/)) out.set(word, { ...out.get(word), style });
  return out;
}

/** Nearness of a lower-case word by word vectors, worked out beforehand; undefined for words the table does not know. */
export function nearWord(word: string): Nearness | undefined {
  table ??= readTable();
  return table.get(word) ?? (word.endsWith("y") || word.endsWith("ish") ? table.get(word.replace(/(?:ish|y)$/, "")) : undefined);
}
