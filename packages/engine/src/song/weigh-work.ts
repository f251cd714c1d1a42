import type { Score } from "../score/score.ts";
import type { Samples, Seconds } from "../units.ts";
import { beatsToSeconds, samplesToSeconds } from "../units.ts";
import type { Span } from "./cut-spans.ts";
import { songLength } from "./cut-spans.ts";

/**
 * CPU seconds of each kind of work for a second of what it makes, measured by bench/engine-song.ts on one core.
 * Only their proportions matter: they make the progress of a song even.
 */
const COST = { plan: 0.13, setUp: 0.65, sing: 0.05, sungAgain: 0.002, play: 0.005, mix: 0.0025, mixSong: 0.01, stream: 0.025, master: 0.009, encode: 0.02 } as const;

/** What is done of a song, as a fraction that never goes back. */
export interface WorkGauge {
  readonly fraction: number;
  sung(section: number): void;
  played(span: Span): void;
  mixed(span: Span): void;
  mastered(): void;
  /** `more` seconds of the final file are encoded. */
  encoded(more: Seconds): void;
}

/** `length` is what is rendered of the score. */
export function createWorkGauge(score: Score, length: Samples = songLength(score)): WorkGauge {
  const singing = singingCosts(score);
  const duration = samplesToSeconds(length);
  const seconds = (span: Span): Seconds => samplesToSeconds(span.to - span.from);
  const playing = COST.play * (score.parts.length + 1);
  const mixing = COST.mixSong + COST.stream + COST.mix * (score.parts.length + score.vocals.length);
  const song = [...singing.values()].reduce((sum, c) => sum + c, 0);
  const total = COST.plan + COST.setUp + song + duration * (playing + mixing + COST.master + COST.encode);
  let done: number = COST.plan;
  const add = (cost: number): void => {
    done = Math.min(total, done + cost);
  };
  add(COST.setUp);
  return {
    get fraction() {
      return done / total;
    },
    sung: (section) => add(singing.get(section) ?? 0),
    played: (span) => add(playing * seconds(span)),
    mixed: (span) => add(mixing * seconds(span)),
    mastered: () => add(COST.master * duration),
    encoded: (more) => add(COST.encode * more),
  };
}

/** A line that was sung before to the same notes is copied, not sung again. */
function singingCosts(score: Score): Map<number, number> {
  const costs = new Map<number, number>();
  const known = new Set<string>();
  for (const section of score.sections)
    for (const part of score.vocals)
      for (const line of part.lines) {
        const [first, last] = [line.notes[0], line.notes.at(-1)];
        if (line.section !== section.index || !first || !last) continue;
        const length = beatsToSeconds(last.beat + last.beats - first.beat, score.bpm);
        const melody = line.notes.map((n) => `${(n.beat - first.beat).toFixed(2)}:${n.pitches[0]?.midi}`).join(" ");
        const key = `${part.singer}|${part.detune}|${line.words.map((w) => w.text).join(" ")}|${melody}`;
        costs.set(section.index, (costs.get(section.index) ?? 0) + length * (known.has(key) ? COST.sungAgain : COST.sing));
        known.add(key);
      }
  return costs;
}
