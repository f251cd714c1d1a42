import type { Score } from "@tunewright/engine";
import { beatsToSeconds } from "@tunewright/engine/units";

const [LOW, HIGH] = [24, 96];
const INKS: Record<string, string> = {
  "lead-vocals": "#FF6A3D", "backing-vocals": "#FFB08F", drums: "#8C8C7D", percussion: "#8C8C7D", bass: "#7CC4FF", keys: "#7FDB8A", guitars: "#D8F04A", strings: "#C9A7FF",
  synths: "#F0C75E", brass: "#FFC24B", woodwinds: "#9ADBC5", fx: "#555",
};

/** The score as a piano roll, one colour a stem, with the sections named above: an SVG. */
export function drawRoll(score: Score, width = 1200, height = 360): string {
  const x = (beat: number): number => (beatsToSeconds(beat, score.bpm) / score.duration) * width;
  const y = (midi: number): number => 24 + ((HIGH - midi) / (HIGH - LOW)) * (height - 24);
  const bar = (beat: number, beats: number, midi: number, ink: string, thick = 3): string =>
    `<rect x="${x(beat).toFixed(1)}" y="${y(midi).toFixed(1)}" width="${Math.max(1, x(beats) - 0.5).toFixed(1)}" height="${thick}" fill="${ink}"/>`;
  const played = score.parts.flatMap((part) => part.notes.map((note) => bar(note.beat, note.beats, note.midi, INKS[part.stem] ?? "#999", 2)));
  const sung = score.vocals.flatMap((part) => part.lines.flatMap((line) => line.notes.flatMap((note) => note.pitches.map((pitch, i) =>
    bar(note.beat + pitch.offset, (note.pitches[i + 1]?.offset ?? note.beats) - pitch.offset, pitch.midi, INKS[part.stem]!, 4)))));
  const sections = score.sections.map((section) =>
    `<line x1="${x(section.beat)}" x2="${x(section.beat)}" y1="0" y2="${height}" stroke="#3A3F30"/><text x="${x(section.beat) + 4}" y="15" fill="#B9B8A8" font-family="sans-serif" font-size="11">${section.label}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0E0F0C"/>${sections.join("")}${played.join("")}${sung.join("")}</svg>`;
}
