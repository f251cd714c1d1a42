import { dictionary } from "cmu-pronouncing-dictionary";
import type { Dictionary } from "@tunewright/engine/lyrics/pronunciation";

/** The CMU Pronouncing Dictionary, 135 000 English words. Later variants are under "word(2)". */
export function loadDictionary(): Dictionary {
  return {
    // The table is a plain object: without this check "constructor" would be found on its prototype.
    lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined),
  };
}
