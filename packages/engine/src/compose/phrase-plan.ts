import type { Random } from "../random.ts";
import type { SectionKind } from "../score/score.ts";

/** What a line of the melody does with the ones before it. */
export interface PhraseRole {
  /** Lines with the same letter share rhythm and tune. */
  letter: string;
  /** Scale steps the phrase is moved by against its model (a sequence); 0 for the model itself. */
  sequence: number;
  /** "final" is the last line of the song: it goes home whatever its model did. */
  cadence: "closed" | "open" | "free" | "final";
}

/** Four-line plans with steps of sequence: A answers A, a sequence climbs or falls, B contrasts, C closes. */
const QUATRAINS: readonly (readonly [string, number][])[] = [
  [["A", 0], ["B", 0], ["A", 0], ["C", 0]],
  [["A", 0], ["A", 1], ["A", 0], ["C", 0]],
  [["A", 0], ["A", 0], ["B", 0], ["C", 0]],
  [["A", 0], ["B", 0], ["A", 2], ["C", 0]],
  [["A", 0], ["A", -1], ["B", 0], ["C", 0]],
];

/** A role for each line of a section; sections of the same kind get the same plan, so second verses keep their tune. */
export function planPhrases(kind: SectionKind, lines: number, random: Random): PhraseRole[] {
  const quatrain = random.pick(QUATRAINS);
  const rising = kind === "pre-chorus";
  return Array.from({ length: lines }, (_, i) => {
    const inStanza = i % 4;
    const stanzaLines = Math.min(4, lines - (i - inStanza));
    const last = i === lines - 1;
    if (rising) return { letter: i < 2 || !last ? "A" : "C", sequence: i < 2 || !last ? i : 0, cadence: last ? "open" : "free" };
    if (stanzaLines === 1) return { letter: "C", sequence: 0, cadence: last ? "closed" : "open" };
    if (stanzaLines === 2) return inStanza === 0 ? { letter: "A", sequence: 0, cadence: "open" } : { letter: "C", sequence: 0, cadence: last ? "closed" : "open" };
    if (stanzaLines === 3 && inStanza === 2) return { letter: "C", sequence: 0, cadence: "closed" };
    const [letter, sequence] = quatrain[inStanza]!;
    const closing = inStanza === 3;
    return { letter: closing && !last && kind !== "chorus" ? "D" : letter, sequence, cadence: closing ? (last && kind !== "verse" ? "closed" : last ? "free" : "open") : inStanza === 1 ? "open" : "free" };
  });
}

/** Height of the phrase's curve at x in 0…1, around 0, in parts of the melody's span. */
export type Curve = (x: number) => number;

const ARCH: Curve = (x) => Math.sin(Math.PI * x) - 0.5;
const FALL: Curve = (x) => 0.5 - x;
const RISE: Curve = (x) => x - 0.5;
const WAVE: Curve = (x) => 0.5 * Math.sin(2 * Math.PI * x);
const VALLEY: Curve = (x) => 0.4 - Math.sin(Math.PI * x) * 0.9;
const LATE_PEAK: Curve = (x) => (x < 0.7 ? x / 0.7 - 0.5 : 0.5 - ((x - 0.7) / 0.3) * 0.7);

/** A curve for each letter; the closing phrase comes down. */
export function drawCurves(kind: SectionKind, random: Random): Record<string, Curve> {
  const opening = kind === "chorus" ? [ARCH, FALL, LATE_PEAK, VALLEY] : kind === "pre-chorus" ? [RISE, LATE_PEAK] : [ARCH, RISE, WAVE, VALLEY];
  return { A: random.pick(opening), B: random.pick([FALL, LATE_PEAK, ARCH, WAVE]), C: random.pick([FALL, LATE_PEAK]), D: random.pick([RISE, WAVE]) };
}
