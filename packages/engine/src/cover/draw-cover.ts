import { createRandom, hashText } from "../random.ts";
import { MOTIFS, MOTIF_INKS, chooseMotif } from "./choose-motif.ts";
import type { CoverMood } from "./inks.ts";
import { chooseInks, coverMood } from "./inks.ts";
import { createPlate } from "./plate.ts";
import { pull } from "./press.ts";

export interface CoverRequest {
  /** The clip's id: parts the takes of one song, which share title and motif. */
  seed: string;
  /** Style words; the first that calls for a motif has it. */
  tags: readonly string[];
  bpm: number;
  /** Chosen from tags and tempo when absent. */
  mood?: CoverMood;
  /** Named to screen readers; also chooses among the motifs of a style. */
  title?: string;
}

/**
 * A linocut print in two or three inks as SVG text (viewBox 400 × 400, at most 60 KB, no filters, fonts or outside links).
 * The same request gives the same text. Any strings are accepted.
 */
export function drawCover({ seed, tags, bpm, mood, title = "" }: CoverRequest): string {
  const random = createRandom(hashText(`cover ${seed}`));
  const motif = chooseMotif(tags, title);
  const feeling = mood ?? coverMood(tags, bpm);
  const inks = chooseInks(MOTIF_INKS[motif] ?? feeling, random.fork("inks"));
  const nocturnal = random.chance(feeling === "night" || feeling === "dark" ? 0.8 : 0.1);
  const plate = createPlate(random.fork("plate"), bpm, nocturnal);
  MOTIFS[motif](plate);
  const heading = escapeXml(title ? `${title} · ${motif} print` : `${motif} print`);
  return pull(plate, inks, `c${hashText(`${seed}${title}`).toString(36)}`, heading);
}

/** Characters that XML forbids are dropped, lone surrogates replaced, markup escaped. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
  );
}
