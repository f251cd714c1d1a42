import type { SongPlan } from "../song/song-events.ts";
import type { Seconds } from "../units.ts";

/** "[mm:ss.xx]" hundredths, rounded down so that a line never comes late. */
const stamp = (at: Seconds): string => {
  const hundredths = Math.max(0, Math.floor(at * 100 + 1e-6));
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
};

/** The lines a person sees: no tags, no blank lines. Index = `TimedWord.line`. */
export const displayedLines = (lyrics: string): string[] =>
  lyrics.split("\n").filter((line) => line.trim() !== "" && !/^\s*\[[^\]]*\]\s*$/.test(line));

/**
 * Timed lyrics of the LRC format. `words` adds a stamp before each word ("enhanced" LRC). Lines without sung words are left out.
 * `duration` is the song's, for the [length:] head.
 */
export function writeLrc(plan: Pick<SongPlan, "title" | "lyrics" | "words">, options: { duration: Seconds; words?: boolean }): string {
  const lines = displayedLines(plan.lyrics);
  const byLine = new Map<number, SongPlan["words"]>();
  for (const word of plan.words) byLine.set(word.line, [...(byLine.get(word.line) ?? []), word]);
  const body = [...byLine].toSorted((a, b) => a[1][0]!.start - b[1][0]!.start).map(([line, words]) => {
    const text = options.words ? words.map((word) => `<${stamp(word.start)}>${word.word}`).join(" ") + ` <${stamp(words.at(-1)!.end)}>` : (lines[line] ?? words.map((word) => word.word).join(" "));
    return `[${stamp(words[0]!.start)}]${text}`;
  });
  return [`[ti:${plan.title.replace(/[\r\n]+/g, " ")}]`, `[length:${stamp(options.duration).slice(0, 5)}]`, ...body].join("\n") + "\n";
}
