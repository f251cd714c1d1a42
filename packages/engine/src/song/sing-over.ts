import type { Brief } from "../brief/brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { backVoices } from "../compose/back-voices.ts";
import { chooseSingers } from "../compose/choose-singers.ts";
import { presentStems } from "../compose/compose-song.ts";
import { ornamentLines } from "../compose/ornament-lines.ts";
import { singLines } from "../compose/sing-lines.ts";
import type { LyricSection, LyricSheet } from "../lyrics/lyric-sheet.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import type { Dictionary, Pronouncer } from "../lyrics/pronunciation.ts";
import { writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";
import type { Score, VocalPart } from "../score/score.ts";
import { alignSheet } from "./align-sheet.ts";
import { planSections, swungLine } from "./arrange-again.ts";
import { placeWords } from "./place-words.ts";
import { pronouncerFor } from "./pronouncer-for.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";

/**
 * A singer, with backing voices, over music that is there: the form, the chords and the tempo of `frame` are sung to, its players are left
 * alone. Words are the request's, or written for it. A voice that was there before is replaced.
 */
export function singOver(frame: SongDocument, request: SongRequest, dictionary: Dictionary): SongDocument {
  const random = createRandom(request.seed).fork("sing over");
  const read = readBrief({ ...request, instrumental: false, ...(request.style?.trim() ? {} : { style: frame.brief.style.name }), length: frame.score.duration });
  const { score } = frame;
  const brief: Brief = { ...read, bpm: score.bpm, meter: score.meter, key: score.key, keyNamed: true, instrumental: false };
  const pronouncer = pronouncerFor(brief, dictionary, request);
  const cast = chooseSingers(brief, random.fork("cast"));
  const { sections, left, sheet } = lyricsFor(score, request, brief, pronouncer, random);
  const lead = singLines(brief, sections, score.chords, cast.lead.singer, random.fork("melody"));
  ornamentLines(lead, score.chords, brief, cast.lead.singer.range.high, random.fork("ornament"));
  const { reverb, delay } = brief.style.vocal;
  // Both are written straight; the swing is the band's.
  const swing = (part: VocalPart): VocalPart => ({ ...part, lines: part.lines.map((line) => swungLine(line, frame.brief)) });
  const others = brief.withoutBacking ? [] : backVoices(brief, sections, score.chords, lead, cast, random.fork("backing"));
  const vocals = lead.length === 0 ? [] : [
    swing({ id: "lead", stem: "lead-vocals", singer: cast.lead.key, delivery: brief.voice.delivery, lines: lead, pan: 0, gain: 0, reverbSend: reverb, delaySend: delay, detune: 0, delay: 0 }),
    ...others.map(swing),
  ];
  const notes = left > 0 ? [`The music has no room for the last ${left === 1 ? "line" : `${left} lines`} of the lyrics.`] : [];
  const { levels: _, ...rest } = score;
  const title = request.title?.trim() || (sheet.title && sheet.title !== "Untitled" ? sheet.title : score.title);
  const next: Score = { ...rest, title, vocals, mix: presentStems({ ...brief.style.mix, ...score.mix, levels: { ...brief.style.mix.levels, ...score.mix.levels } }, score.parts, vocals) };
  return {
    ...frame, engine: ENGINE_VERSION, request: { ...frame.request, ...request, instrumental: false },
    brief: { ...frame.brief, voice: brief.voice, instrumental: false, subject: brief.subject, tags: [...new Set([...frame.brief.tags, ...brief.tags])].filter((tag) => tag !== "instrumental").slice(0, 8), notes: [...brief.notes, ...notes] },
    sheet: alignSheet({ title, sections: sections.map((s) => ({ kind: s.kind, label: s.label, lines: s.lines.map((placed) => placed.line) })) }, next),
    score: next,
  };
}

/** The words in their places. Written ones fit the form: a section gets as many lines as it has room for. */
function lyricsFor(score: Score, request: SongRequest, brief: Brief, pronouncer: Pronouncer, random: ReturnType<typeof createRandom>): ReturnType<typeof placeWords> & { sheet: LyricSheet } {
  const plans = planSections(score, []);
  const own = request.lyrics?.trim() ? parseLyrics(request.lyrics) : undefined;
  if (own && own.sections.some((section) => section.lines.some((line) => line.text))) return { ...placeWords(plans, own.sections, brief, pronouncer), sheet: own };
  const written = writeLyrics(brief, pronouncer, random.fork("lyrics"));
  const seen = new Map<string, number>();
  const wanted = plans.flatMap((plan): LyricSection[] => {
    if (plan.kind === "intro" || plan.kind === "outro" || plan.kind === "solo" || plan.bars < 2) return [];
    const kind = plan.kind === "verse" || plan.kind === "bridge" || plan.kind === "pre-chorus" ? plan.kind : "chorus";
    const of = written.sections.filter((section) => section.kind === kind && section.lines.length > 0);
    const found = of.length > 0 ? of : written.sections.filter((section) => section.lines.length > 0);
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    const lines = found[n % Math.max(1, found.length)]?.lines ?? [];
    // Two bars a line at the least; the rest of the stanza is not begun.
    return [{ kind: plan.kind, label: plan.label, lines: lines.slice(0, Math.max(1, Math.floor(plan.bars / 2))) }];
  });
  return { ...placeWords(plans, wanted, brief, pronouncer), left: 0, sheet: written };
}
