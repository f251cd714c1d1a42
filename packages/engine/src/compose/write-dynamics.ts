import type { Layer } from "../brief/style.ts";
import type { InstrumentPart } from "../score/score.ts";
import type { Beats, Decibels } from "../units.ts";
import type { Arrangement } from "./arrangement.ts";
import type { SectionPlan } from "./lay-out-form.ts";

interface Point {
  beat: Beats;
  gain: Decibels;
}

/** Level at the start and the end of a section, in decibels around the planned one. */
type Swell = readonly [from: Decibels, to: Decibels];

/** Beats a change of level takes where a section begins: short enough to land with it, long enough not to click. */
const EDGE: Beats = 0.25;

/** How a player of a role goes through a section: pads swell, colours come up from nowhere, everybody leans back where the singer tells a story. */
function swellOf(role: Layer["role"] | "drums", section: SectionPlan, next: SectionPlan | undefined): Swell {
  const rises = next !== undefined && next.energy - section.energy > 0.1;
  const last = section.isLastOfKind && section.occurrence > 0;
  switch (section.kind) {
    case "intro": return role === "pad" || role === "arp" ? [-7, 0] : role === "drums" || role === "bass" ? [0, 0] : [-3, 0];
    case "verse": return role === "pad" ? [-2.5, rises ? -0.5 : -2] : role === "bass" ? [0, 0] : role === "drums" ? [-1, -0.5] : [-1.5, -1];
    case "pre-chorus": return role === "pad" || role === "arp" || role === "strum" ? [-3, 0.5] : role === "bass" ? [-0.5, 0] : [-1.5, 0];
    case "chorus": case "drop": case "post-chorus": return last && role !== "bass" ? [0.8, 0.8] : [0, 0];
    case "bridge": return rises ? [-3, 0] : [-2.5, -1.5];
    case "break": return role === "pad" || role === "arp" ? [-1, 1] : [-3, -1];
    case "solo": return role === "lead" ? [1, 1] : role === "pad" || role === "comp" || role === "strum" ? [-1.5, -1.5] : [0, 0];
    case "interlude": return [-1, 0];
    case "outro": return role === "bass" || role === "drums" ? [0, -2] : role === "lead" ? [0, -3] : [0, -5];
  }
}

/** What moves of its own accord is left alone. */
const STILL: ReadonlySet<Layer["role"]> = new Set(["riser", "impact"]);

/** Gains over the song for every part; `fade` lets the last section sink to silence. Parts that need none get none. */
export function writeDynamics(a: Arrangement, parts: readonly InstrumentPart[], layers: readonly Layer[], moves: boolean, fade: boolean): InstrumentPart[] {
  if (!moves && !fade) return [...parts];
  return parts.map((part) => {
    const role = part.id === "drums" ? "drums" : layers.find((layer) => layer.id === part.id)?.role;
    const points = moves && role !== undefined && !(role !== "drums" && STILL.has(role)) ? swells(a, role) : [];
    const automation = fade ? fadeOut(a, points) : points;
    return automation.some((point) => Math.abs(point.gain) > 0.05) ? { ...part, automation } : part;
  });
}

function swells(a: Arrangement, role: Layer["role"] | "drums"): Point[] {
  const points: Point[] = [];
  a.sections.forEach((section, i) => {
    const [from, to] = swellOf(role, section, a.sections[i + 1]);
    const start = section.startBar * a.beats;
    const end = (section.startBar + section.bars) * a.beats;
    points.push({ beat: start, gain: from }, { beat: Math.max(start + EDGE, end - EDGE), gain: to });
  });
  return points;
}

/** Seconds the fade takes at most, and how far down it goes. */
const FADE = { longest: 14, depth: -48 } as const;

function fadeOut(a: Arrangement, points: readonly Point[]): Point[] {
  const last = a.sections.at(-1)!;
  const start = Math.max(last.startBar * a.beats, a.end - (FADE.longest * a.brief.bpm) / 60);
  const before = points.filter((point) => point.beat < start);
  const level = before.at(-1)?.gain ?? 0;
  // Even in decibels for two thirds, then gone.
  return [...before, { beat: start, gain: level }, { beat: start + (a.end - start) * 0.66, gain: level - 16 }, { beat: a.end, gain: FADE.depth }];
}
