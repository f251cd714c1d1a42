import type { EndpointResult, Playlist, getOembed } from "@tunewright/contract";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { SharedSong } from "./shared-song.ts";

/** Sizes of the embedded player in px, the preferred one first. */
export const EMBED_SIZES = [{ width: 760, height: 240 }, { width: 600, height: 140 }, { width: 300, height: 400 }] as const;
const COVER_SIZE = 896;
const PLAYLIST_COVER = 352;
const HOUR = 3600;

/** The id of the song that an address of ours leads to; null for any other address. */
export function songIdOf(address: string, baseUrl: string): string | null {
  const url = URL.parse(address);
  if (!url || url.host !== new URL(baseUrl).host || !/^https?:$/.test(url.protocol)) return null;
  return /^\/(?:song|embed)\/([0-9a-f-]{36})\/?$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
}

/** The id of the playlist that an address of ours leads to; null for any other address. */
export function playlistIdOf(address: string, baseUrl: string): string | null {
  const url = URL.parse(address);
  if (!url || url.host !== new URL(baseUrl).host || !/^https?:$/.test(url.protocol)) return null;
  return /^\/playlist\/([0-9a-f-]{36})\/?$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
}

/** The first size that fits, or the last one shrunk to what is asked. */
export function sizeWithin(max: { width?: number | undefined; height?: number | undefined }): { width: number; height: number } {
  const [width, height] = [max.width ?? Infinity, max.height ?? Infinity];
  const fits = EMBED_SIZES.find((size) => size.width <= width && size.height <= height);
  if (fits) return { ...fits };
  const smallest = height < 400 ? EMBED_SIZES[1] : EMBED_SIZES[2];
  return { width: Math.min(smallest.width, width), height: Math.min(smallest.height, height) };
}

/** oEmbed 1.0, section 2.3.4.4, type rich. */
export function describeOembed(song: SharedSong, baseUrl: string, size: { width: number; height: number }): EndpointResult<typeof getOembed> {
  return {
    version: "1.0", type: "rich", title: song.title, author_name: song.maker, author_url: song.makerUrl, provider_name: "Tunewright", provider_url: baseUrl,
    ...(song.cover ? { thumbnail_url: song.cover.png, thumbnail_width: COVER_SIZE, thumbnail_height: COVER_SIZE } : {}),
    html: `<iframe src="${escapeHtml(song.embedUrl)}" width="${size.width}" height="${size.height}" title="${escapeHtml(`${song.title} by ${song.maker}`)}" style="border:0" allow="autoplay" loading="lazy"></iframe>`,
    ...size, cache_age: HOUR,
  };
}

/** oEmbed 1.0, section 2.3.4.3, type link: what a playlist is and whose. */
export function describePlaylist(playlist: Playlist, baseUrl: string): EndpointResult<typeof getOembed> {
  const at = (path: string) => new URL(path, baseUrl).href;
  return {
    version: "1.0", type: "link", title: playlist.name, author_name: playlist.display_name.trim() || playlist.handle, author_url: at(`/@${playlist.handle}`),
    provider_name: "Tunewright", provider_url: baseUrl,
    ...(playlist.image_url === "" ? {} : { thumbnail_url: at(playlist.image_url), thumbnail_width: PLAYLIST_COVER, thumbnail_height: PLAYLIST_COVER }), cache_age: HOUR,
  };
}
