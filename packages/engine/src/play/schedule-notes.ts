import type { InstrumentPart } from "../score/score.ts";
import type { Bpm, MidiNote, Samples, Velocity } from "../units.ts";
import { beatsToSeconds, secondsToSamples } from "../units.ts";

/** A note on the sample grid of the song. */
export interface ScheduledNote {
  start: Samples;
  /** Where the key is released; the sound may ring on. */
  end: Samples;
  midi: MidiNote;
  velocity: Velocity;
  /** Position in the part; seeds what varies from note to note. */
  index: number;
}

/** Shortest time a key is held, so that a release never meets its own attack. */
const SHORTEST: Samples = 64;

/**
 * Notes of a part by ascending start. A melodic key that is struck again while held is released first,
 * for a release message carries only the key and would end the newer note.
 */
export function scheduleNotes(part: InstrumentPart, bpm: Bpm): ScheduledNote[] {
  const notes = part.notes.map((note, index) => {
    const start = Math.max(0, secondsToSamples(beatsToSeconds(note.beat, bpm)));
    const end = secondsToSamples(beatsToSeconds(note.beat + note.beats, bpm));
    return { start, end: Math.max(start + SHORTEST, end), midi: note.midi, velocity: note.velocity, index };
  });
  notes.sort((a, b) => a.start - b.start || a.midi - b.midi);
  if (part.instrument.kind === "kit" || part.instrument.kind === "machine") return notes;
  const sounding = new Map<MidiNote, ScheduledNote>();
  for (const note of notes) {
    const earlier = sounding.get(note.midi);
    if (earlier && earlier.end > note.start) earlier.end = Math.max(earlier.start, note.start);
    sounding.set(note.midi, note);
  }
  return notes.filter((note) => note.end > note.start);
}
