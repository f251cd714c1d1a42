import type { Brief } from "../brief/brief.ts";
import { PRESET_PLANS } from "../brief/preset.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Pronouncer } from "../lyrics/pronunciation.ts";
import type { Random } from "../random.ts";
import type { Score } from "../score/score.ts";
import { composeSong } from "./compose-song.ts";
import { judgeScore, totalOf, type Judgement } from "./judge-score.ts";

export interface Candidate {
  score: Score;
  judgement: Judgement;
  /** 0–1. */
  total: number;
}

/** Above so many seconds of music half the candidates do: planning has to stay quick. */
const LONG = 200;

/** Songs on the same words, other in tune, harmony and arrangement; best first. The first draw is the one composeSong alone would have made. */
export function composeCandidates(brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer, random: Random, seed: number, count: number): Candidate[] {
  const out: Candidate[] = [];
  for (let i = 0; i < count && !(i >= count / 2 && out[0]!.score.duration > LONG); i++) {
    const score = composeSong(brief, sheet, pronouncer, i === 0 ? random : random.fork(`candidate ${i}`), seed);
    const judgement = judgeScore(score);
    out.push({ score: i === 0 ? score : { ...score, take: i }, judgement, total: totalOf(judgement) });
  }
  return out.toSorted((a, b) => b.total - a.total);
}

/**
 * The score of a take. Where the preset composes several, the one that keeps most of the craft's rules (`judgeScore`) is taken; each take
 * draws its own candidates from its seed, so that two takes of a request are the best of as many songs each.
 */
export function composeBest(brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer, random: Random, seed: number): Score {
  const { candidates } = PRESET_PLANS[brief.preset];
  if (candidates === 1) return composeSong(brief, sheet, pronouncer, random, seed);
  return composeCandidates(brief, sheet, pronouncer, random, seed, candidates)[0]!.score;
}
