import { estimateSyllables } from "../../lib/estimate-syllables.ts";

export interface LyricLine {
  kind: "tag" | "sung" | "blank";
  /** 0 for tags and blanks. */
  syllables: number;
  /** Strays so far from its section's lines that it will be crammed or stretched when sung. */
  offPattern: boolean;
}

/** How far a line may stray from the middle of its section, in syllables, before it is pointed out. */
const TOLERANCE = 2;

export function readLyricLines(lyrics: string): LyricLine[] {
  const lines = lyrics.split("\n").map((line): LyricLine => {
    const bare = line.trim();
    if (bare === "") return { kind: "blank", syllables: 0, offPattern: false };
    if (isSectionTag(bare)) return { kind: "tag", syllables: 0, offPattern: false };
    // Words in round brackets are backing vocals: they stand beside the line, not in its metre.
    return { kind: "sung", syllables: estimateSyllables(bare.replace(/\([^)]*\)/g, " ")), offPattern: false };
  });
  let section: LyricLine[] = [];
  for (const line of [...lines, null]) {
    if (line?.kind === "sung") section.push(line);
    else if (line === null || line.kind === "tag") {
      markStrays(section);
      section = [];
    }
  }
  return lines;
}

export const isSectionTag = (line: string): boolean => /^\[[^\]]*\]$/.test(line.trim());

/** A verse may alternate long and short lines: a line strays only if it fits neither its own half nor the whole. */
function markStrays(section: LyricLine[]): void {
  if (section.length < 3) return;
  const whole = median(section.map((line) => line.syllables));
  section.forEach((line, at) => {
    const half = median(section.filter((_, i) => i % 2 === at % 2 && i !== at).map((l) => l.syllables), whole);
    line.offPattern = Math.abs(line.syllables - whole) > TOLERANCE && Math.abs(line.syllables - half) > TOLERANCE;
  });
}

function median(counts: number[], otherwise = 0): number {
  if (counts.length === 0) return otherwise;
  const sorted = counts.toSorted((a, b) => a - b);
  const mid = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[mid]! : (sorted[mid - 1]! + sorted[mid]!) / 2;
}
