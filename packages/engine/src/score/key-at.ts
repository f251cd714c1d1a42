import type { Beats } from "../units.ts";
import type { Key, Score } from "./score.ts";

/** The key that holds at a beat. */
export const keyAt = (score: Pick<Score, "key" | "keyChanges">, beat: Beats): Key =>
  score.keyChanges?.findLast((change) => change.beat <= beat + 1e-6)?.key ?? score.key;
