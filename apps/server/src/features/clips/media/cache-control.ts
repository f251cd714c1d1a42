import type { ClipRow } from "../clips.repo.ts";

/** An address that names the version in force never changes its content; what lies in the trash is kept by its owner's browser alone. */
export function cacheControl(clip: ClipRow, asked: unknown, version: number): string {
  if (clip.trashed_at !== null) return "private, no-cache";
  return [asked].flat().includes(String(version)) ? "public, max-age=31536000, immutable" : "public, no-cache";
}

/** Whether the caller's copy is current (If-None-Match, RFC 9110 §13.1.2). */
export const isCurrent = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(",").some((each) => ["*", etag, `W/${etag}`].includes(each.trim()));
