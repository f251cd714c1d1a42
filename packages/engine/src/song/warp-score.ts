import type { Score } from "../score/score.ts";
import type { Beats, Seconds } from "../units.ts";
import { secondsToBeats } from "../units.ts";
import type { BeatMap } from "./beat-map.ts";

/**
 * A score on a recording's grid, moved to where the recording's beats fall: its beats become those of a steady clock that starts with the
 * recording, so that whatever renders it plays along, however the tempo drifts.
 */
export function warpScore(score: Score, map: BeatMap, duration: Seconds): Score {
  const at = (beat: Beats): Beats => Math.max(0, secondsToBeats(map.timeOf(beat), score.bpm));
  const span = <T extends { beat: Beats; beats: Beats }>(item: T): T => {
    const beat = at(item.beat);
    return { ...item, beat, beats: Math.max(0.02, at(item.beat + item.beats) - beat) };
  };
  return {
    ...score,
    duration,
    sections: score.sections.map((section, i) => (i === 0 ? { ...span(section), beat: 0, beats: at(section.beat + section.beats) } : span(section))),
    chords: score.chords.map((chord, i) => (i === 0 ? { ...span(chord), beat: 0, beats: at(chord.beat + chord.beats) } : span(chord))),
    ...(score.keyChanges ? { keyChanges: score.keyChanges.map((change) => ({ ...change, beat: at(change.beat) })) } : {}),
    parts: score.parts.map((part) => ({
      ...part, notes: part.notes.map(span),
      ...(part.automation ? { automation: part.automation.map((point) => ({ ...point, beat: at(point.beat) })) } : {}),
    })),
    vocals: score.vocals.map((part) => ({
      ...part,
      lines: part.lines.map((line) => ({
        ...line,
        notes: line.notes.map((note) => {
          const moved = span(note);
          return { ...moved, pitches: note.pitches.map((pitch) => ({ ...pitch, offset: pitch.offset === 0 ? 0 : at(note.beat + pitch.offset) - moved.beat })) };
        }),
      })),
    })),
  };
}
