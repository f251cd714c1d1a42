import type { Brief } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import type { ChordSpan, SungNote, VocalLine, VocalPart } from "../score/score.ts";
import type { Singer } from "../sing/singers.ts";
import type { MidiNote } from "../units.ts";
import { chordAt, chordTones } from "./chord-map.ts";
import type { Cast } from "./choose-singers.ts";
import type { SectionPlan } from "./lay-out-form.ts";
import { barBeats, barSteps } from "./metre.ts";
import { placeSyllables } from "./place-syllables.ts";
import { scaleOverChord } from "./shape-melody.ts";
import { callsCrew, intoRange, octaveLine } from "./share-lead.ts";
import { stressOf } from "./sing-lines.ts";
import { scaleOf } from "./spell.ts";

/** The other voices of the song around the finished lead. */
export function backVoices(brief: Brief, sections: readonly SectionPlan[], chords: readonly ChordSpan[], lead: readonly VocalLine[], cast: Cast, random: Random): VocalPart[] {
  const parts: VocalPart[] = [];
  const manner = brief.voice.register === "choir" ? "choir" : brief.style.vocal.backing;
  const inSections = (wanted: (section: SectionPlan) => boolean): VocalLine[] => lead.filter((line) => wanted(sections[line.section]!));
  const isChorus = (section: SectionPlan): boolean => section.kind === "chorus" || section.kind === "post-chorus";
  const base = { stem: "backing-vocals" as const, delivery: brief.voice.delivery, reverbSend: Math.min(0.6, brief.style.vocal.reverb + 0.1), delaySend: brief.style.vocal.delay };
  const add = (id: string, singer: { key: string; singer: Singer }, lines: VocalLine[], pan: number, gain: number, detune: number, delay: number): void => {
    if (lines.length > 0) parts.push({ ...base, id, singer: singer.key, lines, pan, gain, detune, delay });
  };
  const nearby = cast.backing.filter((member) => member.singer.gender === cast.lead.singer.gender);
  const voices = nearby.length ? nearby : cast.backing;
  const voice = (i: number): (typeof voices)[number] => voices[i % voices.length]!;
  const octave = (lines: VocalLine[], singer: Singer): VocalLine[] => lines.map((line) => octaveLine(line, singer));
  const choirLeads = cast.lead.singer.ensemble !== undefined;
  if (choirLeads && brief.voice.delivery === "sung") add("choir-low", cast.lead, lead.map((line) => harmonise(line, -1, chords, brief, cast.lead.singer)), 0.3, -2, 0, 0.01);
  else if (brief.voice.delivery === "sung" && manner !== "none") {
    const choruses = inSections(isChorus);
    // The lead doubles itself, as in a studio; another voice joins where no harmony does.
    const left = manner === "double" ? voice(0) : cast.lead;
    add("double-left", left, octave(choruses, left.singer), -0.55, -2, -8, 0.012);
    add("double-right", cast.lead, choruses, 0.55, -2, 8, 0.018);
    if (manner !== "double" && !cast.partner) {
      const later = inSections((section) => isChorus(section) && (section.occurrence > 0 || manner === "choir" || manner === "gang"));
      add("harmony-high", voice(0), later.map((line) => harmonise(line, 1, chords, brief, voice(0).singer)), 0.3, -1, 3, 0.008);
    }
    if (cast.choir && (manner === "choir" || manner === "gang")) {
      const { choir } = cast;
      // A gang joins the last chorus only, a crew and a gospel choir every one.
      const joined = inSections((section) => isChorus(section) && (section.isLastOfKind || manner === "choir" || callsCrew(brief)));
      add("choir-voices", choir, octave(joined, choir.singer), -0.15, 0, 0, 0.012);
    }
  }
  if (cast.partner) {
    const { partner } = cast;
    const shared = inSections((section) => isChorus(section) || section.kind === "bridge");
    // Together at first, then in harmony.
    const lines = octave(shared, partner.singer).map((line) => (sections[line.section]!.occurrence > 0 ? harmonise(line, 1, chords, brief, partner.singer) : line));
    add("partner", partner, lines, 0.25, 4, 0, 0.004);
  }
  const crew = choirLeads ? cast.lead : cast.choir && brief.voice.delivery === "sung" ? cast.choir : undefined;
  const answers = answerLines(brief, sections, chords, (crew ?? voice(0)).singer, random);
  add("answer", crew ?? voice(0), answers, crew ? 0.1 : -0.35, 1, 0, 0);
  if (!crew) add("answer-high", voice(1), answers.map((line) => harmonise(line, 1, chords, brief, voice(1).singer)), 0.35, -1, 5, 0.012);
  return parts;
}

/** Where only one voice sings: it gives its own answers. */
export function answerAlone(brief: Brief, sections: readonly SectionPlan[], chords: readonly ChordSpan[], { lead }: Cast, random: Random): VocalPart[] {
  const lines = answerLines(brief, sections, chords, lead.singer, random);
  const { reverb, delay } = brief.style.vocal;
  if (lines.length === 0) return [];
  return [{ id: "answer", stem: "backing-vocals", singer: lead.key, delivery: brief.voice.delivery, lines, pan: 0, gain: -1, reverbSend: Math.min(0.6, reverb + 0.1), delaySend: delay, detune: 0, delay: 0 }];
}

const mapPitches = (line: VocalLine, change: (midi: MidiNote, note: SungNote) => MidiNote): VocalLine => ({
  ...line,
  notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((pitch) => ({ ...pitch, midi: change(pitch.midi, note) })) })),
});

/** A parallel part a third away (a fourth where the chord wants it), never leaving the singer's range. */
function harmonise(line: VocalLine, direction: 1 | -1, chords: readonly ChordSpan[], brief: Brief, singer: Singer): VocalLine {
  const scale = scaleOf(brief.key);
  return mapPitches(line, (midi, note) => {
    const tones = chordTones(chordAt(chords, note.beat));
    const local = scaleOverChord(scale, tones);
    let best = midi;
    let bestCost = Infinity;
    for (let gap = 3; gap <= 6; gap++) {
      const at = midi + direction * gap;
      if (!local.includes(((at % 12) + 12) % 12)) continue;
      const cost = (gap <= 4 ? 0 : gap === 5 ? 0.5 : 1.5) - (tones.includes(((at % 12) + 12) % 12) ? 0.8 : 0);
      if (cost < bestCost) { best = at; bestCost = cost; }
    }
    return intoRange(best, singer);
  });
}

/** Bracketed words: sung on chord tones in the window kept for them after the line. */
function answerLines(brief: Brief, sections: readonly SectionPlan[], chords: readonly ChordSpan[], singer: Singer, random: Random): VocalLine[] {
  const beats = barBeats(brief.meter);
  const steps = barSteps(brief.meter);
  const out: VocalLine[] = [];
  for (const section of sections) for (const placed of section.lines) {
    if (placed.answerBars === 0) continue;
    const startBeat = (section.startBar + placed.bar + placed.bars - placed.answerBars) * beats;
    const stresses = stressOf(placed.backingWords);
    const syllables = placeSyllables({
      stresses, windowSteps: placed.answerBars * steps, meter: brief.meter, secondsPerStep: 15 / brief.bpm, earliest: 0, shortest: 0.18, start: 0, density: 0.8,
      pushed: new Set(), taste: (step) => random.fork(`answer ${step}`).next() * 0.2,
    });
    let midi = (singer.tessitura.low + singer.tessitura.high) / 2 + 2;
    const notes = syllables.map((syllable, i): SungNote => {
      const tones = chordTones(chordAt(chords, startBeat + syllable.step / 4 + 1e-3));
      const goal = midi - (i > 0 ? 0.8 : 0);
      let best = Math.round(goal);
      let distance = Infinity;
      for (let at = singer.tessitura.low; at <= singer.tessitura.high; at++) {
        if (tones.includes(at % 12) && Math.abs(at - goal) < distance) { best = at; distance = Math.abs(at - goal); }
      }
      midi = best;
      return { beat: startBeat + syllable.step / 4, beats: syllable.steps / 4, pitches: [{ offset: 0, midi: best }], velocity: Math.round(66 + 22 * section.energy) };
    });
    const words = placed.backingWords.map((word) => ({ text: word.text, syllables: word.syllables }));
    if (notes.length > 0) out.push({ section: section.index, text: placed.line.backing ?? "", words, notes });
  }
  return out;
}
