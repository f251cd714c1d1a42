import type { Layer } from "../brief/style.ts";
import type { Random } from "../random.ts";
import type { Note, SectionKind } from "../score/score.ts";
import type { MidiNote } from "../units.ts";
import { barsOf, byBeat, energyAt, touch, type Arrangement } from "./arrangement.ts";
import { chordAt, chordTones, restTones } from "./chord-map.ts";
import type { SectionPlan } from "./lay-out-form.ts";
import { metricWeight } from "./metre.ts";
import { scaleOverChord, shapeMelody } from "./shape-melody.ts";
import { scaleOf } from "./spell.ts";

/** Two-bar rhythms in sixteenths of 4/4: onsets of a hook; sparse, sung, running. */
const HOOK_RHYTHMS: readonly (readonly number[])[] = [
  [0, 3, 6, 10, 16, 22], [0, 6, 8, 12, 16, 20, 24], [0, 4, 6, 8, 14, 16, 22], [2, 4, 6, 10, 12, 16, 20], [0, 2, 4, 8, 16, 18, 20, 24],
  [0, 6, 12, 16, 22], [0, 4, 8, 11, 14, 20, 22], [0, 3, 6, 8, 11, 14, 16, 24],
];
const RUNNING_RHYTHMS: readonly (readonly number[])[] = [
  [0, 2, 4, 6, 8, 12, 14, 16, 18, 20, 24], [2, 4, 6, 8, 10, 14, 16, 18, 22, 24, 26], [0, 3, 4, 6, 8, 10, 14, 16, 18, 20, 22, 24],
];

interface Hook {
  onsets: readonly number[];
  /** Seeds the pitches, so that the hook returns as itself. */
  random: Random;
}

/** Sections in which an instrument tells the tune. */
const SPOTLIGHT = new Set<SectionKind>(["intro", "solo", "interlude", "drop", "post-chorus", "outro"]);

/** The lead instrument: a two-bar hook in intro, interludes and outro, a freer line in solos, and the whole melody when nobody sings. */
export function playLead(a: Arrangement, layer: Layer): Note[] {
  const nobodySings = a.lead.length === 0;
  const notes: Note[] = [];
  const random = a.random.fork(`lead ${layer.id}`);
  const hooks = new Map<string, Hook>();
  const hookFor = (name: string, running: boolean): Hook => {
    if (!hooks.has(name)) {
      const stream = random.fork(name);
      hooks.set(name, { onsets: fitRhythm(stream.pick(running ? RUNNING_RHYTHMS : HOOK_RHYTHMS), a.steps), random: stream });
    }
    return hooks.get(name)!;
  };
  for (const section of a.sections) {
    const sung = section.lines.length > 0;
    if (sung || (!nobodySings && !SPOTLIGHT.has(section.kind)) || section.kind === "break") continue;
    const tune = nobodySings && !["intro", "outro", "interlude"].includes(section.kind) ? section.kind : section.kind === "solo" ? "solo" : section.kind === "drop" ? "drop" : "hook";
    let before: MidiNote | undefined;
    for (let bar = section.kind === "intro" && section.bars > 2 ? section.bars / 2 : 0; bar < section.bars; bar += 2) {
      if (section.kind === "outro" && bar >= section.bars - 2) break;
      const unit = Math.floor(bar / 2) % 4;
      // A A' A B: the answer bars of a sentence differ, the rest returns.
      const name = `${tune} ${unit === 3 ? "answer" : unit === 1 && tune !== "hook" ? "second" : "first"}`;
      const hook = hookFor(name, section.kind === "solo" || section.kind === "drop");
      const played = phrase(a, layer, section, bar, hook, before, unit === 3);
      before = played.at(-1)?.midi;
      notes.push(...played);
    }
  }
  if (nobodySings) closeOnTonic(a, layer, notes);
  return notes.toSorted(byBeat);
}

const fitRhythm = (onsets: readonly number[], steps: number): number[] =>
  steps === 16 ? [...onsets] : [...new Set(onsets.map((onset) => (onset % 16 < steps ? onset % 16 : steps - 2) + Math.floor(onset / 16) * steps))].toSorted((x, y) => x - y);

function phrase(a: Arrangement, layer: Layer, section: SectionPlan, bar: number, hook: Hook, before: MidiNote | undefined, closing: boolean): Note[] {
  const start = (section.startBar + bar) * a.beats;
  const bars = Math.min(2, section.bars - bar);
  const onsets = hook.onsets.filter((onset) => onset < bars * a.steps - 2);
  const [low, high] = layer.register;
  const loud = energyAt(section, bar);
  const scale = scaleOf(a.brief.key);
  const centre = low + (high - low) * (0.38 + 0.2 * loud);
  const end = bars * a.steps - 2;
  const slots = onsets.map((step, i) => {
    const chord = chordAt(a.chords, start + step / 4 + 1e-3);
    const x = step / (bars * a.steps);
    return {
      step, steps: (onsets[i + 1] ?? end) - step, strength: metricWeight(step, a.brief.meter), chord: restTones(chord),
      scale: scaleOverChord(scale, chordTones(chord)), target: centre + (high - low) * 0.22 * Math.sin(Math.PI * (x * 1.2 + (closing ? 0.35 : 0))),
    };
  });
  const pitches = shapeMelody({
    slots, low, high, tonic: a.brief.key.tonic, follow: 0, avoid: [(a.brief.key.tonic + 5) % 12], avoidance: 0.5 * a.brief.style.vocal.pentatonic,
    cadence: closing ? "closed" : "open", ...(before === undefined ? {} : { before }), random: hook.random,
  });
  return onsets.map((step, i) => ({
    beat: start + step / 4, beats: Math.max(0.2, Math.min(slots[i]!.steps / 4, 3) * 0.94), midi: pitches[i]!,
    velocity: touch(layer.velocity * (slots[i]!.strength > 0.6 ? 1.04 : 0.95), loud),
  }));
}

/** The last bar answers with the tonic above the final chord. */
function closeOnTonic(a: Arrangement, layer: Layer, notes: Note[]): void {
  const last = notes.at(-1);
  if (!last) return;
  const [low, high] = layer.register;
  let best = last.midi;
  let distance = Infinity;
  for (let midi = low; midi <= high; midi++) if (midi % 12 === a.brief.key.tonic && Math.abs(midi - last.midi) < distance) { best = midi; distance = Math.abs(midi - last.midi); }
  notes.push({ beat: a.end - a.beats, beats: a.beats, midi: best, velocity: touch(layer.velocity, 0.5) });
}

/** A second voice behind the singer: long guide tones, and a short figure wherever the voice rests. */
export function playCounter(a: Arrangement, layer: Layer): Note[] {
  const random = a.random.fork(`counter ${layer.id}`);
  const [low, high] = layer.register;
  const scale = scaleOf(a.brief.key);
  const sung = a.lead.flatMap((line) => {
    const first = line.notes[0]!;
    const last = line.notes.at(-1)!;
    return [[first.beat, last.beat + last.beats] as const];
  });
  const isFree = (from: number, to: number): boolean => !sung.some(([start, end]) => start < to && end > from);
  const answers = random.chance(0.6);
  const figure = random.pick([[0, 1, 2], [2, 1, 0], [0, 2, 1], [1, 2, 3]] as const);
  const notes: Note[] = [];
  let near = Math.round((low + high) / 2);
  for (const { section, bar, beat, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    if (isFinal || energy < layer.from || (layer.to !== undefined && energy > layer.to) || section.kind === "solo") continue;
    const gapStart = beat + a.beats - Math.min(2, a.beats / 2);
    const chord = chordAt(a.chords, beat + 1e-3);
    const local = scaleOverChord(scale, chordTones(chord));
    const guide = nearest(guideTones(chord), near, low, high);
    const hasGap = answers && bar % 2 === 1 && isFree(gapStart, beat + a.beats - 0.3);
    notes.push({ beat, beats: (hasGap ? gapStart - beat : a.beats) * 0.97, midi: guide, velocity: touch(layer.velocity * 0.92, energy) });
    near = guide;
    if (hasGap) {
      const steps = figure.map((offset) => climb(guide, offset, local, high));
      steps.forEach((midi, i) => notes.push({ beat: gapStart + i * 0.5, beats: i === steps.length - 1 ? 0.9 : 0.48, midi, velocity: touch(layer.velocity, energy) }));
    }
  }
  return notes.toSorted(byBeat);
}

/** Third and seventh first: they tell the chord. */
function guideTones(chord: { root: number; intervals: readonly number[] }): number[] {
  const telling = chord.intervals.filter((interval) => interval === 3 || interval === 4 || interval === 10 || interval === 11 || interval === 7);
  return (telling.length ? telling : chord.intervals).map((interval) => (chord.root + interval) % 12);
}

function nearest(names: readonly number[], near: MidiNote, low: MidiNote, high: MidiNote): MidiNote {
  const centre = (low + high) / 2;
  let best = Math.round(centre);
  let cost = Infinity;
  for (let midi = low; midi <= high; midi++) {
    if (!names.includes(midi % 12)) continue;
    const here = Math.abs(midi - near) + 0.2 * Math.abs(midi - centre);
    if (here < cost) { best = midi; cost = here; }
  }
  return best;
}

function climb(from: MidiNote, steps: number, scale: readonly number[], high: MidiNote): MidiNote {
  let at = from;
  for (let left = steps; left > 0 && at < high; ) {
    at++;
    if (scale.includes(at % 12)) left--;
  }
  return scale.includes(at % 12) ? at : from;
}
