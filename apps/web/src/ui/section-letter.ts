const LETTERS: Record<string, string> = {
  intro: "I", verse: "V", "pre-chorus": "P", prechorus: "P", chorus: "C", hook: "C", refrain: "C", drop: "C", bridge: "B", break: "B", solo: "B", interlude: "B", outro: "O", end: "O",
};
/** The letter of a kind of section; unknown kinds take their first letter. */
export const sectionLetter = (kind: string): string => LETTERS[kind.toLowerCase()] ?? kind.slice(0, 1).toUpperCase();
