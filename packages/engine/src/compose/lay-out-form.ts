import type { Brief, EnergyCurve } from "../brief/brief.ts";
import type { LyricLine, LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { PronouncedWord, Pronouncer } from "../lyrics/pronunciation.ts";
import type { SectionKind } from "../score/score.ts";
import { beatsToSeconds } from "../units.ts";
import { leastSeconds, lineBars } from "../brief/line-bars.ts";
import { barBeats } from "./metre.ts";

/** A line of words with its place in the section. */
export interface PlacedLine {
  line: LyricLine;
  words: PronouncedWord[];
  syllables: number;
  backingWords: PronouncedWord[];
  /** Bar within the section where its window begins. */
  bar: number;
  bars: number;
  /** Bars of the window given to the answer of the backing voices. */
  answerBars: number;
}

export interface SectionPlan {
  index: number;
  kind: SectionKind;
  label: string;
  /** 0 for the first verse, 1 for the second … */
  occurrence: number;
  isLastOfKind: boolean;
  startBar: number;
  bars: number;
  energy: number;
  lines: PlacedLine[];
}

const ENERGY: Record<SectionKind, readonly number[]> = {
  intro: [0.4], verse: [0.5, 0.6, 0.62], "pre-chorus": [0.64, 0.7], chorus: [0.84, 0.9, 0.95], "post-chorus": [0.86, 0.9],
  bridge: [0.56, 0.6], break: [0.38], drop: [0.92, 1], solo: [0.82], interlude: [0.55], outro: [0.42],
};

/** Bars of a section without words; the first sound of a song must not keep anybody waiting, so intros stay under ten seconds. */
function instrumentalBars(kind: SectionKind, brief: Brief): number {
  const bar = beatsToSeconds(barBeats(brief.meter), brief.bpm);
  if (brief.style.stanza === "AAB" && (kind === "solo" || kind === "verse")) return 12;
  const wished = { intro: 8, outro: 9, break: 8, interlude: 8 }[kind as "intro"] ?? (brief.instrumental ? 18 : 15);
  let bars = 2;
  while (bars * 1.5 * bar < wished && bars < 16) bars *= 2;
  if (kind === "intro") while (bars > 1 && (bars > 8 || bars * bar > 10)) bars /= 2;
  return bars;
}

const countSyllables = (words: readonly PronouncedWord[]): number => words.reduce((sum, word) => sum + word.syllables.length, 0);

/** `least` is the song's usual window: short chorus lines are held rather than hurried. */
function placeLines(lines: readonly LyricLine[], brief: Brief, pronouncer: Pronouncer, least: number): { lines: PlacedLine[]; bars: number } {
  const read = lines.map((line) => {
    const words = line.text ? pronouncer.pronounce(line.text) : [];
    const backingWords = line.backing ? pronouncer.pronounce(line.backing) : [];
    return { line, words, backingWords, syllables: countSyllables(words) };
  });
  const sung = read.filter((entry) => entry.syllables > 0).map((entry) => entry.syllables).toSorted((a, b) => a - b);
  const usual = Math.max(least, sung.length ? lineBars(sung[sung.length >> 1]!, brief.bpm, brief.meter, brief.voice.delivery) : 2);
  const placed: PlacedLine[] = [];
  let bar = 0;
  for (const entry of read) {
    const answer = countSyllables(entry.backingWords);
    if (entry.syllables === 0 && answer === 0) continue;
    const own = lineBars(entry.syllables, brief.bpm, brief.meter, brief.voice.delivery);
    const lead = entry.syllables ? Math.max(usual, own > usual && entry.syllables > (sung[sung.length >> 1] ?? 0) * 1.35 ? own : usual, minimumBars(entry.syllables, brief)) : 0;
    const answerBars = answer ? Math.max(1, lineBars(answer, brief.bpm, brief.meter, brief.voice.delivery)) : 0;
    placed.push({ ...entry, bar, bars: lead + answerBars, answerBars });
    bar += lead + answerBars;
  }
  const grain = bar > 4 ? 4 : 2;
  return { lines: placed, bars: bar === 0 ? 0 : Math.ceil(bar / (bar % 2 === 0 && bar > 8 ? 2 : grain)) * (bar % 2 === 0 && bar > 8 ? 2 : grain) };
}

/** Bars without which the words would not fit. */
function minimumBars(syllables: number, brief: Brief): number {
  const bar = beatsToSeconds(barBeats(brief.meter), brief.bpm);
  if (brief.voice.delivery === "rap") return Math.ceil(leastSeconds(syllables, "rap", bar) / bar - 1e-9);
  return Math.ceil((syllables * (brief.voice.delivery === "sung" ? 0.25 : 0.19) + 0.35) / bar);
}

/** A line, the same line, its answer: the singer leaves half of each four bars to the band. */
const isBluesVerse = (section: Pick<SectionPlan, "kind"> & { lines: readonly LyricLine[] }, brief: Brief): boolean =>
  brief.style.stanza === "AAB" && section.kind === "verse" && section.lines.length === 3 && section.lines[0]!.text === section.lines[1]!.text;

/** The form's energy along the curve somebody asked for; `x` runs from 0 at the first section to 1 at the last. */
function bendEnergy(energy: number, curve: EnergyCurve | undefined, x: number): number {
  switch (curve) {
    case "builds": return energy * (0.62 + 0.5 * x);
    case "quiet start": return x < 0.34 ? Math.min(energy - 0.18, 0.4) : energy;
    case "loud start": return x < 0.15 ? 0.86 : energy;
    case "dies down": return energy * (1.08 - 0.45 * x);
    case "even": return 0.6 + (energy - 0.6) * 0.3;
    case undefined: return energy;
  }
}

/** Turns the sheet into sections with bars, energies and the lines' windows; adds an intro and an outro where the sheet has none. */
export function layOutForm(brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer): SectionPlan[] {
  const wanted = sheet.sections.map((section) => ({ kind: section.kind, label: section.label, lines: section.lines }));
  const { without = [], start, abrupt } = brief.formWish;
  const isBare = wanted.length > 0 && (without.includes("I") || (start !== undefined && start !== "I"));
  if (wanted[0]?.kind !== "intro" && !isBare) wanted.unshift({ kind: "intro", label: "Intro", lines: [] });
  if (wanted.at(-1)!.kind !== "outro" && !(wanted.length > 1 && (abrupt || without.includes("O")))) wanted.push({ kind: "outro", label: "Outro", lines: [] });
  const totals = new Map<SectionKind, number>();
  for (const section of wanted) totals.set(section.kind, (totals.get(section.kind) ?? 0) + 1);
  const counts = sheet.sections.flatMap((section) => section.lines.map((line) => (line.text ? countSyllables(pronouncer.pronounce(line.text)) : 0))).filter((count) => count > 0).toSorted((a, b) => a - b);
  // The upper quartile: hooks are short and sung often.
  const usual = counts.length ? lineBars(Math.max(7.5, counts[Math.floor(counts.length * 0.75)]!), brief.bpm, brief.meter, brief.voice.delivery) : 1;
  const seen = new Map<SectionKind, number>();
  let startBar = 0;
  return wanted.map((section, index) => {
    const occurrence = seen.get(section.kind) ?? 0;
    seen.set(section.kind, occurrence + 1);
    const placed = placeLines(section.lines, brief, pronouncer, isBluesVerse(section, brief) ? 4 : section.kind === "chorus" ? usual : 1);
    const bars = placed.bars || instrumentalBars(section.kind, brief);
    const table = ENERGY[section.kind];
    const isLastOfKind = occurrence + 1 === totals.get(section.kind);
    let energy = table[Math.min(occurrence, table.length - 1)]!;
    if (section.kind === "chorus" && isLastOfKind && occurrence > 0) energy = 1;
    // Where a drop follows, the chorus is sung on the way up to it.
    if (section.kind === "chorus" && wanted[index + 1]?.kind === "drop") energy = 0.79;
    energy = Math.min(1, Math.max(0.2, bendEnergy(energy, brief.curve, index / Math.max(1, wanted.length - 1)) + (brief.energy - 0.5) * 0.3));
    const plan: SectionPlan = { index, kind: section.kind, label: section.label, occurrence, isLastOfKind, startBar, bars, energy, lines: placed.lines };
    startBar += bars;
    return plan;
  });
}
