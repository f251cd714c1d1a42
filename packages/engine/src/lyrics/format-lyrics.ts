import type { LyricSheet } from "./lyric-sheet.ts";

/** A sheet as people write it: tags in square brackets, backing words in round ones, sections apart. */
export function formatLyrics(sheet: LyricSheet): string {
  return sheet.sections.map((section) => {
    const lines = section.lines.map((line) => line.written ?? [line.text, line.backing ? `(${line.backing})` : ""].filter(Boolean).join(" "));
    return [`[${section.label}]`, ...lines].join("\n");
  }).join("\n\n");
}
