import type { Brief } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import type { Note, VocalLine } from "../score/score.ts";
import { byBeat } from "./arrangement.ts";
import { isCompound, swingBeat } from "./metre.ts";

const swingOf = (brief: Brief): { grid: 2 | 4; amount: number } => (isCompound(brief.meter) ? { grid: 4, amount: 0 } : brief.style.swing);

/** Swing, and the small unsteadiness of hands. Bar lines stay within the looseness; nothing moves before the song's start. */
export function performNotes(notes: readonly Note[], brief: Brief, random: Random): Note[] {
  const swing = swingOf(brief);
  const sd = (brief.style.looseness * brief.bpm) / 60;
  return notes.map((note) => {
    const start = swingBeat(note.beat, swing);
    const end = swingBeat(note.beat + note.beats, swing);
    const drift = sd === 0 ? 0 : Math.max(-2.2, Math.min(2.2, random.normal())) * sd;
    return { ...note, beat: Math.max(0, start + drift), beats: Math.max(0.05, end - start) };
  }).toSorted(byBeat);
}

/** The voice swings with the band but is not shaken: the singer has a hand of her own. */
export function performLines(lines: readonly VocalLine[], brief: Brief): VocalLine[] {
  const swing = swingOf(brief);
  if (swing.amount === 0) return [...lines];
  return lines.map((line) => ({
    ...line,
    notes: line.notes.map((note) => {
      const beat = swingBeat(note.beat, swing);
      const beats = swingBeat(note.beat + note.beats, swing) - beat;
      return { ...note, beat, beats, pitches: note.pitches.map((pitch) => ({ ...pitch, offset: (pitch.offset * beats) / note.beats })) };
    }),
  }));
}
