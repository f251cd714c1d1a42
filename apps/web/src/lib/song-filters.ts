/** A range people choose by name; both ends included, absent where it is open. */
export interface Range { label: string; min?: number; max?: number }

export const TEMPI = {
  slow: { label: "Under 80 BPM", max: 79 }, easy: { label: "80–99 BPM", min: 80, max: 99 }, walking: { label: "100–119 BPM", min: 100, max: 119 },
  driving: { label: "120–139 BPM", min: 120, max: 139 }, fast: { label: "140 BPM and more", min: 140 },
} as const satisfies Record<string, Range>;
export type Tempo = keyof typeof TEMPI;

/** Seconds. */
export const LENGTHS = { short: { label: "Under a minute", max: 59 }, middle: { label: "1–3 minutes", min: 60, max: 180 }, long: { label: "Over 3 minutes", min: 181 } } as const satisfies Record<string, Range>;
export type Length = keyof typeof LENGTHS;

/** So many days back. */
export const AGES = { day: { label: "Last 24 hours", days: 1 }, week: { label: "Last 7 days", days: 7 }, month: { label: "Last 30 days", days: 30 }, year: { label: "Last 12 months", days: 365 } } as const;
export type Age = keyof typeof AGES;

/** The day such a time began, for an endpoint: whole days, so that the same question is asked all day. */
export const sinceDay = (age: Age, now: number): string => new Date(now - AGES[age].days * 86_400_000).toISOString().slice(0, 10);

/** As songs name theirs: with the fewest signs. */
export const KEYS: readonly string[] = [
  ...["C", "Db", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"].map((tonic) => `${tonic} major`), ...["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "Bb", "B"].map((tonic) => `${tonic} minor`),
];

/** Options for a select: nothing chosen first, then each choice by its label. */
export const optionsOf = <Name extends string>(any: string, choices: Record<Name, { label: string }>): { value: Name | "any"; label: string }[] =>
  [{ value: "any", label: any }, ...(Object.entries(choices) as [Name, { label: string }][]).map(([value, { label }]) => ({ value, label }))];
