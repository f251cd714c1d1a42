import { isMinorish, keySignature, spellPitch } from "../compose/spell.ts";
import type { ChordSpan, Key, Score } from "./score.ts";
import { keyAt } from "./key-at.ts";
import { syllableTexts } from "./write-midi.ts";

/** Divisions of a quarter note: sixteenth triplets are exact, everything else is rounded to them. */
const DIVISIONS = 12;

interface Sounding {
  from: number;
  to: number;
  midi: number;
  lyric?: { text: string; syllabic: "single" | "begin" | "middle" | "end" };
}

/**
 * A lead sheet as MusicXML 4.0 (partwise, uncompressed): the sung melody with its words, chord symbols and section names.
 * An instrumental has chords over rests. Rhythm is written on a grid of twelfths of a beat.
 */
export function writeMusicXml(score: Score): string {
  const bar = Math.round(((score.meter.beatsPerBar * 4) / score.meter.unit) * DIVISIONS);
  const end = Math.max(...score.sections.map((s) => s.beat + s.beats), 1) * DIVISIONS;
  const bars = Math.max(1, Math.ceil(end / bar - 0.01));
  const melody = melodyOf(score, bars * bar);
  const measures = Array.from({ length: bars }, (_, i) => measure(score, melody, i, bar));
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0">
  <work><work-title>${xml(score.title)}</work-title></work>
  <identification><encoding><software>Tunewright</software></encoding></identification>
  <part-list><score-part id="P1"><part-name>Voice</part-name></score-part></part-list>
  <part id="P1">
${measures.join("\n")}
  </part>
</score-partwise>
`;
}

function melodyOf(score: Score, end: number): Sounding[] {
  const leads = score.vocals.filter((v) => v.stem === "lead-vocals");
  const lead = leads.find((v) => v.id === "lead") ?? leads[0];
  const notes = (lead?.lines ?? []).flatMap((line) => {
    const lyrics = line.words.flatMap((word) => {
      const pieces = syllableTexts(word.text, word.syllables.length).map((p) => p.replace(/-$/, ""));
      return pieces.map((text, i) => ({ text, syllabic: pieces.length === 1 ? "single" : i === 0 ? "begin" : i === pieces.length - 1 ? "end" : "middle" }) as const);
    });
    return line.notes.flatMap((note, i): Sounding[] =>
      note.pitches.map((pitch, p) => ({
        from: grid(note.beat + pitch.offset),
        to: grid(note.beat + (note.pitches[p + 1]?.offset ?? note.beats)),
        midi: Math.round(pitch.midi),
        ...(p === 0 && lyrics[i] ? { lyric: lyrics[i] } : {}),
      })),
    );
  });
  const inOrder = notes.toSorted((a, b) => a.from - b.from);
  // One voice on one staff: a note ends where the next begins.
  return inOrder
    .map((n, i) => ({ ...n, from: Math.max(0, n.from), to: Math.min(n.to, inOrder[i + 1]?.from ?? end, end) }))
    .filter((n) => n.to > n.from);
}

const grid = (beat: number): number => Math.round(beat * DIVISIONS);

function measure(score: Score, melody: readonly Sounding[], index: number, bar: number): string {
  const [from, to] = [index * bar, (index + 1) * bar];
  const out: string[] = [];
  if (index === 0) out.push(attributes(score), tempo(score.bpm));
  for (const change of score.keyChanges ?? []) if (grid(change.beat) === from && index > 0) out.push(`<attributes>${keyXml(change.key)}</attributes>`);
  for (const s of score.sections) if (grid(s.beat) >= from && grid(s.beat) < to) out.push(`<direction placement="above"><direction-type><rehearsal>${xml(s.label)}</rehearsal></direction-type></direction>`);
  const chords = score.chords.filter((c) => grid(c.beat) >= from && grid(c.beat) < to);
  // Time is cut wherever a note or a chord begins, so that a symbol stands over its moment.
  const cuts = new Set([from, to, ...chords.map((c) => grid(c.beat))]);
  for (const n of melody) for (const t of [n.from, n.to]) if (t > from && t < to) cuts.add(t);
  const times = [...cuts].toSorted((a, b) => a - b);
  times.slice(0, -1).forEach((t, i) => {
    for (const c of chords) if (grid(c.beat) === t) out.push(harmony(c, score));
    const until = times[i + 1]!;
    const note = melody.find((n) => n.from <= t && n.to > t);
    out.push(...(note ? noteXml(note, t, until, score) : valuesOf(until - t).map((v) => `<note><rest/>${valueXml(v)}</note>`)));
  });
  return `    <measure number="${index + 1}">${out.join("")}</measure>`;
}

const keyXml = (key: Key): string => `<key><fifths>${keySignature(key)}</fifths><mode>${isMinorish(key.mode) ? "minor" : "major"}</mode></key>`;

const attributes = (score: Score): string =>
  `<attributes><divisions>${DIVISIONS}</divisions>${keyXml(score.key)}` +
  `<time><beats>${score.meter.beatsPerBar}</beats><beat-type>${score.meter.unit}</beat-type></time><clef><sign>G</sign><line>2</line></clef></attributes>`;

const tempo = (bpm: number): string =>
  `<direction placement="above"><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${bpm}</per-minute></metronome></direction-type><sound tempo="${bpm}"/></direction>`;

function noteXml(note: Sounding, from: number, to: number, score: Score): string[] {
  const { step, alter, octave } = spelled(note.midi, keyAt(score, from / DIVISIONS));
  const values = valuesOf(to - from);
  let at = from;
  return values.map((v, i) => {
    const begins = at === note.from;
    at += v.length;
    const ends = at === note.to;
    const tie = `${begins ? "" : '<tie type="stop"/>'}${ends ? "" : '<tie type="start"/>'}`;
    const tied = begins && ends ? "" : `<notations>${begins ? "" : '<tied type="stop"/>'}${ends ? "" : '<tied type="start"/>'}</notations>`;
    const lyric = begins && i === 0 && note.lyric ? `<lyric><syllabic>${note.lyric.syllabic}</syllabic><text>${xml(note.lyric.text)}</text></lyric>` : "";
    return `<note><pitch><step>${step}</step>${alter ? `<alter>${alter}</alter>` : ""}<octave>${octave}</octave></pitch>${valueXml(v, tie)}${tied}${lyric}</note>`;
  });
}

interface Value {
  length: number;
  type: string;
  dots: number;
  triplet: boolean;
}

const value = (length: number, type: string, dots = 0, triplet = false): Value => ({ length, type, dots, triplet });
/** Written note values in twelfths of a quarter, longest first; the last one catches the odd twelfth. */
const VALUES: readonly Value[] = [
  value(48, "whole"), value(36, "half", 1), value(24, "half"), value(18, "quarter", 1), value(12, "quarter"), value(9, "eighth", 1), value(8, "quarter", 0, true),
  value(6, "eighth"), value(4, "eighth", 0, true), value(3, "16th"), value(2, "16th", 0, true), value(1, "32nd", 0, true),
];

function valuesOf(length: number): Value[] {
  const out: Value[] = [];
  for (let rest = length; rest > 0; ) {
    const v = VALUES.find((c) => c.length <= rest)!;
    out.push(v);
    rest -= v.length;
  }
  return out;
}

const valueXml = ({ length, type, dots, triplet }: Value, tie = ""): string =>
  `<duration>${length}</duration>${tie}<voice>1</voice><type>${type}</type>${"<dot/>".repeat(dots)}` +
  (triplet ? "<time-modification><actual-notes>3</actual-notes><normal-notes>2</normal-notes></time-modification>" : "");

function spelled(midi: number, key: Key): { step: string; alter: number; octave: number } {
  const name = spellPitch(((midi % 12) + 12) % 12, key);
  const alter = name.endsWith("#") ? 1 : name.endsWith("b") ? -1 : 0;
  // The letter's octave: B# and Cb lie on the other side of the octave's border.
  return { step: name[0]!, alter, octave: Math.floor((midi - alter) / 12) - 1 };
}

const KINDS: Record<string, string> = {
  "0,4,7": "major", "0,3,7": "minor", "0,4,7,10": "dominant", "0,4,7,11": "major-seventh", "0,3,7,10": "minor-seventh", "0,3,6": "diminished",
  "0,4,8": "augmented", "0,3,6,10": "half-diminished", "0,3,6,9": "diminished-seventh", "0,5,7": "suspended-fourth", "0,2,7": "suspended-second",
  "0,4,7,9": "major-sixth", "0,3,7,9": "minor-sixth", "0,7": "power", "0,4,7,10,14": "dominant-ninth", "0,4,7,11,14": "major-ninth",
  "0,3,7,10,14": "minor-ninth", "0,3,7,11": "major-minor",
};

function harmony(chord: ChordSpan, score: Score): string {
  const pitch = (tag: string, pc: number): string => {
    const name = spellPitch(pc, keyAt(score, chord.beat));
    const alter = name.endsWith("#") ? 1 : name.endsWith("b") ? -1 : 0;
    return `<${tag}-step>${name[0]}</${tag}-step>${alter ? `<${tag}-alter>${alter}</${tag}-alter>` : ""}`;
  };
  const known = KINDS[chord.intervals.join(",")];
  const shown = xml(chord.symbol.replace(/^[A-G][#b]?/, "").replace(/\/.*$/, ""));
  const kind = `<kind text="${shown}">${known ?? "other"}</kind>`;
  return `<harmony><root>${pitch("root", chord.root)}</root>${kind}${chord.bass === undefined ? "" : `<bass>${pitch("bass", chord.bass)}</bass>`}</harmony>`;
}

/** Characters that XML 1.0 forbids are dropped. */
const xml = (s: string): string =>
  s.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
