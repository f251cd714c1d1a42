import type { Playlist } from "@tunewright/contract";
import { escapeHtml } from "../../platform/http/escape-html.ts";

/** The web app's page with what other sites read about a public playlist in its head (Open Graph, oEmbed, RSS). Everything is escaped. */
export function addPlaylistHead(page: string, playlist: Playlist, baseUrl: string): string {
  const at = (path: string) => new URL(path, baseUrl).href;
  const url = at(`/playlist/${playlist.id}`);
  const owner = playlist.display_name.trim() || playlist.handle;
  const description = playlist.description.trim() || `A playlist by ${owner}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const link = (type: string, href: string) => `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(playlist.name)}" />`;
  const tags = [
    property("og:site_name", "Tunewright"), property("og:type", "music.playlist"), property("og:title", playlist.name), property("og:description", description), property("og:url", url),
    property("music:creator", at(`/@${playlist.handle}`)), ...(playlist.image_url === "" ? [] : [property("og:image", at(playlist.image_url))]),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    link("application/json+oembed", at(`/api/oembed?url=${encodeURIComponent(url)}`)), link("application/rss+xml", at(`/api/playlist/${playlist.id}/rss`)),
  ];
  // Functions, since a name may hold what replace() reads as a pattern.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${playlist.name} by ${owner}`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace("</head>", () => `  ${tags.join("\n    ")}\n  </head>`);
}
