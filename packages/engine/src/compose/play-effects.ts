import type { Layer } from "../brief/style.ts";
import type { Note } from "../score/score.ts";
import type { Arrangement } from "./arrangement.ts";

/** Noise that grows into every section that is clearly louder than the one before. */
export function playRiser(a: Arrangement, layer: Layer): Note[] {
  const notes: Note[] = [];
  a.sections.forEach((section, i) => {
    const next = a.sections[i + 1];
    if (!next || next.energy < 0.8 || next.energy - section.energy < 0.1) return;
    const bars = Math.min(section.bars, a.brief.bpm > 100 ? 2 : 1);
    const end = next.startBar * a.beats;
    notes.push({ beat: end - bars * a.beats, beats: bars * a.beats, midi: layer.register[0], velocity: layer.velocity });
  });
  return notes;
}

/** A falling noise where a loud section begins. */
export function playImpact(a: Arrangement, layer: Layer): Note[] {
  return a.sections
    .filter((section, i) => section.energy >= layer.from && (a.sections[i - 1]?.energy ?? 0) < section.energy)
    .map((section) => ({ beat: section.startBar * a.beats, beats: Math.min(4, a.beats), midi: layer.register[0], velocity: layer.velocity }));
}
