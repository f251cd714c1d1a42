import type { SectionKind } from "../score/score.ts";

/** Words in a [tag] and what they mean; the first that fits decides. */
const MEANINGS: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(pre|before)[\s-]*(chorus|hook|refrain)\b|\b(build|lift|climb)/, "pre-chorus"],
  [/\bpost[\s-]*(chorus|hook|refrain)\b|\btag\b/, "post-chorus"],
  [/\b(chorus|refrain|hook|coro|refr[aá]n|refrão|ritornello|refrein)\b/, "chorus"],
  [/\b(intro|introduction|opening|prelude)\b/, "intro"],
  [/\b(outro|ending|end|coda|finale|fade)\b/, "outro"],
  [/\b(bridge|middle\s*(8|eight)|puente|ponte)\b/, "bridge"],
  [/\b(drop|beat drop)\b/, "drop"],
  [/\bbreak(down)?\b/, "break"],
  [/\bsolo\b/, "solo"],
  [/\b(interlude|instrumental|music|melody|riff)\b/, "interlude"],
  [/\b(verse|strophe|rap|verso|estrofa|vers|spoken|part|couplet|stanza)\b/, "verse"],
];

const NAMES: Record<SectionKind, string> = {
  intro: "Intro", verse: "Verse", "pre-chorus": "Pre-Chorus", chorus: "Chorus", "post-chorus": "Post-Chorus", bridge: "Bridge",
  break: "Break", drop: "Drop", solo: "Solo", interlude: "Interlude", outro: "Outro",
};

/** The kind a tag such as "[Chorus 2: duet]" names; undefined when it names none (a stage direction). */
export function sectionKind(tag: string): SectionKind | undefined {
  const words = tag.toLowerCase();
  return MEANINGS.find(([pattern]) => pattern.test(words))?.[1];
}

export const sectionName = (kind: SectionKind): string => NAMES[kind];
