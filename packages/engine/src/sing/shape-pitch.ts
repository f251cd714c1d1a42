import { createRandom } from "../random.ts";
import type { Hertz, MidiNote, Seconds } from "../units.ts";
import type { TimedNote } from "./line-timing.ts";

export interface PitchShape {
  vibrato: { rate: Hertz; /** Semitones. */ depth: number };
  /** Semitones each note starts below its pitch. */
  scoops: readonly number[];
  /** Semitones added throughout, for doubles. */
  detune: number;
  seed: number;
}

/** The voice moves a little before the beat, as singers do. */
const ANTICIPATION: Seconds = 0.018;
/** Second-order glide from note to note. */
const GLIDE = { frequency: 75, damping: 0.82 } as const; // rad/s
const SUBSTEPS = 5;
const VIBRATO = { after: 0.28, onset: 0.35, shortestNote: 0.45 } as const; // seconds
const SCOOP_HOLD: Seconds = 0.04;
const FALL = { time: 0.11, depth: 0.9, shortestNote: 0.35 } as const;

/** MIDI pitch at `count` moments `step` apart, the first at `from`. */
export function shapePitch(notes: readonly TimedNote[], from: Seconds, step: Seconds, count: number, shape: PitchShape): Float64Array {
  const random = createRandom(shape.seed).fork("pitch");
  const last = notes[notes.length - 1]!;
  const fall = last.end - last.start > FALL.shortestNote ? random.between(0.5, 1) * FALL.depth : 0;
  const target = pitchTarget(notes, shape, fall);
  const curve = new Float64Array(count);
  let pitch: MidiNote = target(from);
  let speed = 0;
  let phase = random.between(0, 2 * Math.PI);
  let jitter = 0;
  let drift = 0;
  let note = 0;
  for (let i = 0; i < count; i++) {
    const t = from + i * step;
    const aim = target(t + ANTICIPATION);
    for (let k = 0; k < SUBSTEPS; k++) {
      const dt = step / SUBSTEPS;
      speed += (GLIDE.frequency ** 2 * (aim - pitch) - 2 * GLIDE.damping * GLIDE.frequency * speed) * dt;
      pitch += speed * dt;
    }
    while (note + 1 < notes.length && notes[note + 1]!.start <= t) note++;
    phase += 2 * Math.PI * shape.vibrato.rate * (1 + 0.05 * random.between(-0.5, 0.5)) * step;
    jitter = 0.97 * jitter + random.between(-0.015, 0.015);
    drift = 0.995 * drift + random.between(-0.006, 0.006);
    curve[i] = pitch + shape.detune + vibratoDepth(notes[note]!, t, shape.vibrato.depth) * Math.sin(phase) + 0.35 * jitter + 0.4 * drift;
  }
  return curve;
}

/** Stepwise pitch with scoops at the beginning of notes and a fall at the end of the line. */
function pitchTarget(notes: readonly TimedNote[], shape: PitchShape, fall: number): (t: Seconds) => MidiNote {
  const steps = notes.flatMap((note, i) => note.pitches.map((p, k) => ({ ...p, scoop: k === 0 ? (shape.scoops[i] ?? 0) : 0 })));
  const end = notes[notes.length - 1]!.end;
  let at = 0;
  return (t) => {
    while (at + 1 < steps.length && steps[at + 1]!.time <= t) at++;
    const { time, midi, scoop } = steps[at]!;
    const falling = fall * Math.max(0, Math.min(1, (t - (end - FALL.time)) / FALL.time));
    return midi - (t < time + SCOOP_HOLD ? scoop : 0) - falling;
  };
}

/** From nothing to full depth after the note has stood a while; counted from the last pitch of a melisma. */
function vibratoDepth(note: TimedNote, t: Seconds, full: number): number {
  const settled = note.pitches[note.pitches.length - 1]!.time;
  if (note.end - settled < VIBRATO.shortestNote) return 0;
  return full * Math.max(0, Math.min(1, (t - settled - VIBRATO.after) / VIBRATO.onset));
}
