import type { SectionKind } from "../score/score.ts";

/** Lyrics in their structure, whoever wrote them. */
export interface LyricSheet {
  title: string;
  sections: LyricSection[];
}

export interface LyricSection {
  kind: SectionKind;
  /** As shown: "Verse 1". Sections without lines are instrumental. */
  label: string;
  lines: LyricLine[];
}

export interface LyricLine {
  /** Sung by the lead, as written. May be empty when the whole line stands in brackets. */
  text: string;
  /** Words in round brackets, sung by the backing voices: "(oh, oh)". */
  backing?: string;
  /** The whole line as the person wrote it, where brackets were taken out of it. */
  written?: string;
}
