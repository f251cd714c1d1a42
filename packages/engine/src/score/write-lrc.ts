import type { SongPlan } from "../song/song-events.ts";
import type { Seconds } from "../units.ts";

/** Timed lyrics for players: one line of text per sung line, its time the first word's. UTF-8 text, ends with a newline. */
export function writeLrc(plan: Pick<SongPlan, "title" | "lyrics" | "words" | "score">): string {
  const shown = displayedLines(plan.lyrics);
  const times = new Map<number, Seconds>();
  for (const { line, start } of plan.words) times.set(line, Math.min(start, times.get(line) ?? Infinity));
  const rows = [...times].toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).map(([line, start]) => `[${clock(start)}]${shown[line] ?? wordsOf(plan, line)}`);
  return [`[ti:${oneLine(plan.title)}]`, `[length:${clock(plan.score.duration)}]`, "[re:Tunewright]", ...rows, ""].join("\n");
}

/** Lines as `TimedWord.line` counts them: section tags and blank lines are no lines. */
export const displayedLines = (lyrics: string): string[] =>
  lyrics.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !/^\[[^\]]*\]$/.test(line));

const wordsOf = (plan: Pick<SongPlan, "words">, line: number): string => plan.words.filter((w) => w.line === line).map((w) => w.word).join(" ");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** mm:ss.cc, in whole hundredths so that 59.999 does not become 60.00. */
function clock(time: Seconds): string {
  const hundredths = Math.round(Math.max(0, time) * 100);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}
