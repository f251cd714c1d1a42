/** One row of the lyrics beside the waveform: a tag in mono or a sung line that knows when it is sung. */
export type LyricRow =
  | { kind: "tag"; text: string }
  | { kind: "line"; text: string; start: number | null; end: number | null };

interface TimedLine { text: string; section: string; start_s: number; end_s: number }

/** Sung lines under the names of their sections, in the order in which they are sung. */
export function timedRows(lines: readonly TimedLine[]): LyricRow[] {
  const rows: LyricRow[] = [];
  let section: string | null = null;
  for (const line of lines.toSorted((a, b) => a.start_s - b.start_s)) {
    if (line.section !== section && line.section !== "") rows.push({ kind: "tag", text: `[${line.section}]` });
    section = line.section;
    rows.push({ kind: "line", text: line.text, start: line.start_s, end: line.end_s });
  }
  return rows;
}

/** The words as written, for a song whose moments are not known (yet). */
export function writtenRows(lyrics: string): LyricRow[] {
  const rows: LyricRow[] = [];
  for (const raw of lyrics.split("\n")) {
    const text = raw.trim();
    if (text === "") continue;
    rows.push(/^\[[^\]]*\]$/.test(text) ? { kind: "tag", text } : { kind: "line", text, start: null, end: null });
  }
  return rows;
}

/** A line lights up this long before its first word, so that the eye is there when the ear is. */
const EARLY_SECONDS = 0.25;

/** The row that is sung at `time`, or the last one sung before it; -1 before the first. Rows are in time order. */
export function currentRow(rows: readonly LyricRow[], time: number): number {
  let low = 0;
  let high = rows.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    // A tag stands at the start of the line below it.
    let probe = middle;
    while (probe < rows.length && rows[probe]!.kind === "tag") probe += 1;
    const row = rows[probe];
    const start = row?.kind === "line" ? row.start : null;
    if (start !== null && start - EARLY_SECONDS <= time) {
      found = Math.max(found, probe);
      low = probe + 1;
    } else high = middle - 1;
  }
  return found;
}

/** ?time= of share links: seconds, within the song; null where it says nothing. */
export function startTime(raw: unknown, duration: number | null): number | null {
  const seconds = typeof raw === "number" ? raw : typeof raw === "string" && raw.trim() !== "" ? Number(raw) : Number.NaN;
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return duration !== null && seconds >= duration ? Math.max(0, duration - 1) : seconds;
}
