import type { Brief } from "../brief/brief.ts";
import { PRESET_PLANS } from "../brief/preset.ts";
import { createArrangement } from "../compose/arrangement.ts";
import { playBand } from "../compose/compose-song.ts";
import type { SectionPlan } from "../compose/lay-out-form.ts";
import { barBeats, isCompound, swingBeat } from "../compose/metre.ts";
import { writeDynamics } from "../compose/write-dynamics.ts";
import type { Random } from "../random.ts";
import { keyAt } from "../score/key-at.ts";
import type { InstrumentPart, Key, Score, SectionKind, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { mergeParts } from "./append-score.ts";
import { endOf } from "./keep-score.ts";

/**
 * The band's parts written anew over the form, chords and tune that a score has already, in the brief's style and with its players.
 * Where the score changes key they change with it.
 */
export function arrangeAgain(brief: Brief, score: Score, random: Random): InstrumentPart[] {
  const lead = score.vocals.find((part) => part.id === "lead")?.lines ?? [];
  const sections = planSections(score, lead);
  let parts: InstrumentPart[] = [];
  for (const { from, to, key } of keyRegions(score)) {
    const played = playBand(createArrangement({ ...brief, bpm: score.bpm, meter: score.meter, key }, sections, score.chords, lead, random), undefined);
    parts = mergeParts(parts, played.map((part) => ({ ...part, notes: part.notes.filter((note) => note.beat >= from - 0.06 && note.beat < to - 0.06) })));
  }
  const whole = createArrangement({ ...brief, bpm: score.bpm, meter: score.meter, key: score.key }, sections, score.chords, lead, random);
  return writeDynamics(whole, parts, brief.layers, PRESET_PLANS[brief.preset].dynamics, false);
}

/** Stretches of one key, covering the song. */
function keyRegions(score: Score): { from: Beats; to: Beats; key: Key }[] {
  const starts = [0, ...(score.keyChanges ?? []).map((change) => change.beat)];
  return starts.map((from, i) => ({ from: i === 0 ? -Infinity : from, to: starts[i + 1] ?? Infinity, key: keyAt(score, from) }));
}

/** A score's sections as the composer's players read them. */
export function planSections(score: Score, lead: readonly VocalLine[]): SectionPlan[] {
  const bar = barBeats(score.meter);
  const seen = new Map<SectionKind, number>();
  return score.sections.map((section, i) => {
    const occurrence = seen.get(section.kind) ?? 0;
    seen.set(section.kind, occurrence + 1);
    const end = i === score.sections.length - 1 ? endOf(score) : score.sections[i + 1]!.beat;
    return {
      index: section.index, kind: section.kind, label: section.label, occurrence, energy: section.energy,
      isLastOfKind: !score.sections.slice(i + 1).some((later) => later.kind === section.kind),
      startBar: Math.round(section.beat / bar), bars: Math.max(1, Math.round((end - section.beat) / bar)),
      lines: lead.filter((line) => line.section === section.index && line.notes.length > 0).map((line) => ({
        line: { text: line.text }, words: [], syllables: line.notes.length, backingWords: [], answerBars: 0,
        bar: Math.max(0, Math.floor((line.notes[0]!.beat - section.beat) / bar)),
        bars: Math.max(1, Math.ceil((line.notes.at(-1)!.beat - line.notes[0]!.beat) / bar)),
      })),
    };
  });
}

type Swing = Brief["style"]["swing"];
const swingOf = (brief: Brief): Swing => (isCompound(brief.meter) ? { grid: 4, amount: 0 } : brief.style.swing);

/** A line as written: the style's swing undone, so that another may be given to it. */
export const straightLine = (line: VocalLine, brief: Brief): VocalLine => mapBeats(line, (beat) => straighten(beat, swingOf(brief)));
/** A straight line with the style's swing. */
export const swungLine = (line: VocalLine, brief: Brief): VocalLine => mapBeats(line, (beat) => swingBeat(beat, swingOf(brief)));

function mapBeats(line: VocalLine, map: (beat: Beats) => Beats): VocalLine {
  return {
    ...line,
    notes: line.notes.map((note) => {
      const beat = map(note.beat);
      const beats = Math.max(0.05, map(note.beat + note.beats) - beat);
      return { ...note, beat, beats, pitches: note.pitches.map((pitch) => ({ ...pitch, offset: (pitch.offset * beats) / note.beats })) };
    }),
  };
}

/** The inverse of `swingBeat`. */
function straighten(beat: Beats, { grid, amount }: Swing): Beats {
  if (amount === 0) return beat;
  const span = 2 / grid;
  const start = Math.floor(beat / span + 1e-9) * span;
  const y = (beat - start) / span;
  const middle = 0.5 * (1 + amount);
  return start + (y <= middle ? (y / middle) * 0.5 : 0.5 + ((y - middle) / (1 - middle)) * 0.5) * span;
}
