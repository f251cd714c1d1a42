import { PRESET_PLANS } from "../brief/preset.ts";
import type { Layer } from "../brief/style.ts";
import type { ChordSpan, Note } from "../score/score.ts";
import type { MidiNote } from "../units.ts";
import { barsOf, byBeat, drawPatterns, energyAt, isOn, strikes, touch, type Arrangement } from "./arrangement.ts";
import { chordAt, chordTones } from "./chord-map.ts";
import { fitPattern } from "./metre.ts";
import { trimOverlaps } from "./play-chords.ts";
import { moveInScale } from "./shape-melody.ts";
import { scaleOf } from "./spell.ts";

/** Lowest place of a pitch class in the register, or an octave above it if that is nearer to the note before. */
function place(pitch: number, low: MidiNote, high: MidiNote, near: MidiNote): MidiNote {
  let best = low;
  let distance = Infinity;
  for (let midi = low; midi <= high; midi++) {
    if (((midi - pitch) % 12 + 12) % 12 !== 0) continue;
    const cost = Math.abs(midi - near) + 0.25 * (midi - low);
    if (cost < distance) { best = midi; distance = cost; }
  }
  return best;
}

/** The chord's degree as semitones above its root. */
function degree(sign: string, chord: ChordSpan): number {
  const third = chord.intervals.find((interval) => interval === 3 || interval === 4) ?? 7;
  const fifth = chord.intervals.find((interval) => interval >= 6 && interval <= 8) ?? 7;
  const seventh = chord.intervals.find((interval) => interval === 10 || interval === 11) ?? (third === 4 ? 9 : 10);
  return { "1": 0, "3": third, "5": fifth, "6": 9, "7": seventh, "8": 12 }[sign] ?? 0;
}

/** The bass line: roots where chords change, the style's idiom between, an approach into the next root where it asks for one. */
export function playBass(a: Arrangement, layer: Layer): Note[] {
  const pattern = drawPatterns(layer, a.random);
  const random = a.random.fork(`bass ${layer.id}`);
  const [low, high] = layer.register;
  const scale = scaleOf(a.brief.key);
  const runs = layer.stem === "bass" && PRESET_PLANS[a.brief.preset].dynamics;
  const notes: Note[] = [];
  let near = low + 8;
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    const cut = isLast && a.stops.has(section.index) ? a.beats - Math.min(2, a.beats / 2) : a.beats;
    if (isFinal) {
      if (layer.from <= 0.78) notes.push({ beat, beats: a.beats, midi: place(chordAt(a.chords, beat).root, low, high, low + 6), velocity: touch(layer.velocity, 0.55) });
      continue;
    }
    if (!isOn(layer, section, bar)) continue;
    // A walk up or down into a louder section, in place of the last beat.
    const following = a.sections[section.index + 1];
    const walks = runs && isLast && following !== undefined && following.energy - section.energy > 0.08 && !a.stops.has(section.index) && random.chance(0.6);
    const line = a.stripped.has(section.index) && bar < section.bars * 0.6 ? fitPattern("1---------------", "bass", a.brief.meter) : fitPattern((energy >= 0.7 ? pattern.full : pattern.calm) ?? "1-------1-------", "bass", a.brief.meter);
    let chordBefore: ChordSpan | undefined;
    for (const { step, steps, sign } of strikes(line)) {
      const at = step / 4;
      if (at >= (walks ? a.beats - 1 : cut)) continue;
      const chord = chordAt(a.chords, beat + at + 1e-3);
      const next = chordAt(a.chords, beat + Math.max(a.beats, at + 1) + 1e-3);
      const changed = chord !== chordBefore;
      chordBefore = chord;
      const base = place(chord.bass ?? chord.root, low, Math.min(high, low + 14), near);
      let midi = base;
      if (sign === "n") midi = place(next.bass ?? next.root, low, high, near);
      else if (sign === "a") midi = approach(place(next.bass ?? next.root, low, high, near), chord, scale, random.chance(0.7), low);
      else if (!changed || sign === "8") midi = place(chord.root, low, Math.min(high, low + 14), near) + degree(sign, chord);
      while (midi > high) midi -= 12;
      while (midi < low) midi += 12;
      near = base;
      const length = Math.min((steps / 4) * (layer.gate ?? 0.94), (walks ? a.beats - 1 : cut) - at);
      const accent = step === 0 ? 1.03 : sign === "g" ? 0.5 : step % 4 === 0 ? 0.97 : 0.9;
      notes.push({ beat: beat + at, beats: length, midi, velocity: touch(layer.velocity * accent * random.between(0.96, 1.03), energy) });
    }
    if (walks) {
      const coming = chordAt(a.chords, beat + a.beats + 1e-3);
      const target = place(coming.bass ?? coming.root, low, high, near);
      const up = target - 4 >= low && (target >= near || target + 4 > high);
      [2, 1].forEach((steps, i) => {
        notes.push({ beat: beat + a.beats - 1 + i * 0.5, beats: 0.46, midi: moveInScale(target, up ? -steps : steps, scale), velocity: touch(layer.velocity, energy + 0.1 * i) });
      });
      near = target;
    }
  }
  return trimOverlaps(notes.toSorted(byBeat));
}

/** A step below or above the coming root, of the scale or chromatic. */
function approach(target: MidiNote, chord: ChordSpan, scale: readonly number[], diatonic: boolean, low: MidiNote): MidiNote {
  const tones = [...scale, ...chordTones(chord)];
  const options = [target - 2, target - 1, target + 2, target + 1].filter((midi) => midi >= low);
  return (diatonic ? options.find((midi) => tones.includes(midi % 12)) : undefined) ?? options.find((midi) => Math.abs(midi - target) === 1) ?? target;
}
