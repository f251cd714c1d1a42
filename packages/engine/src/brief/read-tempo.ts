import type { Random } from "../random.ts";
import type { Bpm } from "../units.ts";
import type { Mood } from "./brief.ts";
import type { Style } from "./style.ts";

const EXPLICIT = /(?:^|[^\d.])(\d{2,3}(?:\.\d+)?)\s*-?\s*(?:bpm|b\.p\.m|beats per minute)\b|\b(?:bpm|tempo)\s*(?:of|:|=|is|at)?\s*(\d{2,3}(?:\.\d+)?)/i;

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(very slow|largo|crawling|glacial)\b/i, -1], [/\b(slow|slowly|adagio|lento|downtempo)\b/i, -0.7],
  [/\b(mid-?tempo|moderate|andante|relaxed|laid-?back)\b/i, -0.25], [/\b(up-?beat|uptempo|up-?tempo|lively|allegro|bouncy|energetic)\b/i, 0.55],
  [/\b(fast|quick|racing|driving (?:beat|drums|rhythm|bass|rock)|presto|frantic|high-energy)\b/i, 0.9],
];

/** The tempo somebody wrote as a number, 40–240; undefined if none is written. */
export function namedTempo(text: string): Bpm | undefined {
  const match = EXPLICIT.exec(text);
  const bpm = match ? Number(match[1] ?? match[2]) : NaN;
  return bpm >= 40 && bpm <= 240 ? bpm : undefined;
}

/** A number written as a tempo that no band of ours plays; undefined if none is. */
export function namedBeyond(text: string): number | undefined {
  const match = EXPLICIT.exec(text);
  const bpm = match ? Number(match[1] ?? match[2]) : NaN;
  return bpm < 40 || bpm > 240 ? bpm : undefined;
}

/** A named tempo exactly; else within the style's range, moved by words and mood. */
export function readTempo(text: string, style: Style, mood: Mood, random: Random): Bpm {
  const named = namedTempo(text);
  if (named !== undefined) return named;
  const word = WORDS.find(([pattern]) => pattern.test(text))?.[1];
  const lean = Math.max(-1, Math.min(1, (word ?? mood.arousal * 0.5) + random.normal() * 0.22));
  const { low, usual, high } = style.tempo;
  return Math.round(lean < 0 ? usual + lean * (usual - low) : usual + lean * (high - usual));
}
