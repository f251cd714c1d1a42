import type { FeedbackTag, FlagReason } from "@tunewright/contract";

export const FLAG_WORDS: Record<FlagReason, string> = {
  flag_audio_quality: "Poor audio quality", flag_lyrics_following: "Does not follow its lyrics", flag_style_following: "Does not follow its style", flag_song_structure: "The structure is broken",
  flag_other: "Something else", flag_copyright: "Copies a work (copyright)",
};

export const FEEDBACK_WORDS: Record<FeedbackTag, string> = {
  good_quality: "Good quality", bad_poor_audio_quality: "Poor audio quality", bad_no_follow_lyrics: "Does not follow the lyrics", bad_no_follow_style: "Does not follow the style",
  bad_song_structure: "The structure is broken", other: "Something else",
};

/** Good is said alone: choosing it clears what is bad, and choosing something bad clears it. Source: specification, section 4. */
export function chooseFeedback(chosen: readonly FeedbackTag[], tag: FeedbackTag, on: boolean): FeedbackTag[] {
  const others = chosen.filter((each) => each !== tag);
  if (!on) return others;
  if (tag === "good_quality") return [...others.filter((each) => !each.startsWith("bad_")), tag];
  return [...(tag.startsWith("bad_") ? others.filter((each) => each !== "good_quality") : others), tag];
}

export interface Claim { ownershipType: "mine" | "other"; originalLink: string; description: string; hasConfirmedContent: boolean; hasAcknowledgedPenalty: boolean }

/** http or https with a host. Nothing is no address, and no mistake before it is sent. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "";
}

/** The sentence under the link while it is typed. */
export const linkError = (link: string): string | null => (link.trim() === "" || isWebAddress(link) ? null : "Please enter a valid URL");

/** A claim is sent with a valid link and both boxes ticked. */
export const canSubmit = (claim: Claim): boolean => isWebAddress(claim.originalLink) && claim.hasConfirmedContent && claim.hasAcknowledgedPenalty;
