import type { AlignedWord } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { loadVisibleClip } from "./load-clip.ts";

interface Section { name: string; kind: string; start: number; end: number }
interface SungLine { text: string; section: string; start_s: number; end_s: number }

/** The words of a clip with the moments they are sung; all empty before the words are known. Rejects with AppError "not_found". */
export async function readAlignedLyrics(db: Db, viewer: { id: string } | null, clipId: string) {
  const clip = await loadVisibleClip(db, clipId, viewer);
  const row = await db.selectFrom("clip_lyrics").select("words").where("clip_id", "=", clipId).executeTakeFirst();
  const words = row?.words ?? [];
  return { aligned_words: words, lines: gatherLines(words, clip.lyrics, clip.sections), sections: clip.sections };
}

/**
 * Words → lines. A word's `line` is the index of its line among the displayed lyrics without tags and blank lines; where the lyrics
 * were edited since and no longer have that line, its text is put together from the words.
 */
export function gatherLines(words: readonly AlignedWord[], lyrics: string, sections: readonly Section[]): SungLine[] {
  const shown = lyrics.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !/^\[[^\]]*\]$/.test(line));
  const byLine = new Map<number, AlignedWord[]>();
  for (const word of words) {
    const gathered = byLine.get(word.line);
    if (gathered) gathered.push(word);
    else byLine.set(word.line, [word]);
  }
  return [...byLine].map(([line, sung]) => {
    const start = Math.min(...sung.map((word) => word.start_s));
    const end = Math.max(...sung.map((word) => word.end_s));
    const middle = (start + end) / 2;
    const section = sections.find((each) => middle >= each.start && middle < each.end);
    return { text: shown[line] ?? sung.map((word) => word.word).join(" "), section: section?.name ?? "", start_s: start, end_s: end };
  }).toSorted((a, b) => a.start_s - b.start_s);
}
