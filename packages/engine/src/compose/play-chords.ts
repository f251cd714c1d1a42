import type { Layer } from "../brief/style.ts";
import type { ChordSpan, Note } from "../score/score.ts";
import { barsOf, byBeat, drawPatterns, energyAt, isOn, strikes, touch, type Arrangement } from "./arrangement.ts";
import { chordAt, chordsBetween } from "./chord-map.ts";
import { fitPattern } from "./metre.ts";
import { voiceChords } from "./voice-chords.ts";

/** Voicing of each chord span for a layer. */
function voicingOf(a: Arrangement, layer: Layer): (chord: ChordSpan) => number[] {
  const voiced = voiceChords(a.chords, layer.register[0], layer.register[1], layer.voices ?? 3);
  const table = new Map(a.chords.map((chord, i) => [chord, voiced[i]!]));
  return (chord) => table.get(chord)!;
}

/** Held chords, struck anew at each change. */
export function playPad(a: Arrangement, layer: Layer): Note[] {
  const voicing = voicingOf(a, layer);
  const notes: Note[] = [];
  for (const { section, bar, beat, isFinal } of barsOf(a)) {
    if (!isOn(layer, section, bar) && !isFinal) continue;
    for (const chord of chordsBetween(a.chords, beat, beat + a.beats)) {
      const start = Math.max(beat, chord.beat);
      const end = Math.min(beat + a.beats, chord.beat + chord.beats);
      const velocity = touch(layer.velocity, energyAt(section, bar));
      for (const midi of voicing(chord)) {
        const held = notes.findLast((note) => note.midi === midi && Math.abs(note.beat + note.beats - start) < 1e-6 && chord.beat < start - 1e-6);
        if (held) held.beats += end - start;
        else notes.push({ beat: start, beats: end - start, midi, velocity });
      }
    }
  }
  return notes.toSorted(byBeat);
}

/** Rhythmic chords. In the last bar everything rings on the tonic. */
export function playComp(a: Arrangement, layer: Layer): Note[] {
  const voicing = voicingOf(a, layer);
  const pattern = drawPatterns(layer, a.random);
  const random = a.random.fork(`comp ${layer.id}`);
  const notes: Note[] = [];
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    const cut = isLast && a.stops.has(section.index) ? a.beats - Math.min(2, a.beats / 2) : a.beats;
    if (isFinal) {
      if (layer.from <= 0.72) for (const midi of voicing(chordAt(a.chords, beat))) notes.push({ beat, beats: a.beats, midi, velocity: touch(layer.velocity * ((layer.gate ?? 1) < 0.7 ? 0.55 : 1), 0.5) });
      continue;
    }
    if (!isOn(layer, section, bar)) continue;
    const choices = (energy >= 0.7 ? layer.full : layer.calm) ?? [];
    const drawn = layer.restless && choices.length > 0 ? random.pick(choices) : energy >= 0.7 ? pattern.full : pattern.calm;
    const line = fitPattern(drawn ?? "x---------------", "comp", a.brief.meter);
    for (const { step, steps } of strikes(line)) {
      const at = step / 4;
      if (at >= cut) continue;
      const chord = chordAt(a.chords, beat + at + 1e-3);
      const gate = layer.gate ?? 0.95;
      const accent = step === 0 ? 1 : step % 4 === 0 ? 0.94 : 0.88;
      const length = Math.min(Math.max((steps / 4) * gate, 0.12), cut - at);
      for (const midi of voicing(chord)) notes.push({ beat: beat + at, beats: length, midi, velocity: touch(layer.velocity * accent * random.between(0.95, 1.04), energy) });
    }
    // A chord that changes inside the bar and is not struck by the pattern is struck anyway.
    for (const chord of chordsBetween(a.chords, beat, beat + a.beats)) {
      const at = chord.beat - beat;
      if (at <= 0.01 || at >= cut || [...strikes(line)].some(({ step }) => step / 4 >= at - 0.01 && step / 4 < at + chord.beats)) continue;
      for (const midi of voicing(chord)) notes.push({ beat: chord.beat, beats: Math.min(chord.beats, a.beats - at) * 0.9, midi, velocity: touch(layer.velocity * 0.9, energy) });
    }
  }
  return trimOverlaps(notes.toSorted(byBeat));
}

/** Guitar strokes: strings sound one after the other, low to high on the way down. */
export function playStrum(a: Arrangement, layer: Layer): Note[] {
  const voicing = voicingOf(a, layer);
  const pattern = drawPatterns(layer, a.random);
  const random = a.random.fork(`strum ${layer.id}`);
  const notes: Note[] = [];
  const stringDelay = (0.011 * a.brief.bpm) / 60;
  const stroke = (start: number, length: number, voices: readonly number[], down: boolean, velocity: number): void => {
    const order = down ? voices : voices.toReversed().slice(0, Math.max(2, voices.length - 1));
    order.forEach((midi, i) => notes.push({ beat: start + i * stringDelay, beats: Math.max(0.1, length - i * stringDelay), midi, velocity: Math.max(8, Math.round(velocity * (1 - 0.03 * i))) }));
  };
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    const cut = isLast && a.stops.has(section.index) ? a.beats - Math.min(2, a.beats / 2) : a.beats;
    if (isFinal) {
      if (layer.from <= 0.72) stroke(beat, a.beats, voicing(chordAt(a.chords, beat)), true, touch(layer.velocity, 0.5));
      continue;
    }
    if (!isOn(layer, section, bar)) continue;
    const line = fitPattern((energy >= 0.7 ? pattern.full : pattern.calm) ?? "D---D---D---D---", "strum", a.brief.meter);
    for (const { step, steps, sign } of strikes(line)) {
      const at = step / 4;
      if (at >= cut) continue;
      const soft = sign === sign.toLowerCase() ? 0.8 : 1;
      const velocity = touch(layer.velocity * soft * random.between(0.93, 1.04), energy);
      stroke(beat + at, Math.min((steps / 4) * (layer.gate ?? 1), cut - at), voicing(chordAt(a.chords, beat + at + 1e-3)), sign.toUpperCase() === "D", velocity);
    }
  }
  return trimOverlaps(notes.toSorted(byBeat));
}

/** Broken chords: a digit is the chord tone counted from the bottom of the voicing, going on into the next octave. */
export function playArpeggio(a: Arrangement, layer: Layer): Note[] {
  const [low, high] = layer.register;
  const voicing = voicingOf(a, { ...layer, voices: layer.voices ?? 3, register: [low, Math.min(high, low + 19)] });
  const pattern = drawPatterns(layer, a.random);
  const notes: Note[] = [];
  const tone = (voices: readonly number[], index: number): number => {
    const midi = voices[index % voices.length]! + 12 * Math.floor(index / voices.length);
    return midi > high ? midi - 12 : midi;
  };
  for (const { section, bar, beat, isLast, isFinal } of barsOf(a)) {
    const energy = energyAt(section, bar);
    const cut = isLast && a.stops.has(section.index) ? a.beats - Math.min(1, a.beats / 2) : a.beats;
    if (isFinal) {
      if (layer.from <= 0.6) voicing(chordAt(a.chords, beat)).forEach((midi, i) => notes.push({ beat: beat + i * 0.0625, beats: a.beats - i * 0.0625, midi, velocity: touch(layer.velocity * 0.75, 0.45) }));
      continue;
    }
    if (!isOn(layer, section, bar)) continue;
    const line = fitPattern((energy >= 0.7 ? pattern.full : pattern.calm) ?? "0.1.2.1.0.1.2.1.", "arp", a.brief.meter);
    for (const { step, steps, sign } of strikes(line)) {
      const at = step / 4;
      if (at >= cut) continue;
      const chord = chordAt(a.chords, beat + at + 1e-3);
      const length = Math.min(Math.max((steps / 4) * (layer.gate ?? 0.95), layer.ring ?? 0), chord.beat + chord.beats - beat - at + (layer.ring ? 0.2 : 0));
      notes.push({ beat: beat + at, beats: Math.max(0.1, length), midi: tone(voicing(chord), Number(sign) || 0), velocity: touch(layer.velocity * (step % 4 === 0 ? 1 : 0.88), energy) });
    }
  }
  return trimOverlaps(notes.toSorted(byBeat));
}

/** A key struck again ends its earlier sound. Input sorted by beat. */
export function trimOverlaps(notes: Note[]): Note[] {
  const sounding = new Map<number, Note>();
  for (const note of notes) {
    const before = sounding.get(note.midi);
    if (before && before.beat + before.beats > note.beat) before.beats = Math.max(0.02, note.beat - before.beat);
    sounding.set(note.midi, note);
  }
  return notes.filter((note, i) => !(notes[i - 1] && notes[i - 1]!.midi === note.midi && note.beat - notes[i - 1]!.beat < 0.01));
}
