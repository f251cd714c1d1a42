import type { Brief } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, InstrumentPart, Key, Note, VocalLine } from "../score/score.ts";
import type { Singer } from "../sing/singers.ts";
import type { Beats } from "../units.ts";
import type { SectionPlan } from "./lay-out-form.ts";
import { barBeats } from "./metre.ts";
import { spellPitch } from "./spell.ts";

/** The last chorus and all after it a whole tone higher. */
export interface Lift {
  beat: Beats;
  key: Key;
}

/** Semitones. */
const RISE = 2;

/** Decides whether the song lifts: where the style does so, a chorus was heard before, and the singer can reach it. A key that was asked for stays. */
export function planLift(brief: Brief, sections: readonly SectionPlan[], lead: readonly VocalLine[], singer: Singer, random: Random): Lift | undefined {
  const wanted = brief.formWish.lift === true || random.chance(brief.style.lift ?? 0);
  const chorus = sections.find((section) => section.kind === "chorus" && section.isLastOfKind && section.occurrence > 0);
  if (!wanted || !chorus || (brief.keyNamed && brief.formWish.lift !== true) || brief.voice.delivery !== "sung") return undefined;
  const beat = chorus.startBar * barBeats(brief.meter);
  const highest = Math.max(...lead.filter((line) => line.section >= chorus.index).flatMap((line) => line.notes.flatMap((note) => note.pitches.map((pitch) => pitch.midi))));
  if (highest + RISE > singer.range.high) return undefined;
  return { beat, key: { ...brief.key, tonic: (brief.key.tonic + RISE) % 12 } };
}

/** Spans cut where the lift begins, with the dominant of the new key before it unless somebody sings there. Still in the old key. */
export function prepareLift(chords: readonly ChordSpan[], lift: Lift, lead: readonly VocalLine[], bar: Beats): ChordSpan[] {
  const turn = lift.beat - bar / 2;
  const sung = lead.some((line) => line.notes.some((note) => note.beat < lift.beat - 1e-6 && note.beat + note.beats > turn + 1e-6));
  const root = (lift.key.tonic + 7) % 12;
  const dominant: ChordSpan = { beat: turn, beats: bar / 2, root, intervals: [0, 4, 7, 10], symbol: `${spellPitch(root, lift.key)}7` };
  const cut = chords.flatMap((chord) => splitAt(chord, lift.beat));
  if (sung) return cut;
  return [...cut.flatMap((chord) => splitAt(chord, turn)).filter((chord) => chord.beat < turn - 1e-6 || chord.beat >= lift.beat - 1e-6), dominant].toSorted((a, b) => a.beat - b.beat);
}

function splitAt(chord: ChordSpan, beat: Beats): ChordSpan[] {
  if (chord.beat >= beat - 1e-6 || chord.beat + chord.beats <= beat + 1e-6) return [chord];
  return [{ ...chord, beats: beat - chord.beat }, { ...chord, beat, beats: chord.beat + chord.beats - beat }];
}

export function liftChords(chords: readonly ChordSpan[], lift: Lift): ChordSpan[] {
  return chords.map((chord) => {
    if (chord.beat < lift.beat - 1e-6) return chord;
    const root = (chord.root + RISE) % 12;
    const kind = chord.symbol.replace(/^[A-G][#b]?/, "").replace(/\/[A-G][#b]?$/, "");
    if (chord.bass === undefined) return { ...chord, root, symbol: spellPitch(root, lift.key) + kind };
    const bass = (chord.bass + RISE) % 12;
    return { ...chord, root, bass, symbol: `${spellPitch(root, lift.key)}${kind}/${spellPitch(bass, lift.key)}` };
  });
}

/** A line as a whole goes an octave down where the rise would leave the singer's range. */
export function liftLines(lines: readonly VocalLine[], lift: Lift, singer: Singer): VocalLine[] {
  return lines.map((line) => {
    const pitches = line.notes.flatMap((note) => note.pitches.map((pitch) => pitch.midi));
    if (line.notes.length === 0 || line.notes[0]!.beat < lift.beat - 2) return line;
    const rise = Math.max(...pitches) + RISE <= singer.range.high ? RISE : Math.min(...pitches) + RISE - 12 >= singer.range.low ? RISE - 12 : 0;
    return { ...line, notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((pitch) => ({ ...pitch, midi: pitch.midi + rise })) })) };
  });
}

/** Drums and noise have no key. */
export function liftNotes(notes: readonly Note[], lift: Lift, instrument: InstrumentPart["instrument"], stem: InstrumentPart["stem"]): Note[] {
  const pitched = instrument.kind !== "kit" && instrument.kind !== "machine" && stem !== "fx";
  return notes.map((note) => (pitched && note.beat >= lift.beat - 1e-6 ? { ...note, midi: note.midi + RISE } : note));
}
