import type { SectionKind } from "../score/score.ts";
import type { LyricLine, LyricSection, LyricSheet } from "./lyric-sheet.ts";
import { sectionKind, sectionName } from "./section-tags.ts";
import { splitBreaths } from "./split-breaths.ts";

const TAG = /^\s*[[【]([^\]】]*)[\]】]\s*(.*)$/u;
/** "(x2)" or "x2" at a line's end, alone on a line, or in a tag: sung so many times. */
const TIMES = /^(.*?)\s*(?:[[(（]\s*(?:x|×)\s*([2-8])\s*[\])）]|[[(（]\s*([2-8])\s*(?:x|×)\s*[\])）]|(?<=^|\s)(?:x|×)([2-8]))\s*$/iu;

/** "(x3)" taken off the end of a text, and how often that says. */
function readTimes(text: string): { text: string; times: number } {
  const match = TIMES.exec(text);
  return match ? { text: match[1]!.trim(), times: Number(match[2] ?? match[3] ?? match[4]) } : { text, times: 1 };
}

/** "[Chorus" and "Chorus:" and "(Verse 2)" are tags somebody wrote in a hurry: a line that is nothing else. */
function readLooseTag(line: string): string | undefined {
  const open = /^[[【]\s*([^[\]【】]{2,32})$/u.exec(line)?.[1];
  if (open !== undefined && sectionKind(open)) return open.trim();
  const bare = /^(?:\(\s*)?((?:pre-?\s?|post-?\s?)?(?:intro|verse|chorus|hook|refrain|bridge|outro|interlude|solo)(?:\s*\d{1,2})?)\s*(\)|:)$/iu.exec(line);
  return bare && (bare[2] === ":" || line.startsWith("(")) ? bare[1]!.trim() : undefined;
}

/**
 * Any text → sections and lines. Words are kept to the letter; only tags, repeat signs, blank lines and NUL bytes are not words. A line too
 * long for one breath becomes several. "(x2)" repeats its line, its section when it stands alone or in the tag; an empty [Chorus] after one
 * with words brings its words back.
 * Untagged stanzas become verses and choruses: a repeated stanza is the chorus, else every second one. Never throws.
 */
export function parseLyrics(text: string): LyricSheet {
  const blocks: Block[] = [];
  let title = "";
  let current: (typeof blocks)[number] | undefined;
  let lastWasBlank = true;
  for (const raw of text.replaceAll("\0", "").split(/\r\n?|\n|\u2028|\u2029/u)) {
    const line = raw.trim();
    if (line === "") { lastWasBlank = true; continue; }
    const heading = /^title\s*:\s*(.+)$/iu.exec(line);
    if (heading && blocks.length === 0 && !current) { title = heading[1]!.trim(); continue; }
    const loose = readLooseTag(line);
    const tag = loose === undefined ? TAG.exec(line) : [line, loose, ""];
    const alone = /[\p{L}\p{N}]/u.test(line) && readTimes(line).text === "" ? readTimes(line).times : 1;
    if (alone > 1 && current && current.lines.length > 0) {
      repeatLines(current, alone);
    } else if (tag) {
      const said = readTimes(tag[1]!);
      const kind = sectionKind(said.text);
      // A direction such as "[whispered]" inside a section does not begin a new one.
      if (kind || !current) {
        const rest = readTimes(tag[2]!);
        const times = Math.max(said.times, rest.text === "" ? rest.times : 1);
        current = { tag: said.text.trim(), ...(kind ? { kind } : {}), lines: [], ...(times > 1 ? { times } : {}) };
        blocks.push(current);
        if (rest.text === "") { lastWasBlank = false; continue; }
      }
      addLine(current, tag[2]!.trim());
    } else {
      if (!current || (lastWasBlank && current.tag === undefined && current.lines.length > 0)) {
        current = { lines: [] };
        blocks.push(current);
      }
      addLine(current, line);
    }
    lastWasBlank = false;
  }
  for (const block of blocks) if (block.times) repeatLines(block, block.times);
  recallChoruses(blocks);
  return { title, sections: nameSections(blocks) };
}

interface Block {
  tag?: string;
  kind?: SectionKind;
  lines: string[];
  times?: number;
}

function addLine(block: Block, line: string): void {
  if (line === "") return;
  const { text, times } = readTimes(line);
  if (times === 1 || text === "") block.lines.push(line);
  else for (let i = 0; i < times; i++) block.lines.push(text);
}

/** Nobody's song needs more lines in a section than this. */
const MOST_LINES = 200;

function repeatLines(block: Block, times: number): void {
  const once = [...block.lines];
  for (let i = 1; i < times && block.lines.length + once.length <= MOST_LINES; i++) block.lines.push(...once);
}

/** "[Chorus]" without words stands for the chorus that was written out before. */
function recallChoruses(blocks: readonly Block[]): void {
  for (const [i, block] of blocks.entries()) {
    if (block.lines.length > 0 || !block.kind || !["chorus", "pre-chorus", "post-chorus"].includes(block.kind)) continue;
    const written = blocks.slice(0, i).findLast((other) => other.kind === block.kind && other.lines.length > 0);
    if (written) block.lines.push(...written.lines);
  }
}

function nameSections(blocks: readonly Block[]): LyricSection[] {
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
