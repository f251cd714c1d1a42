import type { Clip } from "@tunewright/contract";

/** While a clip is made its sound comes as one long answer that cannot be sought in; the finished file is another source. */
export const sourceOf = (clip: Clip): string | null =>
  clip.audio_url === null ? null : clip.status === "complete" ? `${clip.audio_url}${clip.audio_url.includes("?") ? "&" : "?"}v=complete` : clip.audio_url;
