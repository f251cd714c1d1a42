import type { Subject } from "../brief/brief.ts";
import type { Random } from "../random.ts";
import type { Pronouncer } from "./pronunciation.ts";

/** A passage made ready to be sung. */
export interface Passage {
  /** The written pattern, its identity in the song. */
  pattern: string;
  lines: string[];
  syllables: number[];
}

const SLOT = /\{([^{}|]+)\}/g;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills choices and slots; undefined when the brief has nothing for a slot. */
export function fillPassage(pattern: string, slots: Readonly<Record<string, string | undefined>>, pronouncer: Pronouncer, random: Random): Passage | undefined {
  for (const [, slot] of pattern.matchAll(SLOT)) if (slots[slot!.toLowerCase()] === undefined) return undefined;
  const text = pattern
    .replace(/\{([^{}]*\|[^{}]*)\}/g, (_, options: string) => random.pick(options.split("|")))
    .replace(SLOT, (_, slot: string) => (slot[0] === slot[0]!.toUpperCase() ? capital(slots[slot.toLowerCase()]!) : slots[slot]!));
  const lines = text.split("/").map((line) => capital(line.trim()));
  return { pattern, lines, syllables: lines.map((line) => countSyllables(line, pronouncer)) };
}

/** What the brief can put into the slots. */
export function slotsOf(subject: Subject, title: string | undefined): Record<string, string | undefined> {
  return { name: subject.name, age: subject.age, thing: subject.thing, activity: subject.activity, place: subject.place, title };
}

export const countSyllables = (line: string, pronouncer: Pronouncer): number =>
  pronouncer.pronounce(line).reduce((sum, word) => sum + word.syllables.length, 0);

/** Longest line minus shortest. */
export const spread = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);
