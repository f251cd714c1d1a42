import { getLyrics, writeLyrics } from "@tunewright/contract";
import { call } from "../../api/call.ts";

const POLL_MS = 300;
/** A prompt, rather than lyrics that somebody has begun. */
const PROMPT = 200;

/** What the lyrics field holds as a wish to write about; null where it holds lyrics. */
export function wishIn(lyrics: string): string | null {
  const text = lyrics.trim();
  return text.length <= PROMPT && !text.includes("\n") && !/\[[^\]]*\]/.test(text) ? text : null;
}

/** "Surprise Me", or "Write About: the sea at night", at most so many characters of it. */
export const writerLabel = (wish: string, most = 28): string =>
  wish === "" ? "Surprise Me" : `Write About: ${[...wish].length > most ? `${[...wish].slice(0, most - 1).join("").trimEnd()}…` : wish}`;

/** Lyrics for a wish. Rejects with ApiError, the signal's reason, or an Error where nothing could be written. */
export async function requestLyrics(prompt: string, signal: AbortSignal): Promise<{ title: string; text: string }> {
  let draft = await call(writeLyrics, { body: { prompt } }, { signal });
  while (draft.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    draft = await call(getLyrics, { params: { id: draft.id } }, { signal });
  }
  if (draft.status === "error") throw new Error("no lyrics were written");
  return draft;
}
