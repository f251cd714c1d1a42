import type { Brief } from "../brief/brief.ts";
import type { Layer } from "../brief/style.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, Note, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import type { SectionPlan } from "./lay-out-form.ts";
import { barBeats, barSteps } from "./metre.ts";

/** What every player looks at. */
export interface Arrangement {
  brief: Brief;
  sections: readonly SectionPlan[];
  chords: readonly ChordSpan[];
  /** The lead's lines; empty for an instrumental. */
  lead: readonly VocalLine[];
  /** Beats in a bar, sixteenths in a bar. */
  beats: Beats;
  steps: number;
  /** End of the last bar. */
  end: Beats;
  /** Sections whose last beats are left empty, so that the next one lands. */
  stops: ReadonlySet<number>;
  /** Sections in which drums and bass step back, so that the one after lands: a stripped pre-chorus, a quiet bridge, every break. */
  stripped: ReadonlySet<number>;
  random: Random;
}

export function createArrangement(brief: Brief, sections: readonly SectionPlan[], chords: readonly ChordSpan[], lead: readonly VocalLine[], random: Random): Arrangement {
  const beats = barBeats(brief.meter);
  const last = sections.at(-1)!;
  const stream = random.fork("stops");
  const stops = new Set(sections.filter((section, i) => {
    const next = sections[i + 1];
    return next !== undefined && next.energy >= 0.8 && next.energy - section.energy > 0.12 && stream.chance(0.55);
  }).map((section) => section.index));
  const bare = random.fork("stripped");
  const strips: Partial<Record<SectionPlan["kind"], boolean>> = { "pre-chorus": bare.chance(0.5), bridge: bare.chance(0.6), break: true };
  const stripped = new Set(sections.filter((section) => strips[section.kind]).map((section) => section.index));
  return { brief, sections, chords, lead, beats, steps: barSteps(brief.meter), end: (last.startBar + last.bars) * beats, stops, stripped, random };
}

/**
 * Energy inside a section: intros and pre-choruses grow, outros fall, everything else stands. An intro stays below what follows it and an
 * outro well below the last chorus, so that both borders are heard.
 */
export function energyAt(section: SectionPlan, bar: number): number {
  const x = section.bars <= 1 ? 1 : bar / (section.bars - 1);
  if (section.kind === "intro") return section.energy + (x < 0.5 ? -0.16 : -0.02);
  if (section.kind === "pre-chorus") return section.energy + 0.1 * x;
  if (section.kind === "outro") return section.energy + 0.06 * (1 - x);
  if (section.kind === "verse" && section.bars >= 8) return section.energy + (x < 0.5 ? 0 : 0.07);
  if (section.kind === "bridge") return section.energy + 0.2 * (x > 0.6 ? 1 : 0);
  return section.energy;
}

/** Whether a player is on in this bar. */
export function isOn(layer: Pick<Layer, "from" | "to" | "only" | "not">, section: SectionPlan, bar: number): boolean {
  if (layer.only && !layer.only.includes(section.kind)) return false;
  if (layer.not?.includes(section.kind)) return false;
  const energy = energyAt(section, bar);
  return energy >= layer.from && (layer.to === undefined || energy <= layer.to);
}

/** Every bar of the song with its section, in order. */
export function* barsOf(a: Arrangement): Generator<{ section: SectionPlan; bar: number; beat: Beats; isLast: boolean; isFinal: boolean }> {
  for (const section of a.sections) for (let bar = 0; bar < section.bars; bar++) {
    const isLast = bar === section.bars - 1;
    yield { section, bar, beat: (section.startBar + bar) * a.beats, isLast, isFinal: isLast && section === a.sections.at(-1) };
  }
}

/** Louder sections are played harder: 0.7 … 1.06 of the written velocity. */
export const touch = (velocity: number, energy: number): number => Math.max(8, Math.min(124, Math.round(velocity * (0.6 + 0.46 * energy))));

/** A pattern the person hears as one hand throughout: drawn once a layer. */
export function drawPatterns(layer: Layer, random: Random): { calm?: string; full?: string } {
  const stream = random.fork(`pattern ${layer.id}`);
  const calm = layer.calm?.length ? stream.pick(layer.calm) : undefined;
  const full = layer.full?.length ? stream.pick(layer.full) : calm;
  return { ...(calm ? { calm } : {}), ...(full ? { full } : {}) };
}

/** Steps at which a pattern strikes, with the steps until the next sign that is not a hold. */
export function* strikes(pattern: string): Generator<{ step: number; steps: number; sign: string }> {
  for (let step = 0; step < pattern.length; step++) {
    const sign = pattern[step]!;
    if (sign === "." || sign === "-") continue;
    let end = step + 1;
    while (end < pattern.length && pattern[end] === "-") end++;
    yield { step, steps: end - step, sign };
  }
}

export const byBeat = (a: Note, b: Note): number => a.beat - b.beat || a.midi - b.midi;
