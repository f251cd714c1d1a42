import { joinAutomation } from "./cut-automation.ts";
import { shortWayBetween, transposeScore } from "./transpose-score.ts";
import { keyAt } from "../score/key-at.ts";
import { shorten } from "./keep-score.ts";
import type { InstrumentPart, Score, VocalLine, VocalPart } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { beatsToSeconds } from "../units.ts";

/** Unsteady hands strike so much ahead of the beat they mean. */
const AHEAD: Beats = 0.06;

/**
 * A score that goes on after `kept` with the sections of `more` from index `section` on, in the key that holds at the join. Both have the
 * same number of sections before it. Tempo, metre, mix and levels are those of `kept`; players of the same name and instrument are one.
 */
export function appendScore(kept: Score, more: Score, section: number): Score {
  const begins = more.sections[section]!.beat;
  const join = Math.max(...kept.sections.map((s) => s.beat + s.beats));
  const moved = transposeScore(more, shortWayBetween(keyAt(more, begins), keyAt(kept, join - 1e-3)));
  const shift = join - begins;
  const later = <T extends { beat: Beats }>(items: readonly T[], hair = 1e-6): T[] =>
    items.filter((item) => item.beat >= begins - hair).map((item) => ({ ...item, beat: item.beat + shift }));
  const keyChanges = [...(kept.keyChanges ?? []), ...later(moved.keyChanges ?? []).filter((change) => change.beat > join + 1e-6)];
  const levels = { ...moved.mix.levels, ...kept.mix.levels };
  return {
    ...kept,
    ...(keyChanges.length > 0 ? { keyChanges } : {}),
    duration: more.duration + beatsToSeconds(shift, kept.bpm),
    sections: [...kept.sections, ...later(moved.sections)].map((s, index) => ({ ...s, index })),
    chords: [...kept.chords, ...heldOver(moved, begins).map((chord) => ({ ...chord, beat: chord.beat + shift }))],
    vocals: mergeVocals(kept.vocals, moved.vocals.map((part) => ({
      ...part,
      lines: part.lines.filter((line) => line.section >= section).map((line) => ({ ...line, notes: line.notes.map((note) => ({ ...note, beat: note.beat + shift })) })),
    }))),
    parts: joinParts(kept.parts, moved.parts, (part) => later(part.notes, AHEAD), join, shift),
    mix: { ...kept.mix, levels },
    ...(kept.levels ? { levels: { ...kept.levels, rideUntil: Math.min(kept.levels.rideUntil, join) } } : {}),
  };
}

/** Chords from a beat on, the one that began before it cut. */
const heldOver = ({ chords }: Score, begins: Beats): Score["chords"] =>
  chords.filter((chord) => chord.beat + chord.beats > begins + 1e-6)
    .map((chord) => (chord.beat < begins ? { ...chord, beat: begins, beats: chord.beat + chord.beats - begins } : chord));

function still(part: InstrumentPart): InstrumentPart {
  const { automation, ...rest } = part;
  return automation ? rest : part;
}

/** Players of both halves; those of the first who play on keep to their levels up to the join. */
function joinParts(kept: readonly InstrumentPart[], more: readonly InstrumentPart[], notesOf: (part: InstrumentPart) => InstrumentPart["notes"], join: Beats, shift: Beats): InstrumentPart[] {
  const merged = mergeParts(
    kept.map(still),
    more.map((part) => ({ ...still(part), notes: notesOf(part) })),
  );
  return merged.map((part) => {
    const automation = joinAutomation(kept.find((old) => old.id === part.id)?.automation, more.find((next) => part.id === next.id || part.id.startsWith(`${next.id}-`))?.automation, join, shift);
    return automation ? { ...part, automation } : part;
  });
}

export function mergeParts(kept: readonly InstrumentPart[], more: readonly InstrumentPart[]): InstrumentPart[] {
  const out = kept.map((part) => ({ ...part }));
  for (const part of more) {
    if (part.notes.length === 0) continue;
    const same = out.find((other) => other.id === part.id && JSON.stringify(other.instrument) === JSON.stringify(part.instrument));
    if (same) {
      same.notes = [...same.notes, ...part.notes].toSorted((a, b) => a.beat - b.beat || a.midi - b.midi);
      if (same.automation ?? part.automation) same.automation = [...(same.automation ?? []), ...(part.automation ?? [])].toSorted((a, b) => a.beat - b.beat);
    } else out.push({ ...part, id: freeId(part.id, out) });
  }
  return out;
}

export function mergeVocals(kept: readonly VocalPart[], more: readonly VocalPart[]): VocalPart[] {
  const out = kept.map((part) => ({ ...part }));
  for (const part of more) {
    if (part.lines.length === 0) continue;
    const same = out.find((other) => other.id === part.id && other.singer === part.singer && other.delivery === part.delivery);
    if (same) same.lines = inTurn([...same.lines, ...part.lines].toSorted((a, b) => (a.notes[0]?.beat ?? 0) - (b.notes[0]?.beat ?? 0)));
    else out.push({ ...part, id: freeId(part.id, out) });
  }
  return out;
}

/** A singer lets go of a line before the next begins, if it is an upbeat. */
function inTurn(lines: readonly VocalLine[]): VocalLine[] {
  const out = [...lines];
  for (let i = 1; i < out.length; i++) {
    const [line, next] = [out[i - 1]!, out[i]!];
    const last = line.notes.at(-1);
    const begins = next.notes[0]?.beat;
    if (!last || begins === undefined || last.beat + last.beats <= begins + 1e-6) continue;
    const ends = Math.max(last.beat + 0.2, begins);
    out[i - 1] = { ...line, notes: [...line.notes.slice(0, -1), shorten(last, ends)] };
    // An upbeat that comes even before that waits for it.
    if (ends > begins) out[i] = { ...next, notes: next.notes.map((note) => (note.beat < ends ? { ...note, beat: ends, beats: Math.max(0.1, note.beat + note.beats - ends) } : note)) };
  }
  return out;
}

function freeId(id: string, taken: readonly { id: string }[]): string {
  let free = id;
  for (let n = 2; taken.some((part) => part.id === free); n++) free = `${id}-${n}`;
  return free;
}
