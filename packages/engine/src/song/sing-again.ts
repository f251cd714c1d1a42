import type { Brief } from "../brief/brief.ts";
import { chordAt, chordTones, restTones } from "../compose/chord-map.ts";
import { metricWeight } from "../compose/metre.ts";
import { scaleOverChord, shapeMelody, type MelodySlot } from "../compose/shape-melody.ts";
import { scaleOf } from "../compose/spell.ts";
import type { Random } from "../random.ts";
import { keyAt } from "../score/key-at.ts";
import type { Score, VocalLine, VocalPart } from "../score/score.ts";
import { singerOf, type Singer } from "../sing/singers.ts";
import type { MidiNote } from "../units.ts";
import { straightLine } from "./arrange-again.ts";

type Curve = (x: number) => number;
const CURVES: readonly Curve[] = [
  (x) => Math.sin(Math.PI * x) - 0.5, (x) => 0.5 - x, (x) => x - 0.5, (x) => 0.5 * Math.sin(2 * Math.PI * x), (x) => 0.4 - Math.sin(Math.PI * x) * 0.9,
];

/** Lines that share a tune: equal words, or the same place in sections of a kind. */
export function tunesOf(score: Pick<Score, "sections">, lines: readonly VocalLine[]): string[] {
  const kindOf = new Map(score.sections.map((section) => [section.index, section.kind]));
  const count = new Map<number, number>();
  return lines.map((line) => {
    const place = count.get(line.section) ?? 0;
    count.set(line.section, place + 1);
    return `${kindOf.get(line.section) ?? "verse"} ${place % 4}`;
  });
}

/**
 * New pitches for the chosen lines of a melody, on their own rhythm and words, in their own register. Lines that shared a tune share the
 * new one. The other lines come back as they are.
 */
export function singAgain(score: Score, lines: readonly VocalLine[], chosen: (index: number, tune: string) => boolean, brief: Brief, singer: Singer, random: Random): VocalLine[] {
  const tunes = tunesOf(score, lines);
  const models = new Map<string, { step: number; midi: MidiNote }[]>();
  const inSection = (line: VocalLine): VocalLine[] => lines.filter((other) => other.section === line.section);
  let before: MidiNote | undefined;
  return lines.map((line, index) => {
    if (line.notes.length === 0 || !chosen(index, tunes[index]!)) {
      before = line.notes.at(-1)?.pitches.at(-1)?.midi ?? before;
      return line;
    }
    const tune = tunes[index]!;
    const own = line.singer === undefined ? singer : singerOf(line.singer);
    const stream = random.fork(`again ${tune}`);
    const straight = straightLine(line, brief);
    const start = Math.floor(straight.notes[0]!.beat + 1e-6);
    const old = line.notes.flatMap((note) => note.pitches.map((pitch) => pitch.midi));
    const centre = old.reduce((sum, midi) => sum + midi, 0) / old.length;
    const span = Math.max(5, Math.max(...old) - Math.min(...old));
    const curve = stream.pick(CURVES);
    const length = straight.notes.at(-1)!.beat - start + 1e-3;
    const key = keyAt(score, line.notes[0]!.beat);
    const slots = straight.notes.map((note): MelodySlot => {
      const chord = chordAt(score.chords, note.beat + 1e-3);
      const step = Math.round((note.beat - start) * 4);
      return {
        step, steps: Math.max(1, Math.round(note.beats * 4)), strength: metricWeight(Math.round(note.beat * 4), score.meter), chord: restTones(chord),
        scale: scaleOverChord(scaleOf(key), chordTones(chord)), target: centre + span * curve(Math.max(0, Math.min(1, (note.beat - start) / length))),
      };
    });
    const model = models.get(tune);
    const closes = inSection(line).at(-1) === line;
    const pitches = shapeMelody({
      slots, tonic: key.tonic, avoid: [], avoidance: 0, follow: model ? 1 : 0,
      low: Math.max(own.range.low, Math.min(...old) - 3), high: Math.min(own.range.high, Math.max(...old) + 3),
      ...(model ? { model: (step: number) => model.findLast((note) => note.step <= step)?.midi ?? model[0]?.midi } : {}),
      cadence: closes ? (old.at(-1)! % 12 === key.tonic ? "closed" : "open") : "free",
      ...(before === undefined ? {} : { before }),
      random: stream.fork("pitch"),
    });
    if (!model) models.set(tune, slots.map((slot, i) => ({ step: slot.step, midi: pitches[i]! })));
    before = pitches.at(-1);
    return { ...line, notes: line.notes.map((note, i) => ({ ...note, pitches: [{ offset: 0, midi: pitches[i]! }] })) };
  });
}

/**
 * Doubles and harmonies after a changed lead: a line that sang along with an old line of the lead keeps its distance from the new one,
 * moved to the nearest note of the chord's scale; words and rhythm follow where they were the lead's.
 */
export function followLead(part: VocalPart, oldLead: readonly VocalLine[], newLead: readonly VocalLine[], score: Score, singer: Singer): VocalPart {
  const lines = part.lines.map((line) => {
    const first = line.notes[0];
    const at = oldLead.findIndex((old) => first !== undefined && old.notes[0] !== undefined && old.notes.length === line.notes.length && Math.abs(old.notes[0].beat - first.beat) < 0.05);
    const [old, now] = [oldLead[at], newLead[at]];
    if (!old || !now || old === now) return line;
    const gaps = old.notes.map((note, i) => line.notes[i]!.pitches[0]!.midi - note.pitches[0]!.midi);
    const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!;
    const notes = now.notes.map((note, i) => {
      const gap = now.notes.length === gaps.length ? gaps[i]! : usual;
      const chord = chordAt(score.chords, note.beat + 1e-3);
      const scale = scaleOverChord(scaleOf(keyAt(score, note.beat)), chordTones(chord));
      return { ...note, velocity: line.notes[Math.min(i, line.notes.length - 1)]!.velocity, pitches: note.pitches.map((pitch) => ({ ...pitch, midi: gap % 12 === 0 ? pitch.midi + gap : nearestIn(scale, pitch.midi + gap, singer) })) };
    });
    return { ...line, text: now.text, words: now.words, notes };
  });
  return { ...part, lines };
}

function nearestIn(scale: readonly number[], wished: MidiNote, singer: Singer): MidiNote {
  for (let away = 0; away < 6; away++) {
    for (const midi of [wished - away, wished + away]) if (scale.includes(((midi % 12) + 12) % 12) && midi >= singer.range.low && midi <= singer.range.high) return midi;
  }
  return Math.max(singer.range.low, Math.min(singer.range.high, wished));
}
