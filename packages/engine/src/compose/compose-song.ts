import type { Brief } from "../brief/brief.ts";
import { PRESET_PLANS } from "../brief/preset.ts";
import type { DrumPlan, Layer } from "../brief/style.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Pronouncer } from "../lyrics/pronunciation.ts";
import type { Random } from "../random.ts";
import type { InstrumentPart, Note, Score, VocalPart } from "../score/score.ts";
import type { MixPlan } from "../mix/mix-plan.ts";
import { singerOf } from "../sing/singers.ts";
import { beatsToSeconds } from "../units.ts";
import { createArrangement, type Arrangement } from "./arrangement.ts";
import { answerAlone, backVoices } from "./back-voices.ts";
import { chooseSingers } from "./choose-singers.ts";
import { layOutForm } from "./lay-out-form.ts";
import { type Lift, liftChords, liftLines, liftNotes, planLift, prepareLift } from "./lift-key.ts";
import { barBeats } from "./metre.ts";
import { ornamentLines } from "./ornament-lines.ts";
import { performLines, performNotes } from "./perform.ts";
import { planHarmony } from "./plan-harmony.ts";
import { playBass } from "./play-bass.ts";
import { playArpeggio, playComp, playPad, playStrum } from "./play-chords.ts";
import { playDrums, playPercussion } from "./play-drums.ts";
import { playImpact, playRiser } from "./play-effects.ts";
import { playCounter, playLead } from "./play-lead.ts";
import { shareLead } from "./share-lead.ts";
import { singLines } from "./sing-lines.ts";
import { writeDynamics } from "./write-dynamics.ts";

/** Seconds the last chord may ring after the last bar. */
const TAIL = 2.5;

/**
 * Brief and words in, the finished score out. Pure and deterministic for (brief, sheet, random seed).
 * Sections follow the sheet; an intro and an outro are added where it has none.
 */
export function composeSong(brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer, random: Random, seed = 0): Score {
  const sections = layOutForm(brief, sheet, pronouncer);
  const home = planHarmony(brief, sections, random.fork("harmony"));
  const cast = chooseSingers(brief, random.fork(`cast ${brief.style.key}`));
  const lead = brief.instrumental ? [] : singLines(brief, sections, home, cast.lead.singer, random.fork("melody"));
  ornamentLines(lead, home, brief, cast.lead.singer.range.high, random.fork("ornament"));
  const lift = lead.length > 0 ? planLift(brief, sections, lead, cast.lead.singer, random.fork("lift")) : undefined;
  // Everything is written in one key; what comes after the lift is moved up at the end.
  const chords = lift ? prepareLift(home, lift, lead, barBeats(brief.meter)) : home;
  const arrangement = createArrangement(brief, sections, chords, lead, random.fork("band"));
  const parts = writeDynamics(arrangement, playBand(arrangement, lift), brief.layers, PRESET_PLANS[brief.preset].dynamics, brief.formWish.fade === true);
  const vocals: VocalPart[] = [];
  if (!brief.instrumental) {
    const others = brief.withoutBacking ? [] : (PRESET_PLANS[brief.preset].backing ? backVoices(brief, sections, chords, lead, cast, random.fork("backing")) : answerAlone(brief, sections, chords, cast, random.fork("backing")));
    const { reverb, delay } = brief.style.vocal;
    if (lead.length > 0) {
      vocals.push({
        id: "lead", stem: "lead-vocals", singer: cast.lead.key, delivery: brief.voice.delivery,
        lines: shareLead(performLines(lift ? liftLines(lead, lift, cast.lead.singer) : lead, brief), sections, brief, cast),
        pan: 0, gain: 0, reverbSend: reverb, delaySend: delay, detune: 0, delay: 0,
      });
    }
    vocals.push(...others.map((part) => ({ ...part, lines: performLines(lift ? liftLines(part.lines, lift, singerOf(part.singer)) : part.lines, brief) })));
  }
  return {
    title: sheet.title,
    seed,
    style: brief.style.key,
    bpm: brief.bpm,
    meter: brief.meter,
    key: brief.key,
    ...(lift ? { keyChanges: [lift] } : {}),
    duration: beatsToSeconds(arrangement.end, brief.bpm) + TAIL,
    sections: sections.map((section) => ({
      index: section.index, kind: section.kind, label: section.label,
      beat: section.startBar * arrangement.beats, beats: section.bars * arrangement.beats, energy: section.energy,
    })),
    chords: lift ? liftChords(chords, lift) : chords,
    vocals,
    ...(PRESET_PLANS[brief.preset].fineVoices ? {} : { vocalFinish: "plain" as const }),
    parts,
    mix: presentStems(brief.style.mix, parts, vocals),
  };
}

function playLayer(a: Arrangement, layer: Layer): Note[] {
  switch (layer.role) {
    case "bass": return playBass(a, layer);
    case "pad": return playPad(a, layer);
    case "comp": return playComp(a, layer);
    case "arp": case "riff": return playArpeggio(a, layer);
    case "strum": return playStrum(a, layer);
    case "lead": return playLead(a, layer);
    case "counter": return playCounter(a, layer);
    case "percussion": return playPercussion(a, layer);
    case "riser": return playRiser(a, layer);
    case "impact": return playImpact(a, layer);
  }
}

const drumPart = (plan: DrumPlan): Omit<InstrumentPart, "notes"> => ({
  id: "drums", stem: "drums", instrument: plan.instrument, pan: 0, gain: plan.gain ?? 0, reverbSend: plan.reverbSend ?? 0.1, delaySend: 0,
});

/** All instruments that have something to play. */
export function playBand(a: Arrangement, lift: Lift | undefined): InstrumentPart[] {
  const parts: InstrumentPart[] = [];
  const drums = a.brief.withoutDrums ? null : a.brief.style.drums;
  if (drums) {
    const notes = playDrums(a, drums);
    if (notes.length > 0) parts.push({ ...drumPart(drums), notes: performNotes(notes, a.brief, a.random.fork("perform drums")) });
  }
  for (const layer of a.brief.layers) {
    const written = playLayer(a, layer);
    const notes = lift ? liftNotes(written, lift, layer.instrument, layer.stem) : written;
    if (notes.length === 0) continue;
    parts.push({
      id: layer.id, stem: layer.stem, instrument: layer.instrument, pan: layer.pan, gain: layer.gain, reverbSend: layer.reverb, delaySend: layer.delay,
      notes: performNotes(notes, a.brief, a.random.fork(`perform ${layer.id}`)),
    });
  }
  return parts;
}

/** The style's plan without the stems this song does not have. */
export function presentStems(plan: MixPlan, parts: readonly InstrumentPart[], vocals: readonly VocalPart[]): MixPlan {
  const present = new Set<string>([...parts.map((part) => part.stem), ...vocals.map((part) => part.stem)]);
  const levels = Object.fromEntries(Object.entries(plan.levels).filter(([stem]) => present.has(stem))) as MixPlan["levels"];
  return { ...plan, levels };
}
