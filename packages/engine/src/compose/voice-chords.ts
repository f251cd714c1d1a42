import type { ChordSpan } from "../score/score.ts";
import type { MidiNote } from "../units.ts";

/**
 * Voicings for a succession of chords: each keeps common tones and moves the rest as little as it can inside the register.
 * Large chords drop the root first (the bass has it), then the fifth.
 */
export function voiceChords(chords: readonly ChordSpan[], low: MidiNote, high: MidiNote, voices: number): MidiNote[][] {
  let before: MidiNote[] | undefined;
  const centre = (low + high) / 2;
  return chords.map((chord) => {
    const candidates = voicings(chord, low, high, voices);
    let best = candidates[0]!;
    let bestCost = Infinity;
    for (const voicing of candidates) {
      const cost = movement(before, voicing) + 0.12 * Math.abs(voicing.reduce((sum, midi) => sum + midi, 0) / voicing.length - centre) + mud(voicing);
      if (cost < bestCost) { best = voicing; bestCost = cost; }
    }
    before = best;
    return best;
  });
}

function voicings(chord: ChordSpan, low: MidiNote, high: MidiNote, voices: number): MidiNote[][] {
  const names = tonesFor(chord, voices);
  const out: MidiNote[][] = [];
  for (let inversion = 0; inversion < names.length; inversion++) {
    for (let bottom = low; bottom < low + 12; bottom++) {
      if (bottom % 12 !== names[inversion]) continue;
      for (const start of [bottom, bottom + 12]) {
        const voicing = [start];
        for (let i = 1; i < voices; i++) {
          const name = names[(inversion + i) % names.length]!;
          let midi = voicing[i - 1]! + 1;
          while (midi % 12 !== name) midi++;
          voicing.push(midi);
        }
        if (voicing.at(-1)! <= high) out.push(voicing);
        // Open position: the second voice from the top an octave down.
        if (voices >= 3) {
          const open = voicing.map((midi, i) => (i === voices - 2 ? midi - 12 : midi)).toSorted((a, b) => a - b);
          if (open[0]! >= low && open.at(-1)! <= high) out.push(open);
        }
      }
    }
  }
  if (out.length > 0) return out;
  // A register too small for the chord: pile up what fits.
  const pile: MidiNote[] = [];
  for (let midi = low; midi <= high && pile.length < voices; midi++) if (names.includes(midi % 12)) pile.push(midi);
  return [pile.length ? pile : [Math.round((low + high) / 2)]];
}

function tonesFor(chord: ChordSpan, voices: number): number[] {
  let intervals = [...chord.intervals];
  if (intervals.length > voices && intervals.includes(14)) intervals = intervals.filter((interval) => interval !== 0);
  if (intervals.length > voices) intervals = intervals.filter((interval) => interval !== 7);
  if (intervals.length > voices) intervals = intervals.slice(0, voices);
  return [...new Set(intervals.map((interval) => (chord.root + interval) % 12))].toSorted((a, b) => a - b);
}

function movement(before: readonly MidiNote[] | undefined, voicing: readonly MidiNote[]): number {
  if (!before) return 0;
  let sum = 0;
  voicing.forEach((midi, i) => { sum += Math.abs(midi - (before[Math.min(i, before.length - 1)] ?? midi)); });
  const top = Math.abs(voicing.at(-1)! - before.at(-1)!);
  return sum / voicing.length + 0.3 * Math.max(0, top - 4);
}

/** Close intervals low down blur. */
const mud = (voicing: readonly MidiNote[]): number =>
  voicing.reduce((sum, midi, i) => sum + (i > 0 && midi < 55 && midi - voicing[i - 1]! < 4 ? 1.5 : 0), 0);
