import type { Clip } from "@tunewright/contract";

/** What the outside world is shown of a song, with whole addresses. */
export interface SharedSong {
  id: string;
  title: string;
  maker: string;
  makerUrl: string;
  description: string;
  url: string;
  embedUrl: string;
  /** Null until the cover is printed. */
  cover: { png: string; small: string } | null;
  audioUrl: string;
  /** Seconds. */
  duration: number;
  /** 256 levels 0–100. */
  peaks: readonly number[];
  /** Listed for everybody; else only for who has the link. */
  isPublic: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether this could be a song's id at all. */
export const isSongId = (id: string): boolean => UUID.test(id);

/** The finished song of a clip as a visitor sees it; null where there is nothing finished to show. `baseUrl` without a slash at its end. */
export function shareSong(clip: Clip | null, baseUrl: string): SharedSong | null {
  if (!clip || clip.is_trashed || clip.status !== "complete" || clip.audio_url === null) return null;
  const maker = clip.display_name.trim() || clip.handle || "Someone";
  const at = (path: string) => new URL(path, baseUrl).href;
  const style = (clip.display_tags || clip.metadata.tags).trim();
  return {
    id: clip.id, title: clip.title.trim() || "Untitled", maker, makerUrl: at(`/@${clip.handle}`),
    description: clip.caption.trim() || `A song by ${maker}${style === "" ? "" : `: ${style}`}`,
    url: at(`/song/${clip.id}`), embedUrl: at(`/embed/${clip.id}`),
    cover: clip.image_large_url === "" ? null : { png: at(`/api/clip/${clip.id}/image?size=896&format=png`), small: clip.image_large_url },
    audioUrl: clip.audio_url, duration: clip.metadata.duration ?? 0, peaks: clip.waveform, isPublic: clip.is_public,
  };
}
