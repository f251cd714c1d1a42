import type { Clip } from "@tunewright/contract";

/** A preview that is locked: there is nothing to hear of it. */
export const isLocked = (clip: Pick<Clip, "preview_seconds">): boolean => clip.preview_seconds === 0;

/** Seconds that may be heard of a limited preview; null for whole songs. */
export const previewEnd = (clip: Pick<Clip, "preview_seconds">): number | null =>
  clip.preview_seconds !== null && clip.preview_seconds !== undefined && clip.preview_seconds > 0 ? clip.preview_seconds : null;

/** Whether only a part of the song, or nothing, can be heard without a plan. */
export const isPreview = (clip: Pick<Clip, "preview_seconds">): boolean => isLocked(clip) || previewEnd(clip) !== null;
