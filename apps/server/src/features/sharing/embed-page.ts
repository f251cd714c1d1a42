import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { SharedSong } from "./shared-song.ts";

export const EMBED_COLORS = ["night", "paper", "ember", "sea", "moss"] as const;
export type EmbedColor = (typeof EMBED_COLORS)[number];

const BAR = 2;
const GAP = 1;
const HEIGHT = 40;

/** The player that other sites show in a frame. Its script and style are files of the web app: nothing inline runs. */
export function printEmbedPage(song: SharedSong, options: { color: EmbedColor; startAt: number; baseUrl: string }): string {
  const { title, maker } = song;
  const startAt = Math.floor(Math.min(Math.max(0, options.startAt), Math.max(0, song.duration - 1)));
  const link = (href: string, name: string, text: string) => `<a class="${name}" href="${escapeHtml(href)}" target="_blank" rel="noopener">${text}</a>`;
  const wave = `<svg viewBox="0 0 ${song.peaks.length * (BAR + GAP)} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"><path d="${bars(song.peaks)}"/></svg>`;
  return frame(`${title} by ${maker}`, options.color, `
<main class="embed" data-start="${startAt}" data-duration="${song.duration}">
${link(song.url, "cover", song.cover ? `<img src="${escapeHtml(song.cover.small)}" alt="Cover of ${escapeHtml(title)}">` : "<span></span>")}
<div class="words"><h1>${link(song.url, "title", escapeHtml(title))}</h1>${link(song.makerUrl, "maker", escapeHtml(maker))}</div>
<button type="button" class="play" aria-label="Play ${escapeHtml(title)}" aria-pressed="false"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="is-play" d="M8 5v14l11-7z"/><path class="is-pause" d="M7 5h4v14H7zM13 5h4v14h-4z"/></svg></button>
<div class="seek"><span class="wave">${wave}<span class="played">${wave}</span></span><input type="range" min="0" max="${Math.max(1, Math.floor(song.duration))}" step="1" value="${startAt}" aria-label="Position in the song"></div>
<span class="time">${clock(startAt)}</span>
${link(options.baseUrl, "house", "Tunewright")}
<audio preload="none" src="${escapeHtml(song.audioUrl)}"></audio>
</main>`);
}

/** In the place of a song that is not there, or not there any more. */
export const printEmptyEmbedPage = (baseUrl: string): string => frame("Song not found", "night", `
<main class="embed empty"><p>This song is not here. <a href="${escapeHtml(baseUrl)}" target="_blank" rel="noopener">Tunewright</a></p></main>`);

const frame = (title: string, color: EmbedColor, body: string): string => `<!doctype html>
<html lang="en" data-color="${color}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/embed.css"><script src="/embed.js" defer></script></head><body>${body}
</body></html>`;

/** Mirrored bars, one for each peak. */
function bars(peaks: readonly number[]): string {
  return peaks.map((peak, at) => {
    const half = Math.max(0.75, (peak / 100) * (HEIGHT / 2));
    return `M${at * (BAR + GAP)} ${round(HEIGHT / 2 - half)}h${BAR}v${round(2 * half)}h-${BAR}z`;
  }).join("");
}

const round = (n: number): number => Math.round(n * 10) / 10;
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
