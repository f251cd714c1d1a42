import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { SharedSong } from "./shared-song.ts";

const COVER_SIZE = 896;

/** The web app's page with what other sites read about a song in its head (Open Graph, oEmbed discovery). Everything is escaped. */
export function addSongHead(page: string, song: SharedSong, baseUrl: string): string {
  const property = (name: string, content: string | number) => `<meta property="${name}" content="${escapeHtml(String(content))}" />`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const oembed = new URL(`/api/oembed?url=${encodeURIComponent(song.url)}`, baseUrl).href;
  const tags = [
    property("og:site_name", "Tunewright"), property("og:type", "music.song"), property("og:title", song.title), property("og:description", song.description),
    property("og:url", song.url), property("music:duration", Math.round(song.duration)), property("music:musician", song.makerUrl),
    property("og:audio", new URL(song.audioUrl, baseUrl).href), property("og:audio:type", "audio/mpeg"),
    ...(song.cover ? [
      property("og:image", song.cover.png), property("og:image:type", "image/png"), property("og:image:width", COVER_SIZE), property("og:image:height", COVER_SIZE),
      property("og:image:alt", `Cover of ${song.title}`),
    ] : []),
    named("twitter:card", song.cover ? "summary_large_image" : "summary"),
    `<link rel="canonical" href="${escapeHtml(song.url)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(song.title)}" />`,
    // Whoever has the link may hear it; that is not everybody who searches.
    ...(song.isPublic ? [] : [named("robots", "noindex")]),
  ];
  // Functions, since a title may hold what replace() reads as a pattern.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${song.title} by ${song.maker}`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => named("description", song.description))
    .replace("</head>", () => `  ${tags.join("\n    ")}\n  </head>`);
}
