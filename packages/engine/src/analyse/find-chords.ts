import { scaleOf, spellPitch } from "../compose/spell.ts";
import type { Key } from "../score/score.ts";
import type { PitchClass, Seconds } from "../units.ts";
import type { HeardChord } from "./analysis.ts";
import { chromaBetween } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";

/** What changing the chord costs on a downbeat, within the bar, and off the beat's grid of pairs; emissions are cosines times EVIDENCE. */
const CHANGE = { downbeat: 0.35, even: 0.8, odd: 1.5 } as const;
const EVIDENCE = 7;
/** Part of the evidence that the bass alone gives. */
const BASS = 0.12;
/** Chords of the key's own tones are likelier. */
const AT_HOME = 0.18;

const OUTLINES = { major: [0, 4, 7], minor: [0, 3, 7] } as const;
type Quality = keyof typeof OUTLINES;
const STATES: readonly { root: PitchClass; quality: Quality }[] = Array.from({ length: 24 }, (_, i) => ({ root: i % 12, quality: i < 12 ? "major" : "minor" }));

/** Triads, one for each beat at most, by the most likely path through the beats' chroma (Viterbi). */
export function findChords(features: Features, beats: readonly Seconds[], downbeats: ReadonlySet<Seconds>, key: Key, tuning: number): HeardChord[] {
  if (beats.length < 2) return [];
  const scale = new Set(scaleOf(key));
  const home = STATES.map(({ root, quality }) => (OUTLINES[quality].every((step) => scale.has((root + step) % 12)) ? AT_HOME : 0));
  let row = new Float64Array(24);
  const links: Int8Array[] = [];
  let sinceBar = 0;
  let silent = true;
  beats.slice(0, -1).forEach((start, i) => {
    sinceBar = downbeats.has(start) ? 0 : sinceBar + 1;
    const { treble, bass } = chromaBetween(features, start, beats[i + 1]!, tuning);
    if (treble.some((v) => v > 0)) silent = false;
    const seen = evidence(treble, bass);
    const cost = sinceBar === 0 ? CHANGE.downbeat : sinceBar % 2 === 0 ? CHANGE.even : CHANGE.odd;
    const from = row.reduce((best, v, s) => (v > row[best]! ? s : best), 0);
    const next = new Float64Array(24);
    const link = new Int8Array(24);
    for (let s = 0; s < 24; s++) {
      const moved = row[from]! - cost;
      const stays = row[s]! >= moved;
      link[s] = stays ? s : from;
      next[s] = (stays ? row[s]! : moved) + EVIDENCE * seen[s]! + home[s]!;
    }
    row = next;
    links.push(link);
  });
  if (silent) return [];
  let at = row.reduce((best, v, s) => (v > row[best]! ? s : best), 0);
  const states: number[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    states.unshift(at);
    at = links[i]![at]!;
  }
  const out: HeardChord[] = [];
  states.forEach((state, i) => {
    const { root, quality } = STATES[state]!;
    const last = out.at(-1);
    if (last && last.root === root && last.quality === quality) last.end = beats[i + 1]!;
    else out.push({ start: beats[i]!, end: beats[i + 1]!, root, quality, symbol: `${spellPitch(root, key)}${quality === "minor" ? "m" : ""}` });
  });
  return out;
}

/** Tones beyond the triad that a chord may have, in semitones above its root, for each quality. */
const SEVENTHS = { major: [10, 11], minor: [10] } as const;

/** How well each triad, alone or with its seventh, explains a beat. */
function evidence(treble: Float64Array, bass: Float64Array): Float64Array {
  const heard = treble;
  const norm = Math.sqrt(heard.reduce((s, v) => s + v * v, 0)) || 1;
  const loudestBass = bass.reduce((most, v) => Math.max(most, v), 0) || 1;
  return Float64Array.from(STATES, ({ root, quality }) => {
    const [first, third, fifth] = OUTLINES[quality].map((step) => heard[(root + step) % 12]!) as [number, number, number];
    // The other third denies the chord; the root counts a little more than its fifth.
    const other = heard[(root + (quality === "major" ? 3 : 4)) % 12]!;
    const triad = 1.1 * first + third + 0.9 * fifth - 0.35 * other;
    const seventh = Math.max(...SEVENTHS[quality].map((step) => heard[(root + step) % 12]!));
    const likeness = Math.max(triad / Math.sqrt(3), (triad + seventh) / 2 - SEVENTH_COST * norm) / norm;
    return (1 - BASS) * likeness + BASS * Math.sqrt(bass[root]! / loudestBass);
  });
}

/** Four tones explain anything more easily than three. */
const SEVENTH_COST = 0.03;
