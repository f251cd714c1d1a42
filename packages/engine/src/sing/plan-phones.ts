import type { Seconds } from "../units.ts";
import type { Phone } from "./line-phones.ts";

/** When a syllable's vowel begins and its note ends, relative to the line's origin. */
export interface NoteSpan {
  start: Seconds;
  end: Seconds;
}

export interface PhoneSpan {
  start: Seconds;
  end: Seconds;
}

/** Sung consonants are longer than spoken ones; below these they are no longer understood over music. */
const SHORTEST: Record<string, Seconds> = {
  P: 0.07, T: 0.07, K: 0.075, B: 0.055, D: 0.05, G: 0.055, CH: 0.095, JH: 0.085, F: 0.085, TH: 0.08, S: 0.1, SH: 0.1,
  HH: 0.06, V: 0.055, DH: 0.045, Z: 0.075, ZH: 0.075, M: 0.06, N: 0.055, NG: 0.065, L: 0.06, R: 0.06, W: 0.06, Y: 0.055,
};
const CONSONANT_STRETCH = 1.2;
/** The first sound of a line has nothing before it to be heard against: "neon" became "the on". */
const OPENING_STRETCH = 1.5;
const OPENING: ReadonlySet<string> = new Set(["M", "N", "L", "R", "W", "Y", "V", "DH", "Z"]);

/** A voiced stop that opens a line is nearly all release: drawn out, "golden" became "cold and". */
const OPENING_STOPS: ReadonlySet<string> = new Set(["B", "D", "G"]);
const OPENING_STOP = { shortest: 0.025, longest: 0.045 } as const;

const opens = (phone: Phone): boolean => phone.syllable === 0 && OPENING.has(phone.symbol);
/** Share of the time from vowel to vowel that consonants may take together. */
const CONSONANT_SHARE = 0.62;
/** Notes nearer than this are sung without letting go. */
const LEGATO_GAP: Seconds = 0.12;

/** The network draws out the last consonants of a sentence: "begun-n", "comm-es". */
const LONGEST_NATURAL: Seconds = 0.12;

export const consonantLength = (symbol: string, natural: Seconds = 0): Seconds =>
  Math.max(Math.min(natural, LONGEST_NATURAL), SHORTEST[symbol] ?? 0.06) * CONSONANT_STRETCH;

/**
 * Start and end of every phone. Vowels begin on their notes; consonants before them are sung ahead of the beat,
 * consonants after them inside the note.
 * `natural` is the length each phone would have in speech; `leadIn` the free time before the first vowel.
 */
export function planPhones(
  phones: readonly Phone[],
  natural: ArrayLike<Seconds>,
  notes: readonly NoteSpan[],
  leadIn: Seconds = Number.POSITIVE_INFINITY,
): PhoneSpan[] {
  const syllables = groupBySyllable(phones, notes.length);
  const length = (i: number): Seconds => {
    const phone = phones[i]!;
    if (i === 0 && OPENING_STOPS.has(phone.symbol)) return Math.max(OPENING_STOP.shortest, Math.min(OPENING_STOP.longest, natural[i]!));
    return consonantLength(phone.symbol, natural[i]) * (opens(phone) ? OPENING_STRETCH : 1);
  };
  const sum = (indices: readonly number[]): Seconds => indices.reduce((total, i) => total + length(i), 0);
  const onsetNeed = syllables.map((s) => sum(s.onset));
  const codaNeed = syllables.map((s) => sum(s.coda));

  const onsetScale = syllables.map((_, i) => (i === 0 ? Math.min(1, leadIn / Math.max(onsetNeed[0]!, 1e-3)) : 1));
  const codaScale = syllables.map(() => 1);
  const vowelEnd = notes.map((note, i) => {
    const next = notes[i + 1];
    const legato = next !== undefined && next.start - note.end < LEGATO_GAP;
    const limit = legato ? next.start : note.end;
    const need = codaNeed[i]! + (legato ? onsetNeed[i + 1]! : 0);
    const scale = need > 0 ? Math.min(1, ((limit - note.start) * CONSONANT_SHARE) / need) : 1;
    codaScale[i] = scale;
    if (legato) onsetScale[i + 1] = scale;
    else if (next) onsetScale[i + 1] = Math.min(1, (next.start - note.end) / Math.max(1e-3, onsetNeed[i + 1]!));
    return limit - need * scale;
  });

  const spans: PhoneSpan[] = Array.from(phones, () => ({ start: 0, end: 0 }));
  syllables.forEach(({ onset, nucleus, coda }, i) => {
    const note = notes[i]!;
    let at = note.start - onsetNeed[i]! * onsetScale[i]!;
    for (const k of onset) at = place(k, at, length(k) * onsetScale[i]!);
    at = place(nucleus, note.start, vowelEnd[i]! - note.start);
    for (const k of coda) at = place(k, at, length(k) * codaScale[i]!);
  });
  return spans;

  function place(phone: number, start: Seconds, duration: Seconds): Seconds {
    spans[phone] = { start, end: start + duration };
    return start + duration;
  }
}

interface SyllablePhones {
  onset: number[];
  nucleus: number;
  coda: number[];
}

/** Throws RangeError unless there is one note for each syllable. */
function groupBySyllable(phones: readonly Phone[], noteCount: number): SyllablePhones[] {
  const groups: SyllablePhones[] = [];
  phones.forEach((phone, i) => {
    const group = (groups[phone.syllable] ??= { onset: [], nucleus: -1, coda: [] });
    if (phone.isVowel) group.nucleus = i;
    else if (group.nucleus < 0) group.onset.push(i);
    else group.coda.push(i);
  });
  if (groups.length !== noteCount) throw new RangeError(`${groups.length} syllables but ${noteCount} notes in a sung line`);
  return groups;
}
