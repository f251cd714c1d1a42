import { keyName } from "../compose/spell.ts";
import type { Key } from "../score/score.ts";
import type { PitchClass, Seconds } from "../units.ts";
import type { HeardChord } from "./analysis.ts";
import { chromaBetween } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";
import { keyCorrelations } from "./key.ts";

export type HeardKey = Key & { confidence: number; name: string };

/** How well a chord on each degree belongs to a key, by semitones above the tonic; what is not named belongs to another key. */
const BELONGS = {
  major: { major: { 0: 1, 5: 0.75, 7: 0.75, 10: 0.2 }, minor: { 2: 0.5, 4: 0.4, 9: 0.6 } },
  minor: { major: { 3: 0.5, 5: 0.25, 7: 0.5, 8: 0.6, 10: 0.6 }, minor: { 0: 1, 5: 0.7, 7: 0.45 } },
} as const satisfies Record<string, Record<"major" | "minor", Record<number, number>>>;
/** Cost of a chord from elsewhere. */
const FOREIGN = -0.5;
/** Weight of the tones against the chords. */
const TONES = 0.6;
/** What opening or closing on its tonic chord does for a key. */
const FRAME = 0.08;

/** Key by its tones alone, for recordings without chords and to hear the chords by. */
export function findKey(features: Features, duration: Seconds, tuning: number): HeardKey {
  const scores = toneScores(features, duration, tuning);
  return named(scores.reduce((best, score) => (score.confidence > best.confidence ? score : best)));
}

/** Key by tones and chords together: relatives share their tones, not the chords they rest on. */
export function refineKey(features: Features, duration: Seconds, tuning: number, chords: readonly HeardChord[]): HeardKey {
  const scores = toneScores(features, duration, tuning);
  const total = chords.reduce((sum, c) => sum + c.end - c.start, 0);
  if (total === 0) return named(scores.reduce((best, score) => (score.confidence > best.confidence ? score : best)));
  const judged = scores.map((score) => {
    const fit = (chord: HeardChord): number =>
      (BELONGS[score.mode][chord.quality] as Record<number, number>)[(chord.root - score.tonic + 12) % 12] ?? FOREIGN;
    const belongs = chords.reduce((sum, chord) => sum + fit(chord) * (chord.end - chord.start), 0) / total;
    const isTonic = (chord: HeardChord | undefined): number => (chord && chord.root === score.tonic && chord.quality === score.mode ? FRAME : 0);
    return { score, value: belongs + TONES * score.confidence + isTonic(chords[0]) + isTonic(chords.at(-1)) };
  });
  return named(judged.reduce((best, entry) => (entry.value > best.value ? entry : best)).score);
}

type Scored = { tonic: PitchClass; mode: "major" | "minor"; confidence: number };

function toneScores(features: Features, duration: Seconds, tuning: number): Scored[] {
  const { treble, bass } = chromaBetween(features, 0, duration, tuning);
  const sum = (x: Float64Array): number => x.reduce((a, b) => a + b, 0) || 1;
  const [t, b] = [sum(treble), sum(bass)];
  return keyCorrelations(treble.map((v, i) => v / t + (0.3 * bass[i]!) / b));
}

const named = (scored: Scored): HeardKey => ({ ...scored, name: keyName(scored) });
