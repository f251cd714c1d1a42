import type { ChordSpan, Note, Score, SungNote } from "../score/score.ts";
import { chordAt, chordTones } from "./chord-map.ts";
import { barSteps, metricWeight } from "./metre.ts";
import { keyAt } from "../score/key-at.ts";

/** What a musician looks at first, each 0 (poor) … 1 (as it should be); NaN where the song has nothing to judge. */
export interface Judgement {
  /** Long notes and those on strong beats belong to the chord. */
  consonance: number;
  /** A leap of a fifth or more is followed by a turn back or a rest. */
  leaps: number;
  /** Stressed syllables stand on stronger places than the others. */
  stress: number;
  /** The chorus lies two to seven semitones above the verse. */
  lift: number;
  /** The highest note comes in a chorus or bridge, and not often. */
  climax: number;
  /** Figures return, yet not all the time: a third to two thirds of all three-note figures are new. */
  memory: number;
  /** Bass and tune seldom run in parallel fifths or octaves from strong beat to strong beat. */
  counterpoint: number;
  /** No held note of the band rubs a semitone against a held sung note. */
  clashes: number;
  /** The bass strikes with the kick. */
  bass: number;
  /** Lines move mostly by step and third, with a leap now and then, over a fourth to a tenth. */
  flow: number;
  /** Long and short notes alternate: neither one length throughout nor none twice. */
  rhythm: number;
  /** Chorus and verse are two tunes: their rhythms and turns differ. */
  tunes: number;
  /** The chorus has more notes a bar than the verse, yet not five times as many. */
  contrast: number;
  /** Tune and harmony end at home. */
  ending: number;
}

const WEIGHTS: Readonly<Record<keyof Judgement, number>> = {
  consonance: 1.5, leaps: 1.2, stress: 1.2, lift: 1, climax: 0.8, memory: 1.2, counterpoint: 0.6, flow: 1.2, rhythm: 1, tunes: 1, clashes: 1.2, bass: 0.6, contrast: 1, ending: 1.2,
};

/** Weighted mean of what could be judged, 0–1: the order of candidates. */
export function totalOf(judgement: Judgement): number {
  let sum = 0;
  let weights = 0;
  for (const [name, weight] of Object.entries(WEIGHTS) as [keyof Judgement, number][]) {
    if (Number.isNaN(judgement[name])) continue;
    sum += weight * judgement[name];
    weights += weight;
  }
  return weights > 0 ? sum / weights : 0;
}

interface Tone {
  beat: number;
  beats: number;
  midi: number;
  section: number;
  strength: number;
}

const mean = (values: readonly number[]): number => (values.length === 0 ? NaN : values.reduce((a, b) => a + b, 0) / values.length);
const share = <T>(items: readonly T[], test: (item: T) => boolean): number => (items.length === 0 ? NaN : items.filter(test).length / items.length);
/** 1 inside [low, high], falling to 0 at `slack` beyond. */
const within = (x: number, low: number, high: number, slack: number): number => Math.max(0, 1 - Math.max(0, low - x, x - high) / slack);
const isIn = (chord: ChordSpan, midi: number): boolean => chordTones(chord).includes(((midi % 12) + 12) % 12);

/** Judges a score by rules of the craft; pure, a few milliseconds. */
export function judgeScore(score: Score): Judgement {
  const bar = barSteps(score.meter) / 4;
  const place = (beat: number): number => metricWeight(Math.round((beat % bar) * 4), score.meter);
  const lead = score.vocals.find((part) => part.id === "lead");
  const sung = lead && lead.delivery === "sung" ? lead.lines : [];
  const lines: Tone[][] = sung.map((line) => line.notes.map((note) => ({ beat: note.beat, beats: note.beats, midi: note.pitches.at(-1)!.midi, section: line.section, strength: place(note.beat) })));
  const tune = lines.length > 0 ? lines : tuneOfBand(score, place);
  const all = tune.flat();
  const kindOf = (tone: Tone): string => score.sections[tone.section]!.kind;
  const weighty = all.filter((tone) => (tone.strength >= 0.6 && tone.beats >= 0.5) || tone.beats >= 1);
  const heights = (kind: string): number[] => all.filter((tone) => kindOf(tone) === kind).map((tone) => tone.midi);
  const [verse, chorus] = [mean(heights("verse")), mean(heights("chorus"))];
  const top = all.reduce((most, tone) => Math.max(most, tone.midi), -Infinity);
  const tops = all.filter((tone) => tone.midi === top);
  const hasChorus = score.sections.some((section) => section.kind === "chorus");
  const grams = tune.flatMap((line) => line.slice(3).map((_, i) => [0, 1, 2].map((k) => line[i + k + 1]!.midi - line[i + k]!.midi).join()));
  const leaps = tune.flatMap((line) => line.flatMap((tone, i) => (i > 0 && Math.abs(tone.midi - line[i - 1]!.midi) >= 7 ? [[line[i - 1]!, tone, line[i + 1]] as const] : [])));
  const bass = score.parts.find((part) => part.stem === "bass")?.notes ?? [];
  return {
    consonance: share(weighty, (tone) => isIn(chordAt(score.chords, tone.beat + 0.05), tone.midi)),
    leaps: leaps.length === 0 ? 1 : share(leaps, ([from, to, next]) => !next || to.beat + to.beats + 0.4 < next.beat || (next.midi - to.midi) * (to.midi - from.midi) <= 0 || to.beats >= 1),
    stress: judgeStress(score, place),
    lift: Number.isNaN(verse) || Number.isNaN(chorus) ? NaN : within(chorus - verse, 2, 7, 3),
    climax: tops.length === 0 ? NaN : (hasChorus ? share(tops, (tone) => ["chorus", "bridge", "post-chorus", "solo", "drop"].includes(kindOf(tone))) : 1) * within(tops.length / all.length, 0, 0.08, 0.15),
    memory: grams.length < 12 ? NaN : within(new Set(grams).size / grams.length, 0.12, 0.5, 0.3),
    counterpoint: judgeParallels(bass, all),
    flow: judgeFlow(tune),
    rhythm: judgeRhythm(tune),
    tunes: judgeTunes(tune, kindOf),
    clashes: judgeClashes(score, all),
    bass: judgeKick(score, bass),
    contrast: judgeContrast(score),
    ending: judgeEnding(score, all),
  };
}

/** The melody instrument where nobody sings. */
function tuneOfBand(score: Score, place: (beat: number) => number): Tone[][] {
  if (score.vocals.length > 0) return [];
  const part = score.parts.find((candidate) => candidate.id === "melody") ?? score.parts.find((candidate) => /melody|lead/.test(candidate.id));
  if (!part) return [];
  const sectionAt = (beat: number): number => Math.max(0, score.sections.findLastIndex((section) => section.beat <= beat + 0.05));
  return score.sections.map((section) => part.notes.filter((note) => sectionAt(note.beat) === section.index).map((note) => ({ ...note, section: section.index, strength: place(note.beat) }))).filter((line) => line.length > 0);
}

function judgeStress(score: Score, place: (beat: number) => number): number {
  const lead = score.vocals.find((part) => part.id === "lead");
  if (!lead) return NaN;
  const strong: number[] = [];
  const weak: number[] = [];
  const weigh = (note: SungNote): number => place(note.beat) + Math.min(0.4, 0.2 * note.beats);
  for (const line of lead.lines) {
    let i = 0;
    for (const word of line.words) for (const syllable of word.syllables) {
      const note = line.notes[i++];
      if (note && word.syllables.length > 1) (syllable.stress === 1 ? strong : weak).push(weigh(note));
    }
  }
  return strong.length < 4 || weak.length < 4 ? NaN : within(mean(strong) - mean(weak), 0.25, 2, 0.35);
}

/** Parallel perfect intervals between bass and tune where both move, from strong beat to strong beat. */
function judgeParallels(bass: readonly Note[], tune: readonly Tone[]): number {
  const strong = tune.filter((tone) => tone.strength >= 0.8);
  let moves = 0;
  let parallels = 0;
  for (let i = 1; i < strong.length; i++) {
    const [a, b] = [strong[i - 1]!, strong[i]!];
    const under = (tone: Tone): Note | undefined => bass.findLast((note) => note.beat <= tone.beat + 0.1 && note.beat > tone.beat - 4);
    const [x, y] = [under(a), under(b)];
    if (!x || !y || b.beat - a.beat > 8 || a.midi === b.midi || x.midi === y.midi) continue;
    moves++;
    const interval = (tone: Tone, note: Note): number => (((tone.midi - note.midi) % 12) + 12) % 12;
    const before = interval(a, x);
    if ((before === 7 || before === 0) && before === interval(b, y) && (b.midi - a.midi) * (y.midi - x.midi) > 0) parallels++;
  }
  return moves < 4 ? NaN : within(parallels / moves, 0, 0.05, 0.3);
}

function judgeFlow(tune: readonly Tone[][]): number {
  const moves = tune.flatMap((line) => line.slice(1).map((tone, i) => Math.abs(tone.midi - line[i]!.midi)));
  if (moves.length < 12) return NaN;
  const small = share(moves, (move) => move > 0 && move <= 4);
  const still = share(moves, (move) => move === 0);
  const ranges = tune.filter((line) => line.length >= 4).map((line) => within(Math.max(...line.map((tone) => tone.midi)) - Math.min(...line.map((tone) => tone.midi)), 5, 14, 4));
  return (within(small, 0.62, 0.9, 0.3) + within(still, 0.04, 0.25, 0.25) + mean(ranges)) / 3;
}

function judgeRhythm(tune: readonly Tone[][]): number {
  const spans = tune.filter((line) => line.length >= 5).map((line) => {
    const gaps = line.slice(1).map((tone, i) => Math.round((tone.beat - line[i]!.beat) * 4));
    const commonest = Math.max(...[...new Set(gaps)].map((gap) => gaps.filter((other) => other === gap).length)) / gaps.length;
    return within(commonest, 0.3, 0.66, 0.3) * within(new Set(gaps).size, 2, 5, 2);
  });
  return mean(spans);
}

/** Share of two-note turns (interval and gap) that verse and chorus have in common. */
function judgeTunes(tune: readonly Tone[][], kindOf: (tone: Tone) => string): number {
  const turns = (kind: string): Set<string> => new Set(tune.filter((line) => line[0] && kindOf(line[0]) === kind)
    .flatMap((line) => line.slice(2).map((tone, i) => `${tone.midi - line[i + 1]!.midi} ${line[i + 1]!.midi - line[i]!.midi} ${Math.round((tone.beat - line[i + 1]!.beat) * 4)}`)));
  const [verse, chorus] = [turns("verse"), turns("chorus")];
  if (verse.size < 6 || chorus.size < 4) return NaN;
  return within([...chorus].filter((turn) => verse.has(turn)).length / chorus.size, 0, 0.3, 0.4);
}

/** Held notes of the band a semitone (or its octave complement) from a held note of the tune, within two octaves. */
function judgeClashes(score: Score, tune: readonly Tone[]): number {
  const held = tune.filter((tone) => tone.beats >= 0.75);
  const band = score.parts.filter((part) => part.instrument.kind !== "kit" && part.instrument.kind !== "machine" && part.stem !== "fx" && part.stem !== "percussion")
    .map((part) => part.notes.filter((note) => note.beats >= 0.75));
  const rubs = held.filter((tone) => band.some((notes) => notes.some((note) => note.beat < tone.beat + tone.beats - 0.5 && note.beat + note.beats > tone.beat + 0.5
    && Math.abs(note.midi - tone.midi) <= 13 && [1, 11].includes(Math.abs(note.midi - tone.midi) % 12) && !isIn(chordAt(score.chords, tone.beat + 0.05), tone.midi))));
  return held.length === 0 ? NaN : 1 - Math.min(1, 3 * (rubs.length / held.length));
}

function judgeKick(score: Score, bass: readonly Note[]): number {
  const kicks = (score.parts.find((part) => part.stem === "drums")?.notes ?? []).filter((note) => note.midi === 36 || note.midi === 35).map((note) => note.beat);
  if (kicks.length < 8 || bass.length < 8) return NaN;
  const strikes = bass.map((note) => note.beat).toSorted((a, b) => a - b);
  // Four on the floor: there the bass may as well fill the gaps.
  const spacing = kicks.slice(1).map((beat, i) => beat - kicks[i]!).toSorted((a, b) => a - b)[kicks.length >> 1]!;
  if (Math.abs(spacing - 1) < 0.05) return NaN;
  const met = kicks.filter((beat) => strikes.some((other) => Math.abs(other - beat) < 0.09) || bass.some((note) => note.beat < beat && note.beat + note.beats > beat + 0.4));
  return met.length / kicks.length;
}

function judgeContrast(score: Score): number {
  const bar = barSteps(score.meter) / 4;
  const rate = (kind: string): number => {
    const sections = score.sections.filter((section) => section.kind === kind);
    const bars = sections.reduce((sum, section) => sum + section.beats / bar, 0);
    const notes = score.parts.reduce((sum, part) => sum + part.notes.filter((note) => sections.some((section) => note.beat >= section.beat - 0.01 && note.beat < section.beat + section.beats - 0.01)).length, 0);
    return bars > 0 ? notes / bars : NaN;
  };
  const ratio = rate("chorus") / rate("verse");
  return Number.isFinite(ratio) ? within(ratio, 1.15, 5, 0.6) : NaN;
}

function judgeEnding(score: Score, tune: readonly Tone[]): number {
  const home = keyAt(score, Infinity).tonic;
  const rests = score.chords.at(-1)?.root === home ? 0.5 : 0;
  const last = tune.at(-1);
  if (!last) return 2 * rests;
  const degree = (((last.midi - home) % 12) + 12) % 12;
  return rests + (degree === 0 ? 0.5 : [3, 4, 7].includes(degree) ? 0.4 : 0);
}
