import type { SectionKind } from "../score/score.ts";
import type { LyricLine, LyricSection, LyricSheet } from "./lyric-sheet.ts";
import { sectionKind, sectionName } from "./section-tags.ts";
import { splitBreaths } from "./split-breaths.ts";

const TAG = /^\s*[[【]([^\]】]*)[\]】]\s*(.*)$/u;

/**
 * Any text → sections and lines. Words are kept to the letter; only tags, blank lines and NUL bytes are not words. A line too long for
 * one breath becomes several.
 * Untagged stanzas become verses and choruses: a repeated stanza is the chorus, else every second one. Never throws.
 */
export function parseLyrics(text: string): LyricSheet {
  const blocks: { tag?: string; kind?: SectionKind; lines: string[] }[] = [];
  let title = "";
  let current: (typeof blocks)[number] | undefined;
  let lastWasBlank = true;
  for (const raw of text.replaceAll("\0", "").split(/\r\n?|\n|\u2028|\u2029/u)) {
    const line = raw.trim();
    if (line === "") { lastWasBlank = true; continue; }
    const heading = /^title\s*:\s*(.+)$/iu.exec(line);
    if (heading && blocks.length === 0 && !current) { title = heading[1]!.trim(); continue; }
    const tag = TAG.exec(line);
    if (tag) {
      const kind = sectionKind(tag[1]!);
      // A direction such as "[whispered]" inside a section does not begin a new one.
      if (kind || !current) {
        current = { tag: tag[1]!.trim(), ...(kind ? { kind } : {}), lines: [] };
        blocks.push(current);
      }
      if (tag[2]!.trim()) current.lines.push(tag[2]!.trim());
    } else {
      if (!current || (lastWasBlank && current.tag === undefined && current.lines.length > 0)) {
        current = { lines: [] };
        blocks.push(current);
      }
      current.lines.push(line);
    }
    lastWasBlank = false;
  }
  return { title, sections: nameSections(blocks) };
}

function nameSections(blocks: readonly { tag?: string; kind?: SectionKind; lines: string[] }[]): LyricSection[] {
  const untagged = blocks.filter((block) => block.tag === undefined);
  const texts = untagged.map((block) => block.lines.join("\n").toLowerCase());
  const repeated = new Set(texts.filter((text, i) => texts.indexOf(text) !== i));
  let stanza = 0;
  const counts = new Map<SectionKind, number>();
  const kinds = blocks.map((block): SectionKind => {
    if (block.kind) return block.kind;
    if (block.tag !== undefined) return block.lines.length === 0 ? "interlude" : "verse";
    const text = block.lines.join("\n").toLowerCase();
    const at = stanza++;
    if (repeated.size > 0) return repeated.has(text) ? "chorus" : "verse";
    return untagged.length >= 2 && at % 2 === 1 ? "chorus" : "verse";
  });
  const totals = new Map<SectionKind, number>();
  for (const kind of kinds) totals.set(kind, (totals.get(kind) ?? 0) + 1);
  return blocks.map((block, i) => {
    const kind = kinds[i]!;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const label = block.tag !== undefined && block.kind ? block.tag : kind === "verse" && totals.get(kind)! > 1 ? `${sectionName(kind)} ${count}` : sectionName(kind);
    return { kind, label, lines: block.lines.flatMap(splitBreaths).map(splitBacking) };
  });
}

/** "We ride (we ride)" → lead and backing. An unclosed bracket is text like any other. */
function splitBacking(line: string): LyricLine {
  const inside: string[] = [];
  const text = line.replace(/[(（]([^()（）]*)[)）]/gu, (_, words: string) => { if (words.trim()) inside.push(words.trim()); return " "; })
    .replace(/\s+/gu, " ").trim();
  if (inside.length === 0) return { text: line };
  // Only punctuation left over: the whole line is for the backing voices.
  return { text: /[\p{L}\p{N}]/u.test(text) ? text : "", backing: inside.join(" "), written: line };
}
