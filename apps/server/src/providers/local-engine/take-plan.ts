import type { SongPlan } from "@tunewright/engine";
import { keyName } from "@tunewright/engine/compose/spell";
import { STEM_NAMES, type Score } from "@tunewright/engine/score/score";
import type { TakePlan } from "../../features/generation/index.ts";

/** The engine's plan in the server's terms. */
export function toTakePlan({ title, lyrics, tags, style, singer, score, sections, words, notes }: SongPlan): TakePlan {
  return {
    title, lyrics, tags, style, singer, delivery: score.vocals.find((part) => part.id === "lead")?.delivery ?? null, sections, notes, stems: stemsOf(score), bpm: score.bpm, key: keyName(score.key),
    meter: `${score.meter.beatsPerBar}/${score.meter.unit}`,
    // The words were laid out before they were sung, so each is where it says.
    words: words.map(({ word, start, end, line }) => ({ word, start_s: start, end_s: end, line, success: true, p_align: 1 })),
  };
}

/** Stems of the score that sound at all, vocals first. */
function stemsOf(score: Score): string[] {
  const sounding = new Set([...score.vocals.filter((part) => part.lines.length > 0), ...score.parts.filter((part) => part.notes.length > 0)].map((part) => part.stem));
  return STEM_NAMES.filter((name) => sounding.has(name));
}
