import type { Brief } from "../brief/brief.ts";
import type { PronouncedWord } from "../lyrics/pronunciation.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, SectionKind, SungNote, VocalLine } from "../score/score.ts";
import type { Singer } from "../sing/singers.ts";
import type { Beats, MidiNote, PitchClass } from "../units.ts";
import { chordAt, chordTones, restTones } from "./chord-map.ts";
import type { PlacedLine, SectionPlan } from "./lay-out-form.ts";
import { barBeats, barSteps, metricWeight } from "./metre.ts";
import { drawCurves, planPhrases, type Curve, type PhraseRole } from "./phrase-plan.ts";
import { placeSyllables, type PlacedSyllable } from "./place-syllables.ts";
import { moveInScale, scaleOverChord, shapeMelody, type MelodySlot } from "./shape-melody.ts";
import { isMinorish, scaleOf } from "./spell.ts";

/** Middle of the tune and its height, as parts of the tessitura; choruses lie higher than verses. */
const REGISTER: Record<SectionKind, { centre: number; span: number }> = {
  intro: { centre: 0.4, span: 0.3 }, verse: { centre: 0.34, span: 0.62 }, "pre-chorus": { centre: 0.52, span: 0.5 }, chorus: { centre: 0.72, span: 0.72 },
  "post-chorus": { centre: 0.7, span: 0.4 }, bridge: { centre: 0.56, span: 0.7 }, break: { centre: 0.35, span: 0.3 }, drop: { centre: 0.74, span: 0.5 },
  solo: { centre: 0.5, span: 0.4 }, interlude: { centre: 0.4, span: 0.4 }, outro: { centre: 0.45, span: 0.4 },
};

interface PhraseModel {
  onsets: number[];
  pitches: MidiNote[];
}

/** What a kind of section keeps through the song. */
interface Tune {
  curves: Record<string, Curve>;
  models: Map<string, PhraseModel>;
  start: Record<string, number>;
  pushed: Record<string, Set<number>>;
  density: Record<string, number>;
  holds: Record<string, Set<number>>;
  dotted: Record<string, boolean>;
  roles: (lines: number) => PhraseRole[];
  random: Random;
}

/** How strongly each syllable asks for a strong beat. */
export function stressOf(words: readonly PronouncedWord[]): number[] {
  return words.flatMap((word, at) => word.syllables.map((syllable) => {
    if (word.isFunctionWord) return at === words.length - 1 ? 0.5 : 0.1;
    return syllable.stress === 1 ? 1 : syllable.stress === 2 ? 0.6 : 0.05;
  }));
}

function createTune(kind: SectionKind, brief: Brief, random: Random): Tune {
  const stream = random.fork(`tune ${kind}`);
  const steps = barSteps(brief.meter);
  const letters = ["A", "B", "C", "D"];
  const start = Object.fromEntries(letters.map((letter) => [letter, stream.weighted([0, 2, 4], (at) => (at === 0 ? 3 : at === 2 ? 1.2 : 0.8))]));
  const pushed = Object.fromEntries(letters.map((letter) => {
    const set = new Set<number>();
    for (let step = 4; step < steps * 4; step += 4) if (stream.chance(brief.style.vocal.syncopation * 0.55)) set.add(step);
    return [letter, set];
  }));
  const density = Object.fromEntries(letters.map((letter) => [letter, stream.pick(kind === "chorus" ? [1, 0.85, 0.7] : [1, 0.8, 0.66, 0.66])]));
  const rhythm = stream.fork("holds");
  const holds = Object.fromEntries(letters.map((letter) => {
    const beats = rhythm.shuffled([0, 4, 8, 12, 16, 20].filter((step) => step < steps * 2)).slice(0, rhythm.integer(1, 2));
    return [letter, new Set(beats)];
  }));
  const dotted = Object.fromEntries(letters.map((letter) => [letter, steps === 16 && brief.bpm >= 104 && rhythm.chance(0.25 + 0.5 * brief.style.vocal.syncopation)]));
  const planSeed = stream.fork("plan");
  const plan = new Map<number, PhraseRole[]>();
  return {
    curves: drawCurves(kind, stream), models: new Map(), start, pushed, density, holds, dotted, random: stream,
    roles(lines) {
      if (!plan.has(lines)) plan.set(lines, planPhrases(kind, lines, planSeed.fork(String(lines))));
      return plan.get(lines)!;
    },
  };
}

/** The lead's lines for the whole song. Phrases of a kind share their tune; each verse bends it to its own syllables. */
export function singLines(brief: Brief, sections: readonly SectionPlan[], chords: readonly ChordSpan[], singer: Singer, random: Random): VocalLine[] {
  const tunes = new Map<SectionKind, Tune>();
  const scale = scaleOf(brief.key);
  const out: VocalLine[] = [];
  let before: MidiNote | undefined;
  const lastSung = sections.findLast((section) => section.lines.some((placed) => placed.syllables > 0));
  for (const section of sections) {
    if (!tunes.has(section.kind)) tunes.set(section.kind, createTune(section.kind, brief, random));
    const tune = tunes.get(section.kind)!;
    const roles = tune.roles(section.lines.length);
    section.lines.forEach((placed, i) => {
      if (placed.syllables === 0) return;
      const role: PhraseRole = section === lastSung && i === section.lines.length - 1 ? { ...roles[i]!, cadence: "final" } : roles[i]!;
      const line = singLine({ brief, section, placed, role, tune, chords, singer, scale, before, isSongStart: section.startBar === 0 && placed.bar === 0 });
      before = line.notes.at(-1)!.pitches.at(-1)!.midi;
      out.push(line);
    });
  }
  return out;
}

interface LineTask {
  brief: Brief;
  section: SectionPlan;
  placed: PlacedLine;
  role: PhraseRole;
  tune: Tune;
  chords: readonly ChordSpan[];
  singer: Singer;
  scale: readonly PitchClass[];
  before: MidiNote | undefined;
  isSongStart: boolean;
}

function singLine(task: LineTask): VocalLine {
  const { brief, section, placed, role, tune } = task;
  const steps = barSteps(brief.meter);
  const startBeat = (section.startBar + placed.bar) * barBeats(brief.meter);
  const windowSteps = (placed.bars - placed.answerBars) * steps;
  const model = tune.models.get(role.letter);
  const secondsPerStep = 15 / brief.bpm;
  const delivery = brief.voice.delivery;
  const syllables = placeSyllables({
    stresses: stressOf(placed.words), windowSteps, meter: brief.meter, secondsPerStep,
    earliest: task.isSongStart || delivery === "rap" ? 0 : -2,
    shortest: delivery === "sung" ? 0.2 : 0.15,
    ...(delivery === "rap" ? { breath: 2 } : {}),
    comfortable: delivery === "sung" ? 0.29 : 0.19,
    ...(model ? { model: model.onsets } : {}),
    start: delivery === "rap" ? 0 : tune.start[role.letter]!,
    pushed: tune.pushed[role.letter]!,
    // Above 112 BPM eighths come too fast for words: the line takes all its window.
    density: delivery === "sung" && brief.bpm < 112 ? tune.density[role.letter]! : 1,
    ...(delivery === "sung" ? { holds: tune.holds[role.letter]!, dotted: tune.dotted[role.letter]! } : {}),
    taste: (step) => tune.random.fork(`rhythm ${role.letter} ${step}`).next() * 0.3,
  });
  const pitches = setPitches(task, syllables, windowSteps, startBeat, model);
  if (!model) tune.models.set(role.letter, { onsets: syllables.map((s) => s.step), pitches });
  const velocity = Math.round(72 + 26 * section.energy) + { soft: -12, plain: 0, strong: 8 }[brief.voice.manner];
  const stresses = stressOf(placed.words);
  const notes: SungNote[] = syllables.map((syllable, i) => ({
    beat: startBeat + syllable.step / 4,
    beats: syllable.steps / 4,
    pitches: [{ offset: 0, midi: pitches[i]! }],
    velocity: Math.max(40, Math.min(118, Math.round(velocity + 8 * (stresses[i]! - 0.4)))),
  }));
  return { section: section.index, text: placed.line.text, words: placed.words.map((word) => ({ text: word.text, syllables: word.syllables })), notes };
}

function setPitches(task: LineTask, syllables: readonly PlacedSyllable[], windowSteps: number, startBeat: Beats, model: PhraseModel | undefined): MidiNote[] {
  const { brief, section, role, tune, singer, chords, scale } = task;
  const register = REGISTER[section.kind];
  const { low, high } = singer.tessitura;
  const width = high - low;
  const lift = section.kind === "chorus" && section.isLastOfKind && section.occurrence > 0 ? 0.04 : 0;
  const centre = low + width * (register.centre + lift);
  const curve = tune.curves[role.letter] ?? tune.curves.A!;
  const slots: MelodySlot[] = syllables.map((syllable) => {
    const chord = chordAt(chords, startBeat + Math.max(0, syllable.step) / 4 + 1e-3);
    return {
      step: syllable.step, steps: syllable.steps,
      strength: metricWeight(syllable.step, brief.meter),
      chord: restTones(chord),
      scale: scaleOverChord(scale, chordTones(chord)),
      target: centre + width * register.span * curve(Math.max(0, Math.min(1, syllable.step / (windowSteps * 0.85)))) + role.sequence * 1.7,
    };
  });
  const follow = model ? (role.cadence === "closed" && role.letter !== "C" ? 0.7 : 1) : 0;
  // The two degrees a five-note scale leaves out.
  const spice = (isMinorish(brief.key.mode) ? [2, 8] : [5, 11]).map((step) => (brief.key.tonic + step) % 12);
  return shapeMelody({
    slots,
    low: Math.max(singer.range.low, Math.round(low - 2)), high: Math.min(singer.range.high, Math.round(section.kind === "chorus" || section.kind === "bridge" ? high + 2 : high)),
    tonic: brief.key.tonic,
    ...(model ? { model: (step: number) => modelPitch(model, step, role.sequence, scale) } : {}),
    follow,
    avoid: spice, avoidance: brief.style.vocal.pentatonic,
    cadence: role.cadence,
    ...(task.before === undefined ? {} : { before: task.before }),
    random: tune.random.fork(`pitch ${role.letter}`),
  });
}

/** The model's pitch at a step: its note there, or the one sounding from before. */
function modelPitch(model: PhraseModel, step: number, sequence: number, scale: readonly PitchClass[]): MidiNote | undefined {
  let found: MidiNote | undefined;
  model.onsets.forEach((onset, i) => { if (onset <= step) found = model.pitches[i]; });
  if (found === undefined) found = model.pitches[0];
  return found === undefined || sequence === 0 ? found : moveInScale(found, sequence, scale);
}
