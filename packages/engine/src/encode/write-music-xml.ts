import { keyAt } from "../score/key-at.ts";
import { findStyle } from "../brief/styles/catalogue.ts";
import { barSteps, isCompound, swingBeat } from "../compose/metre.ts";
import { keySignature, spellPitch } from "../compose/spell.ts";
import type { ChordSpan, Key, Score } from "../score/score.ts";
import type { Beats, MidiNote } from "../units.ts";
import { hyphenate } from "./hyphenate.ts";

/** A melody note on the grid of sixteenths. */
interface SheetNote {
  step: number;
  steps: number;
  midi: MidiNote;
  lyric?: { text: string; syllabic: "single" | "begin" | "middle" | "end" };
}

/** Control characters other than tab and newline cannot stand in XML 1.0 at all, nor can lone surrogates. */
const escapeXml = (text: string): string => text
  .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "")
  .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Note values in sixteenths, longest first. */
const VALUES: readonly (readonly [number, string, boolean])[] = [
  [16, "whole", false], [12, "half", true], [8, "half", false], [6, "quarter", true], [4, "quarter", false], [3, "eighth", true], [2, "eighth", false], [1, "16th", false],
];

/**
 * A lead sheet in MusicXML 4.0 (score-partwise): the sung melody with words, or the lead instrument's where nobody sings, and chord names.
 * Written straight; swing is said in words. Every bar sums to its metre.
 */
export function writeMusicXml(score: Score): string {
  const steps = barSteps(score.meter);
  const bars = Math.max(1, Math.ceil(Math.max(...score.sections.map((section) => section.beat + section.beats)) * 4 / steps - 1e-6));
  const notes = melodyOf(score, bars * steps);
  const swing = findStyle(score.style)?.swing.amount ?? 0;
  const measures = Array.from({ length: bars }, (_, bar) => measure(score, notes, bar, steps, swing, bar === bars - 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0">
  <work><work-title>${escapeXml(score.title)}</work-title></work>
  <identification><encoding><software>Tunewright</software></encoding></identification>
  <part-list><score-part id="P1"><part-name>Melody</part-name></score-part></part-list>
  <part id="P1">
${measures.join("\n")}
  </part>
</score-partwise>
`;
}

/** Undoes the style's swing by search; the map is monotonic. */
function straight(beat: Beats, score: Score): Beats {
  const swing = findStyle(score.style)?.swing;
  if (!swing || swing.amount === 0 || isCompound(score.meter)) return beat;
  let low = beat - 1;
  let high = beat + 1;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (swingBeat(middle, swing) < beat) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function melodyOf(score: Score, end: number): SheetNote[] {
  const out: SheetNote[] = [];
  const place = (beat: Beats, beats: Beats, midi: MidiNote, lyric?: SheetNote["lyric"]): void => {
    const step = Math.max(0, Math.round(straight(beat, score) * 4));
    const until = Math.min(end, Math.max(step + 1, Math.round(straight(beat + beats, score) * 4)));
    if (step < until) out.push({ step, steps: until - step, midi: Math.round(midi), ...(lyric ? { lyric } : {}) });
  };
  const lead = score.vocals.find((part) => part.id === "lead") ?? score.vocals[0];
  if (lead) {
    for (const line of lead.lines) {
      let at = 0;
      for (const word of line.words) {
        const pieces = hyphenate(word.text, word.syllables.length);
        word.syllables.forEach((_, s) => {
          const note = line.notes[at++];
          if (!note) return;
          const last = s === word.syllables.length - 1;
          const syllabic = word.syllables.length === 1 ? "single" : s === 0 ? "begin" : last ? "end" : "middle";
          note.pitches.forEach((pitch, p) => {
            const stop = note.pitches[p + 1]?.offset ?? note.beats;
            place(note.beat + pitch.offset, stop - pitch.offset, pitch.midi, p === 0 && pieces[s] ? { text: pieces[s], syllabic } : undefined);
          });
        });
      }
    }
  } else {
    for (const note of score.parts.find((part) => part.id === "melody")?.notes ?? []) place(note.beat, note.beats, note.midi);
  }
  out.sort((a, b) => a.step - b.step);
  // One voice: a note ends where the next begins; two on one step leave the later one out.
  const single = out.filter((note, i) => i === 0 || note.step !== out[i - 1]!.step);
  single.forEach((note, i) => { const next = single[i + 1]; if (next) note.steps = Math.min(note.steps, next.step - note.step); });
  return single;
}

function measure(score: Score, notes: readonly SheetNote[], bar: number, steps: number, swing: number, isLast: boolean): string {
  const from = bar * steps;
  const to = from + steps;
  const section = score.sections.find((candidate) => Math.abs(candidate.beat * 4 - from) < 1e-6);
  const parts: string[] = [];
  if (bar === 0) parts.push(attributes(score, swing));
  for (const change of score.keyChanges ?? []) if (Math.round(change.beat * 4) === from && bar > 0) parts.push(`<attributes>${keyXml(change.key)}</attributes>`);
  const key = keyAt(score, from / 4);
  if (section) parts.push(`<direction placement="above"><direction-type><rehearsal>${escapeXml(section.label)}</rehearsal></direction-type></direction>`);
  for (const chord of score.chords) {
    const at = Math.round(chord.beat * 4);
    if (at >= from && at < to) parts.push(harmony(chord, key, at - from));
    else if (at < from && at + Math.round(chord.beats * 4) > from && section) parts.push(harmony(chord, key, 0));
  }
  let at = from;
  for (const note of notes) {
    const start = Math.max(from, note.step);
    const end = Math.min(to, note.step + note.steps);
    if (start >= end) continue;
    if (start > at) parts.push(...rests(start - at));
    parts.push(...pitched(note, start, end, key));
    at = end;
  }
  if (at < to) parts.push(...(at === from ? [`<note><rest measure="yes"/><duration>${steps}</duration></note>`] : rests(to - at)));
  if (isLast) parts.push('<barline location="right"><bar-style>light-heavy</bar-style></barline>');
  return `    <measure number="${bar + 1}">\n      ${parts.join("\n      ")}\n    </measure>`;
}

const keyXml = (key: Key): string =>
  `<key><fifths>${keySignature(key)}</fifths><mode>${key.mode === "harmonic-minor" ? "minor" : key.mode}</mode></key>`;

function attributes(score: Score, swing: number): string {
  const { key, meter } = score;
  return `<attributes><divisions>4</divisions>${keyXml(key)}` +
    `<time><beats>${meter.beatsPerBar}</beats><beat-type>${meter.unit}</beat-type></time><clef><sign>G</sign><line>2</line></clef></attributes>` +
    `<direction placement="above"><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${score.bpm}</per-minute></metronome></direction-type><sound tempo="${score.bpm}"/></direction>` +
    (swing >= 0.15 ? '<direction placement="above"><direction-type><words>Swing</words></direction-type></direction>' : "");
}

/** A letter name with its sign as MusicXML parts. */
const nameParts = (pitch: number, key: Key): { step: string; alter: number } => {
  const name = spellPitch(pitch, key);
  return { step: name[0]!, alter: name[1] === "#" ? 1 : name[1] === "b" ? -1 : 0 };
};

const KINDS: Record<string, string> = {
  "0,4,7": "major", "0,3,7": "minor", "0,4,7,10": "dominant", "0,3,7,10": "minor-seventh", "0,4,7,11": "major-seventh", "0,3,7,11": "major-minor",
  "0,4,7,9": "major-sixth", "0,3,7,9": "minor-sixth", "0,4,7,10,14": "dominant-ninth", "0,3,7,10,14": "minor-ninth", "0,4,7,11,14": "major-ninth",
  "0,3,6": "diminished", "0,3,6,9": "diminished-seventh", "0,3,6,10": "half-diminished", "0,4,8": "augmented", "0,5,7": "suspended-fourth",
  "0,2,7": "suspended-second", "0,7": "power",
};

function harmony(chord: ChordSpan, key: Key, offset: number): string {
  const root = nameParts(chord.root, key);
  const kind = KINDS[chord.intervals.join(",")] ?? (chord.intervals.includes(3) ? "minor" : "major");
  const bass = chord.bass === undefined ? "" : (({ step, alter }) => `<bass><bass-step>${step}</bass-step>${alter ? `<bass-alter>${alter}</bass-alter>` : ""}</bass>`)(nameParts(chord.bass, key));
  return `<harmony><root><root-step>${root.step}</root-step>${root.alter ? `<root-alter>${root.alter}</root-alter>` : ""}</root><kind>${kind}</kind>${bass}${offset ? `<offset>${offset}</offset>` : ""}</harmony>`;
}

/** Lengths of written notes that sum to so many sixteenths. */
function values(steps: number): (readonly [number, string, boolean])[] {
  const out: (readonly [number, string, boolean])[] = [];
  for (let left = steps; left > 0; ) {
    const value = VALUES.find(([length]) => length <= left)!;
    out.push(value);
    left -= value[0];
  }
  return out;
}

const rests = (steps: number): string[] =>
  values(steps).map(([length, type, dot]) => `<note><rest/><duration>${length}</duration><type>${type}</type>${dot ? "<dot/>" : ""}</note>`);

function pitched(note: SheetNote, start: number, end: number, key: Key): string[] {
  const { step, alter } = nameParts(note.midi % 12, key);
  const octave = Math.floor(note.midi / 12) - 1;
  const pieces = values(end - start);
  let at = start;
  return pieces.map(([length, type, dot]) => {
    const tiedFrom = at > note.step;
    at += length;
    const tiedTo = at < note.step + note.steps;
    const ties = (tiedFrom ? '<tie type="stop"/>' : "") + (tiedTo ? '<tie type="start"/>' : "");
    const tied = (tiedFrom ? '<tied type="stop"/>' : "") + (tiedTo ? '<tied type="start"/>' : "");
    const lyric = !tiedFrom && note.lyric ? `<lyric><syllabic>${note.lyric.syllabic}</syllabic><text>${escapeXml(note.lyric.text)}</text></lyric>` : "";
    return `<note><pitch><step>${step}</step>${alter ? `<alter>${alter}</alter>` : ""}<octave>${octave}</octave></pitch><duration>${length}</duration>${ties}<type>${type}</type>${dot ? "<dot/>" : ""}` +
      `${tied ? `<notations>${tied}</notations>` : ""}${lyric}</note>`;
  });
}
