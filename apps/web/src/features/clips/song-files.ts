import type { Clip } from "@tunewright/contract";
import { clipTitle } from "../../lib/clip-words.ts";

/** Names one giving away of a link, so that whoever comes by it is known to have. */
export const newShareId = (): string => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte % 32]).join("");

/** The link to a song; `seconds` sets where it starts, `share` says by which giving away somebody comes. */
export function songLink(clip: Pick<Clip, "id">, { seconds, share }: { seconds?: number | undefined; share?: string | undefined } = {}): string {
  const query = new URLSearchParams({ ...(seconds ? { time: String(Math.floor(seconds)) } : {}), ...(share ? { sh: share } : {}) });
  return `${location.origin}/song/${clip.id}${query.size > 0 ? `?${query}` : ""}`;
}

/** A name that every file system takes: no separators, no leading dot, at most 80 characters. */
export function fileName(clip: Clip, extension: string): string {
  const bare = clipTitle(clip).normalize("NFC").replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ").replace(/\s+/g, " ").replace(/^[.\s]+/, "");
  const name = [...bare].slice(0, 80).join("").trim() || "Song";
  const letter = clip.metadata.batch_index > 0 ? ` (take ${String.fromCharCode(65 + clip.metadata.batch_index)})` : "";
  return `${name}${letter}.${extension}`;
}

export function downloadMp3(clip: Clip): void {
  if (clip.audio_url === null) return;
  const link = document.createElement("a");
  // With title, maker, picture and the mark of AI inside.
  link.href = `/api/clip/${clip.id}/files/mp3`;
  link.download = fileName(clip, "mp3");
  document.body.append(link);
  link.click();
  link.remove();
}
