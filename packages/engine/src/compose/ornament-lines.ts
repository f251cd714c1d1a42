import type { Brief } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, VocalLine } from "../score/score.ts";
import type { MidiNote } from "../units.ts";
import { chordAt, chordTones } from "./chord-map.ts";
import { moveInScale, scaleOverChord } from "./shape-melody.ts";
import { scaleOf } from "./spell.ts";

/** Long closing notes now and then turn through a neighbour; the same words at the same place turn the same way. */
export function ornamentLines(lines: readonly VocalLine[], chords: readonly ChordSpan[], brief: Brief, highest: MidiNote, random: Random): void {
  if (brief.voice.delivery !== "sung") return;
  const scale = scaleOf(brief.key);
  for (const line of lines) {
    const stream = random.fork(`ornament ${line.text}`);
    line.notes.forEach((note, i) => {
      const seconds = (note.beats * 60) / brief.bpm;
      const last = i === line.notes.length - 1;
      if (seconds < 0.75 || !stream.chance(brief.style.vocal.melisma * (last ? 1.4 : 0.6))) return;
      const midi = note.pitches[0]!.midi;
      const local = scaleOverChord(scale, chordTones(chordAt(chords, note.beat)));
      const neighbour = moveInScale(midi, 1, local);
      if (neighbour - midi > 3 || neighbour > highest) return;
      const quick = Math.min(0.25, note.beats / 4);
      note.pitches = last
        ? [{ offset: 0, midi: neighbour }, { offset: quick, midi }]
        : [{ offset: 0, midi }, { offset: note.beats - quick * 2, midi: neighbour }, { offset: note.beats - quick, midi }];
    });
  }
}
