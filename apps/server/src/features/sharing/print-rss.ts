import type { Clip, Playlist } from "@tunewright/contract";

/** What XML 1.0 (section 2.2) allows, escaped; the rest cannot stand in a document at all. */
export const escapeXml = (text: string): string => text
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
  .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").toWellFormed()
  .replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&apos;");

interface FeedParts {
  playlist: Playlist;
  clips: readonly Clip[];
  /** Bytes of each song's MP3, by id. */
  sizes: ReadonlyMap<string, number>;
  /** Without a slash at its end. */
  baseUrl: string;
}

/** RSS 2.0 of a public playlist, its songs as enclosures in the order of the list; what has no sound (yet) is left out. */
export function printRss({ playlist, clips, sizes, baseUrl }: FeedParts): string {
  const at = (path: string) => escapeXml(new URL(path, baseUrl).href);
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const owner = playlist.display_name.trim() || playlist.handle;
  const items = clips.flatMap((clip) => {
    const size = sizes.get(clip.id);
    if (clip.audio_url === null || size === undefined) return [];
    const maker = clip.display_name.trim() || clip.handle;
    return [`<item>${tag("title", clip.title.trim() || "Untitled")}<link>${at(`/song/${clip.id}`)}</link><guid isPermaLink="false">${clip.id}</guid>`
      + `${tag("description", clip.caption.trim() || `A song by ${maker}`)}${tag("dc:creator", maker)}<pubDate>${new Date(clip.created_at).toUTCString()}</pubDate>`
      + `<enclosure url="${at(clip.audio_url)}" length="${size}" type="audio/mpeg"/>`
      + `<itunes:duration>${Math.round(clip.metadata.duration ?? 0)}</itunes:duration>${clip.image_large_url === "" ? "" : `<itunes:image href="${at(`/api/clip/${clip.id}/image?size=896&format=png`)}"/>`}</item>`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
${tag("title", playlist.name)}<link>${at(`/playlist/${playlist.id}`)}</link><atom:link href="${at(`/api/playlist/${playlist.id}/rss`)}" rel="self" type="application/rss+xml"/>
${tag("description", playlist.description.trim() || `A playlist by ${owner}`)}${tag("itunes:author", owner)}<generator>Tunewright</generator>
${playlist.image_url === "" ? "" : `<itunes:image href="${at(playlist.image_url)}"/>\n`}${items.join("\n")}
</channel></rss>
`;
}
