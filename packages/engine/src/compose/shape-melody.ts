import type { MidiNote, PitchClass } from "../units.ts";
import type { Random } from "../random.ts";

/** One syllable of the line to be set to a pitch. */
export interface MelodySlot {
  step: number;
  /** Metric weight of its onset, 0–1. */
  strength: number;
  /** Length in sixteenths. */
  steps: number;
  /** Sounding chord. */
  chord: readonly PitchClass[];
  /** Scale with the chord's alterations. */
  scale: readonly PitchClass[];
  /** Where the contour wants it, as a pitch. */
  target: MidiNote;
}

export interface MelodyTask {
  slots: readonly MelodySlot[];
  low: MidiNote;
  high: MidiNote;
  tonic: PitchClass;
  /** Pitches of the phrase this one answers, and how strongly to follow them (0–1). */
  model?: (step: number) => MidiNote | undefined;
  follow: number;
  /** Scale steps to leave out, weight 0–1 (fourth and seventh degrees in pentatonic styles). */
  avoid: readonly PitchClass[];
  avoidance: number;
  /** How the last note closes: on the tonic, open on another chord tone, or as it comes. */
  cadence: "closed" | "open" | "free" | "final";
  /** Pitch the phrase before ended on. */
  before?: MidiNote;
  random: Random;
}

/** Cost of a melodic interval in semitones: steps are free, repeated notes cheap, sixths and sevenths rare, the tritone rarer. */
const INTERVAL_COST = [0.42, 0.02, 0, 0.3, 0.34, 0.62, 2.6, 0.85, 1.5, 1.7, 2.8, 3.2, 1.7];
const intervalCost = (semitones: number): number => INTERVAL_COST[Math.abs(semitones)] ?? 6;

/** Kinds of melodic move that the next one depends on. */
const MOVES = 6;

/** Best path through the allowed pitches (Viterbi over pitch and last move); one pitch per slot. */
export function shapeMelody(task: MelodyTask): MidiNote[] {
  const { slots } = task;
  if (slots.length === 0) return [];
  const pitches: MidiNote[] = [];
  for (let midi = Math.ceil(task.low); midi <= task.high; midi++) pitches.push(midi);
  const taste = slots.map((slot) => {
    const stream = task.random.fork(`step ${slot.step}`);
    return pitches.map(() => stream.next() * 0.55);
  });
  const fit = (i: number, p: number): number => {
    const slot = slots[i]!;
    const midi = pitches[p]!;
    const name = midi % 12;
    if (!slot.scale.includes(name)) return -1e6;
    const weighty = slot.strength >= 0.6 || slot.steps >= 4;
    let score = taste[i]![p]! - 0.085 * Math.abs(midi - slot.target) ** 1.5;
    const inChord = slot.chord.includes(name);
    if (inChord) score += weighty ? 1.5 : 0.55;
    else if (weighty) score -= slot.chord.some((tone) => (name - tone + 12) % 12 === 1) ? 1.8 : 0.55;
    if (task.avoid.includes(name) && !inChord) score -= task.avoidance * 1.4;
    const modelled = task.model?.(slot.step);
    if (modelled !== undefined) score += task.follow * (modelled === midi ? 2.6 : -0.32 * Math.min(5, Math.abs(modelled - midi)));
    if (i === slots.length - 1) {
      if (task.cadence === "closed") score += name === task.tonic ? 3.2 : inChord ? 0.8 : -1.5;
      if (task.cadence === "final") score += name === task.tonic ? 9 : inChord && [3, 4, 7].includes((name - task.tonic + 12) % 12) ? 4 : -6;
      if (task.cadence === "open") score += inChord && name !== task.tonic ? 1.6 : name === task.tonic ? -1 : -0.6;
      if (task.cadence === "free") score += inChord ? 0.9 : -0.8;
    }
    return score;
  };
  // State = pitch × what the last move was (0 none yet, 1 leap up, 2 leap down, 3 repeated, 4 step up, 5 step down).
  const width = pitches.length;
  const size = width * MOVES;
  let row = new Float64Array(size).fill(-1e9);
  for (let p = 0; p < width; p++) row[p * MOVES] = fit(0, p) - (task.before === undefined ? 0 : 0.06 * Math.max(0, Math.abs(task.before - pitches[p]!) - 5));
  const back: Int32Array[] = [];
  for (let i = 1; i < slots.length; i++) {
    const next = new Float64Array(size).fill(-1e9);
    const link = new Int32Array(size).fill(-1);
    for (let p = 0; p < width; p++) {
      const here = fit(i, p);
      if (here < -1e5) continue;
      for (let q = 0; q < width; q++) {
        const move = pitches[p]! - pitches[q]!;
        const now = move === 0 ? 3 : move > 4 ? 1 : move < -4 ? 2 : move > 0 ? 4 : 5;
        const cost = intervalCost(move);
        for (let last = 0; last < MOVES; last++) {
          const old = row[q * MOVES + last]!;
          if (old < -1e8) continue;
          // After a leap turn back by step; after a repeated note move on.
          let extra = 0;
          if (last === 1) extra = move >= 3 ? 0.9 : move < 0 ? -0.25 : 0.2;
          if (last === 2) extra = move <= -3 ? 0.9 : move > 0 ? -0.25 : 0.2;
          if (last === 3 && move === 0) extra = 0.75;
          // A line that goes on in its direction sings; one that rocks to and fro between two notes does not.
          if (last === 4) extra = move < 0 ? 0.42 : move > 0 && move <= 4 ? -0.1 : 0;
          if (last === 5) extra = move > 0 ? 0.42 : move < 0 && move >= -4 ? -0.1 : 0;
          const value = old + here - cost - extra;
          if (value > next[p * MOVES + now]!) { next[p * MOVES + now] = value; link[p * MOVES + now] = q * MOVES + last; }
        }
      }
    }
    row = next;
    back.push(link);
  }
  let at = 0;
  for (let s = 0; s < size; s++) if (row[s]! > row[at]!) at = s;
  const out: MidiNote[] = [];
  for (let i = slots.length - 1; i >= 0; i--) {
    out.unshift(pitches[Math.floor(at / MOVES)]!);
    if (i > 0) at = Math.max(0, back[i - 1]![at]!);
  }
  return out;
}

/** The scale as it sounds over a chord: chord tones replace the scale tones a semitone away. */
export function scaleOverChord(scale: readonly PitchClass[], chord: readonly PitchClass[]): PitchClass[] {
  const foreign = chord.filter((tone) => !scale.includes(tone));
  const kept = scale.filter((tone) => chord.includes(tone) || !foreign.some((other) => (tone - other + 12) % 12 === 1 || (other - tone + 12) % 12 === 1));
  return [...new Set([...kept, ...chord])];
}

/** Moves a pitch by steps of a scale; the pitch itself may stand outside it. */
export function moveInScale(midi: MidiNote, steps: number, scale: readonly PitchClass[]): MidiNote {
  let at = midi;
  for (let left = Math.abs(steps); left > 0; ) {
    at += Math.sign(steps);
    if (scale.includes(((at % 12) + 12) % 12)) left--;
  }
  return at;
}
