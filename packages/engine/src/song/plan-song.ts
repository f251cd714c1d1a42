import { readBrief } from "../brief/read-brief.ts";
import { PRESET_PLANS } from "../brief/preset.ts";
import { composeBest } from "../compose/compose-best.ts";
import { fitSheet } from "../compose/fit-sheet.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { formSheet, writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { pronouncerFor } from "./pronouncer-for.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongPlan } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";

/** Request → everything known before a note sounds. Pure: the same request and seed give the same plan. Never throws for any text. */
export const planSong = (request: SongRequest, dictionary: Dictionary): SongPlan => planOfDocument(writeSong(request, dictionary));

/** Reads, writes and composes a new song. Pure, as `planSong`. */
export function writeSong(request: SongRequest, dictionary: Dictionary): SongDocument {
  const random = createRandom(request.seed);
  const read = readBrief(request);
  const pronouncer = pronouncerFor(read, dictionary, request);
  const own = request.lyrics?.trim() ? parseLyrics(request.lyrics) : undefined;
  const whole = read.instrumental ? formSheet(read, random.fork("title"))
    : own && own.sections.length > 0 ? { ...own, title: read.title ?? (own.title || titleOf(own)) }
    : writeLyrics(read, pronouncer, random.fork("lyrics"));
  const { longest, said } = PRESET_PLANS[read.preset];
  const { sheet, cutAfter } = fitSheet(read, whole, pronouncer, longest);
  // Our own words may end where they like; somebody else's are not cut in silence.
  const told = own && cutAfter ? [`The lyrics are longer than ${said}, the most this model sings, so the song ends after “${cutAfter}”.`] : [];
  const voiced = { ...read, notes: [...read.notes, ...told] };
  const score = composeBest(voiced, sheet, pronouncer, random.fork("music"), request.seed);
  const unsung = request.lyrics?.trim() && !read.instrumental && score.vocals.length === 0;
  const brief = unsung ? { ...voiced, notes: [...told, "There is nothing in the lyrics that can be sung, so the song has no singer."] } : voiced;
  return { format: 1, engine: ENGINE_VERSION, request, brief, sheet, score, window: { from: 0, to: score.duration } };
}

/** The title of somebody's own words: the chorus's first line, else the first line of all, at most eight words. */
function titleOf(sheet: LyricSheet): string {
  const lines = [...sheet.sections.filter((section) => section.kind === "chorus"), ...sheet.sections].flatMap((section) => section.lines);
  const text = lines.find((line) => /\p{L}/u.test(line.text))?.text ?? lines.find((line) => line.backing)?.backing ?? "";
  const words = text.replace(/[,;:.!?…]+$/u, "").split(/\s+/u).slice(0, 8).join(" ").replace(/[,;:.!?…]+$/u, "");
  return words ? [...words].slice(0, 80).join("") : "Untitled";
}
