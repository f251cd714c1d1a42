/**
 * What the writer knows about a subject. Lines are written by hand; "/" parts lines, {a|b} offers a choice of equal length and stress.
 * Every couplet rhymes in itself, every quatrain line 2 with line 4 (the others may). Slots {name}, {age}, {thing}, {activity} and {place}
 * are filled from the brief; a passage with a slot is used only when there is something to fill it with.
 */
export interface Theme {
  key: string;
  /** Words of a prompt that call the theme; a trailing * matches any ending. */
  triggers: string;
  /** Where and when: sets the scene in the first verse. */
  scenes: readonly string[];
  /** What happens, what is felt: any verse. */
  verses: readonly string[];
  /** Two lines that lift towards the chorus. */
  lifts: readonly string[];
  /** Title, then four lines. The title's words stand in them. */
  choruses: readonly (readonly [title: string, lines: string])[];
  /** Four lines, or two, from another side. */
  bridges: readonly string[];
}
