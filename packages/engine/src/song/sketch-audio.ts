import type { AudioAnalysis, HeardSection } from "../analyse/analysis.ts";
import { mayBeSung } from "../analyse/find-vocals.ts";
import { leadRegister } from "../analyse/find-melody.ts";
import { keyCorrelations } from "../analyse/key.ts";
import { sectionName } from "../lyrics/section-tags.ts";
import type { ChordSpan, Key, ScoreSection, SectionKind } from "../score/score.ts";
import type { Beats } from "../units.ts";
import type { BeatMap } from "./beat-map.ts";
import { mapBeats } from "./beat-map.ts";
import type { GridNote } from "./harmonise-melody.ts";
import { harmoniseMelody, triad } from "./harmonise-melody.ts";

/** A recording written down: its bars, form, harmony and tune, on a grid of beats that begins with its first bar line. */
export interface SongSketch {
  map: BeatMap;
  key: Key;
  sections: ScoreSection[];
  /** Without gaps over all bars. */
  chords: ChordSpan[];
  /** What the voice sings, on sixteenths; empty where nobody does. */
  tune: GridNote[];
}

/** Sections of a recording that does not divide itself, in bars. */
const BLOCK = 8;
/** Share of the bass from which on there is a band to take the chords from. */
const BAND_BASS = 0.06;

/** Writes a recording down. With `solo` it is taken for one voice alone, whose chords have to be invented; `leading` takes the tune of whatever leads. */
export function sketchAudio(analysis: AudioAnalysis, { solo = isSolo(analysis), leading = false }: { solo?: boolean; leading?: boolean } = {}): SongSketch {
  const map = mapBeats(analysis);
  const bar = map.meter.beatsPerBar;
  const tune = solo || leading || analysis.vocals.present ? gridNotes(analysis, map) : [];
  const key = solo && tune.length >= 6 ? keyOfNotes(tune) : { tonic: analysis.key.tonic, mode: analysis.key.mode };
  const chords = solo ? inventChords(analysis, map, tune, key) : heardChords(analysis, map, key);
  return { map, key, sections: sectionsOf(analysis, map, bar), chords, tune };
}

/** One voice, sung or hummed, and nothing below it. */
export const isSolo = ({ timbre }: AudioAnalysis): boolean => timbre.bass < BAND_BASS && !timbre.instruments.includes("drums");

/** Notes on the grid of sixteenths, one after the other. */
function gridNotes({ melody, vocals, duration }: AudioAnalysis, map: BeatMap): GridNote[] {
  const found = mayBeSung(vocals, duration);
  const sung = found.length > 0 ? found : [{ start: 0, end: duration }];
  const { low, high } = leadRegister(melody);
  const out: GridNote[] = [];
  for (const note of melody.notes) {
    const middle = (note.start + note.end) / 2;
    if (note.level < 0.12 || note.midi < low || note.midi > high || !sung.some((span) => span.start - 0.5 <= middle && middle <= span.end + 0.5)) continue;
    const beat = Math.max(0, Math.round(map.beatOf(note.start) * 4) / 4);
    const end = Math.max(beat + 0.25, Math.round(map.beatOf(note.end) * 4) / 4);
    const last = out.at(-1);
    if (last && beat <= last.beat) continue;
    if (last && last.beat + last.beats > beat) last.beats = beat - last.beat;
    out.push({ beat, beats: end - beat, midi: note.midi, level: note.level });
  }
  return out;
}

function keyOfNotes(notes: readonly GridNote[]): Key {
  const heard = new Float64Array(12);
  for (const note of notes) heard[((note.midi % 12) + 12) % 12]! += note.beats;
  // A tune ends at home.
  const last = notes.at(-1)!;
  heard[((last.midi % 12) + 12) % 12]! += 2;
  const { tonic, mode } = keyCorrelations(heard).reduce((best, key) => (key.confidence > best.confidence ? key : best));
  return { tonic, mode };
}

function inventChords(analysis: AudioAnalysis, map: BeatMap, tune: readonly GridNote[], key: Key): ChordSpan[] {
  const bar = map.meter.beatsPerBar;
  const heard = Array.from({ length: map.bars }, (_, n) => {
    const middle = map.timeOf((n + 0.5) * bar);
    return analysis.chords.find((chord) => chord.start <= middle && middle < chord.end);
  });
  return harmoniseMelody(tune, key, map.bars, bar, heard);
}

/** The heard chords on whole beats; before the first and where none was heard the neighbour goes on. */
function heardChords({ chords }: AudioAnalysis, map: BeatMap, key: Key): ChordSpan[] {
  const end = map.bars * map.meter.beatsPerBar;
  const out: ChordSpan[] = [];
  for (const chord of chords) {
    const beat = out.length === 0 ? 0 : Math.round(map.beatOf(chord.start));
    if (beat >= end || Math.round(map.beatOf(chord.end)) <= beat) continue;
    const last = out.at(-1);
    if (last) last.beats = beat - last.beat;
    if (last && last.beats <= 0) out.pop();
    out.push(triad(chord.root, chord.quality === "minor", beat, end - beat, key));
  }
  return out.length > 0 ? out : [triad(key.tonic, key.mode === "minor", 0, end, key)];
}

function sectionsOf(analysis: AudioAnalysis, map: BeatMap, bar: Beats): ScoreSection[] {
  const heard: { kind: SectionKind; from: number; energy: number }[] = [];
  const useful = analysis.sections.length > 1 && analysis.tempo.beats.length > 0;
  const found: readonly Pick<HeardSection, "start" | "energy" | "kind">[] = useful ? analysis.sections : blocksOf(analysis, map, bar);
  for (const section of found) {
    const from = heard.length === 0 ? 0 : Math.round(map.beatOf(section.start) / bar);
    if (from >= map.bars || (heard.length > 0 && from <= heard.at(-1)!.from)) continue;
    heard.push({ kind: section.kind, from, energy: section.energy });
  }
  const counts = new Map<SectionKind, number>();
  return heard.map(({ kind, from, energy }, index) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const several = heard.filter((other) => other.kind === kind).length > 1;
    const label = kind === "verse" && several ? `${sectionName(kind)} ${count}` : sectionName(kind);
    return { index, kind, label, beat: from * bar, beats: ((heard[index + 1]?.from ?? map.bars) - from) * bar, energy: Math.max(0.3, Math.min(1, 0.35 + 0.65 * energy)) };
  });
}

/** Eight bars at a time; the louder half of them are choruses. */
function blocksOf({ melody }: AudioAnalysis, map: BeatMap, bar: Beats): Pick<HeardSection, "start" | "energy" | "kind">[] {
  const count = Math.max(1, Math.round(map.bars / BLOCK));
  const spans = Array.from({ length: count }, (_, n) => ({ start: map.timeOf(n * BLOCK * bar), end: map.timeOf((n + 1) * BLOCK * bar) }));
  const levels = spans.map(({ start, end }) => {
    const inside = melody.notes.filter((note) => note.start >= start && note.start < end);
    return inside.reduce((sum, note) => sum + note.level + note.midi / 60, 0) / Math.max(1, inside.length);
  });
  const middle = levels.toSorted((a, b) => a - b)[levels.length >> 1]!;
  return spans.map(({ start }, n) => {
    const chorus = count > 1 && levels[n]! > middle * 1.02;
    return { start, energy: chorus ? 0.85 : 0.5, kind: chorus ? "chorus" : "verse" };
  });
}
