import type { Brief } from "../brief/brief.ts";
import type { LyricSection, LyricSheet } from "../lyrics/lyric-sheet.ts";
import { sectionName } from "../lyrics/section-tags.ts";
import type { Random } from "../random.ts";
import type { SectionKind } from "../score/score.ts";
import type { Seconds } from "../units.ts";

const USUAL_CONTINUATION: Seconds = 60;

/**
 * How a song goes on that nobody gave more words for: its verses go on with new ones, its chorus returns, a bridge comes before the last
 * chorus, and it ends. `written` is where new words come from; what was sung before comes from `kept`; `usual` is the length of a section.
 */
export function continueForm(
  kept: readonly LyricSection[], written: LyricSheet, brief: Brief, { length = USUAL_CONTINUATION, usual }: { length?: Seconds; usual: Seconds }, random: Random,
): LyricSection[] {
  const before = kept.filter((section) => section.kind !== "outro");
  const count = Math.max(2, Math.min(14, Math.round(length / usual)));
  const kinds: SectionKind[] = [];
  const chorus: SectionKind = brief.instrumental ? "chorus" : (before.find((s) => s.kind === "chorus" || s.kind === "drop")?.kind ?? "chorus");
  const has = (kind: SectionKind): boolean => before.some((s) => s.kind === kind) || kinds.includes(kind);
  let last: SectionKind = before.at(-1)?.kind ?? "intro";
  while (kinds.length < count - 1) {
    const left = count - 1 - kinds.length;
    const next: SectionKind =
      last === "verse" ? (before.some((s) => s.kind === "pre-chorus") ? "pre-chorus" : chorus)
      : last === "pre-chorus" || last === "bridge" || last === "break" ? chorus
      : last === chorus && left === 2 && !has("bridge") && has(chorus) ? (random.chance(0.7) ? "bridge" : "break")
      : last === chorus && left === 1 ? chorus
      : last === "intro" || last === chorus || last === "interlude" || last === "solo" ? "verse"
      : chorus;
    kinds.push(next);
    last = next;
  }
  kinds.push("outro");
  const verses = before.filter((s) => s.kind === "verse").length;
  const fresh = (kind: SectionKind, n: number): LyricSection | undefined => {
    const of = written.sections.filter((s) => s.kind === kind && s.lines.length > 0);
    return of[Math.min(n, of.length - 1)];
  };
  let verse = 0;
  return kinds.map((kind): LyricSection => {
    const label = kind === "verse" ? `${sectionName("verse")} ${verses + ++verse}` : (before.find((s) => s.kind === kind)?.label ?? sectionName(kind));
    if (brief.instrumental) return { kind, label, lines: [] };
    // What returns is sung with the words it had; a verse that was never sung through counts as new.
    const known = kind === "verse" ? undefined : before.findLast((s) => s.kind === kind && s.lines.length > 0);
    return { kind, label, lines: [...(known ?? fresh(kind, verses + verse - 1) ?? { lines: [] }).lines] };
  });
}
