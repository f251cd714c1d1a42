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
import { stressOf } from "./sing-lines.ts";
import { scaleOf } from "./spell.ts";

/** Moves by octaves until the note lies in the singer's range. */
export function intoRange(midi: MidiNote, singer: Singer): MidiNote {
  let at = midi;
  while (at > singer.range.high) at -= 12;
  while (at < singer.range.low) at += 12;
  return Math.min(singer.range.high, Math.max(singer.range.low, at));
}

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
  const octave = (lines: VocalLine[], singer: Singer): VocalLine[] => lines.map((line) => mapPitches(line, (midi) => intoRange(midi, singer)));
  if (brief.voice.delivery === "sung" && manner !== "none") {
    const choruses = inSections(isChorus);
    // The lead doubles itself, as in a studio; another voice joins where no harmony does.
    const left = manner === "double" ? voice(0) : cast.lead;
    add("double-left", left, octave(choruses, left.singer), -0.55, -2, -8, 0.012);
    add("double-right", cast.lead, choruses, 0.55, -2, 8, 0.018);
    if (manner !== "double") {
      const later = inSections((section) => isChorus(section) && (section.occurrence > 0 || manner === "choir" || manner === "gang"));
      add("harmony-high", voice(0), later.map((line) => harmonise(line, 1, chords, brief, voice(0).singer)), 0.3, -1, 3, 0.008);
    }
    if (manner === "choir" || manner === "gang") {
      const last = inSections((section) => isChorus(section) && (section.isLastOfKind || manner === "choir"));
      const other = cast.backing.find((member) => member.singer.gender !== cast.lead.singer.gender) ?? voice(3);
      add("harmony-low", voice(3), last.map((line) => harmonise(line, -1, chords, brief, voice(3).singer)), -0.3, -2, -4, 0.015);
      add("choir-octave", other, octave(last, other.singer), 0, -3, 5, 0.02);
    }
  }
  if (cast.partner) {
    const partner = cast.partner;
    const shared = inSections((section) => isChorus(section) || section.kind === "bridge" || (section.kind === "verse" && section.occurrence % 2 === 1));
    add("partner", partner, octave(shared, partner.singer), 0.25, 4, 0, 0.004);
  }
  const answers = answerLines(brief, sections, chords, voice(0).singer, random);
  add("answer", voice(0), answers, -0.35, 1, 0, 0);
  add("answer-high", voice(1), answers.map((line) => harmonise(line, 1, chords, brief, voice(1).singer)), 0.35, -1, 5, 0.012);
  return parts;
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
