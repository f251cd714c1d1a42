/** The songs on which the singers are measured: every singer in one slow and one fast style, composed as for anybody's own lyrics. */
import type { Score } from "@tunewright/engine/score/score";
import { SINGERS } from "@tunewright/engine/sing/singers";
import { planSong } from "@tunewright/engine/song/plan-song";
import { loadDictionary } from "../packages/engine-node/src/dictionary/load-dictionary.ts";

/** Up to 105 bpm, and above: twelve styles. */
const SLOW = ["folk, 96 bpm", "piano ballad, 72 bpm", "blues, 84 bpm", "soul, 92 bpm", "reggae, 80 bpm", "gospel, 76 bpm"] as const;
const FAST = ["synthwave, 112 bpm", "house, 124 bpm", "rock, 132 bpm", "disco, 118 bpm", "country, 108 bpm", "ska, 150 bpm"] as const;
export const SLOWEST_FAST = 105;

const SOLOISTS = Object.keys(SINGERS).filter((key) => !SINGERS[key]!.ensemble);

export interface SungSong {
  singer: string;
  style: string;
  /** Only the lead, without doubles. */
  score: Score;
}

/** Of the given singers, two songs each; the words go round the set so that each is sung at either pace. */
export function planSungSongs(words: readonly string[], singers: readonly string[] = SOLOISTS, seed = 1): SungSong[] {
  const dictionary = loadDictionary();
  return singers.flatMap((singer) => {
    const at = SOLOISTS.indexOf(singer);
    if (at < 0) throw new RangeError(`there is no soloist "${singer}"`);
    return [SLOW, FAST].map((styles, pace): SungSong => {
      const style = styles[at % styles.length]!;
      const [verse, chorus] = words[(at + pace * 5) % words.length]!.split("\n\n");
      const { score } = planSong({ lyrics: `[Verse]\n${verse}\n\n[Chorus]\n${chorus}`, style, singer, seed: seed + at, length: 60 }, dictionary);
      const vocals = score.vocals.filter((part) => part.id === "lead");
      if (vocals[0]?.singer !== singer) throw new Error(`${singer} was to sing "${style}" but ${vocals[0]?.singer} does`);
      return { singer, style, score: { ...score, vocals } };
    });
  });
}
