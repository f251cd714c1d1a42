import type { Brief } from "../brief/brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { backVoices } from "../compose/back-voices.ts";
import { chooseSingers, type Cast } from "../compose/choose-singers.ts";
import { presentStems } from "../compose/compose-song.ts";
import { keyName, scaleOf } from "../compose/spell.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { keyAt } from "../score/key-at.ts";
import type { ChordSpan, InstrumentPart, Score, VocalLine, VocalPart } from "../score/score.ts";
import { takeBack } from "../compose/share-lead.ts";
import { SINGERS, singerOf, type Singer } from "../sing/singers.ts";
import type { Bpm } from "../units.ts";
import { beatsToSeconds } from "../units.ts";
import { alignSheet } from "./align-sheet.ts";
import { arrangeAgain, planSections, straightLine, swungLine } from "./arrange-again.ts";
import { endOf } from "./keep-score.ts";
import { exchangeWords } from "./exchange-words.ts";
import { singAgain } from "./sing-again.ts";
import { pronouncerFor } from "./pronouncer-for.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";
import { transposeScore } from "./transpose-score.ts";

/** A tempo that nobody named is changed by no more than this, or the words would be hurried or dragged. */
const MOST_TEMPO_CHANGE = 0.22;
/** From here on the tune is kept note for note. */
const FAITHFUL = 0.4;

/**
 * A song in another style: form, melody, words and harmony stay; band, groove, tempo, sound and backing voices are the new style's. The key
 * is moved only as far as a new singer needs. Below 0.4 `influence` lets more and more phrases have other tunes.
 */
export function coverDocument(source: SongDocument, request: SongRequest, influence: number, dictionary: Dictionary): SongDocument {
  const random = createRandom(request.seed).fork("cover");
  const wished = readBrief({ ...request, ...(request.prompt || !source.request.prompt ? {} : { prompt: source.request.prompt }), lyrics: source.request.lyrics, length: source.score.duration });
  const lead = source.score.vocals.find((part) => part.id === "lead");
  const bpm = tempoOf(wished, source.score.bpm, request);
  const brief: Brief = {
    ...wished, bpm, meter: source.score.meter, key: source.score.key, keyNamed: true,
    instrumental: lead === undefined || request.instrumental === true,
    voice: { ...wished.voice, delivery: lead?.delivery ?? wished.voice.delivery },
    subject: source.brief.subject, title: request.title?.trim() || source.score.title,
  };
  const cast = castOf(brief, source, request, random);
  const straight: Score = {
    ...source.score, bpm, title: request.title?.trim() || source.score.title, style: brief.style.key,
    vocals: source.score.vocals.map((part) => ({ ...part, lines: part.lines.map((line) => straightLine(takeBack(line, singerOf(part.singer)), source.brief)) })),
  };
  const frame = lead ? fitSinger(straight, cast.lead.singer) : straight;
  const chords = frame.chords.map((chord) => colour(chord, brief, frame));
  let lines = frame.vocals.find((part) => part.id === "lead")?.lines ?? [];
  const pronouncer = pronouncerFor(brief, dictionary, request);
  const own = request.lyrics?.trim() && lead ? parseLyrics(request.lyrics) : undefined;
  const aligned = alignSheet(source.sheet, source.score);
  const { lines: worded, sheet } = own ? exchangeWords(lines, aligned, own, pronouncer) : { lines, sheet: aligned };
  const strays = Math.max(0, (FAITHFUL - influence) / FAITHFUL);
  lines = strays === 0 ? worded : singAgain({ ...frame, chords }, worded, (_, tune) => random.fork(`stray ${tune}`).next() < strays, { ...brief, key: frame.key }, cast.lead.singer, random);
  const swung = lines.map((line) => swungLine(line, brief));
  const answers = frame.vocals.filter((part) => part.id.startsWith("answer")).map((part) => ({ ...part, lines: part.lines.map((line) => swungLine(line, brief)) }));
  const guide: Score = { ...frame, key: frame.key, chords, vocals: lead ? [{ ...lead, lines: swung }] : [] };
  const keyed: Brief = { ...brief, key: frame.key, tags: brief.tags.map((tag) => (tag === keyName(wished.key) ? keyName(frame.key) : tag)) };
  const band = arrangeAgain(keyed, { ...guide, vocals: lead ? [{ ...lead, lines }] : [] }, random.fork("band"));
  const vocals = brief.instrumental ? [] : singers(keyed, guide, lines, cast, lead!, answers, random);
  const parts = brief.instrumental && lead ? [...band.filter((part) => part.id !== "melody"), melodyPart(keyed, swung)] : band;
  const { levels: _, ...rest } = guide;
  const end = endOf(guide);
  const score: Score = {
    ...rest, vocals, parts,
    mix: presentStems(brief.style.mix, parts, vocals),
    duration: beatsToSeconds(end, bpm) + Math.max(2.5, source.score.duration - beatsToSeconds(endOf(source.score), source.score.bpm)),
  };
  return { format: 1, engine: ENGINE_VERSION, request: { ...source.request, ...request }, brief: keyed, sheet: { ...sheet, title: score.title }, score, window: { from: 0, to: score.duration } };
}

/** A tempo named in words is obeyed; else the song's own, brought towards what is usual in the style. */
function tempoOf(brief: Brief, own: Bpm, request: SongRequest): Bpm {
  if (/\d\s*bpm\b/iu.test(`${request.style ?? ""} ${request.prompt ?? ""}`)) return brief.bpm;
  const { low, high } = brief.style.tempo;
  const inStyle = Math.max(low, Math.min(high, own));
  return Math.round(Math.max(own * (1 - MOST_TEMPO_CHANGE), Math.min(own * (1 + MOST_TEMPO_CHANGE), inStyle)));
}

/** Who sings: the person named, the persona's singer, a voice of the kind that was asked for, else the song's own singer. */
function castOf(brief: Brief, source: SongDocument, request: SongRequest, random: Random): Cast {
  const lead = source.score.vocals.find((part) => part.id === "lead");
  const own = lead ? SINGERS[lead.singer] : undefined;
  const named = request.singer ?? request.persona?.singer;
  const { register } = brief.voice;
  const fits = own !== undefined && (register === "any" || register === own.gender || register === "choir" || register === "duet");
  const singer = named ?? (fits ? lead!.singer : undefined);
  const { singer: _, ...free } = brief;
  return chooseSingers(singer ? { ...free, singer } : free, random.fork("cast"));
}

/** The score where a singer can sing it: by octaves if that will do, else in the nearest key. */
function fitSinger(score: Score, singer: Singer): Score {
  const pitches = score.vocals.filter((part) => part.id === "lead").flatMap((part) => part.lines.flatMap((line) => line.notes.flatMap((note) => note.pitches.map((p) => p.midi))));
  if (pitches.length === 0) return score;
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)];
  const middle = (singer.tessitura.low + singer.tessitura.high) / 2;
  let best = { cost: Infinity, semitones: 0, octaves: 0 };
  for (let semitones = -6; semitones <= 6; semitones++) {
    for (let octaves = -3; octaves <= 3; octaves++) {
      const by = semitones + 12 * octaves;
      const outside = Math.max(0, singer.range.low - (low + by)) + Math.max(0, high + by - singer.range.high);
      const cost = 100 * outside + 3 * Math.abs(semitones) + 0.1 * Math.abs((low + high) / 2 + by - middle);
      if (cost < best.cost) best = { cost, semitones, octaves };
    }
  }
  const moved = transposeScore(score, best.semitones);
  const reach = (midi: number): number => {
    const at = midi + 12 * best.octaves;
    return at > singer.range.high ? at - 12 : at < singer.range.low ? at + 12 : at;
  };
  const lift = (line: VocalLine): VocalLine => ({ ...line, notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((p) => ({ ...p, midi: reach(p.midi) })) })) });
  return { ...moved, vocals: moved.vocals.map((part) => (part.id === "lead" ? { ...part, lines: part.lines.map(lift) } : part)) };
}

/** A triad with what the style adds to it: the key's seventh, or nothing but the fifth. */
function colour(chord: ChordSpan, brief: Brief, score: Score): ChordSpan {
  const plain = chord.intervals.length === 3 && chord.intervals.includes(7) && (chord.intervals.includes(3) || chord.intervals.includes(4));
  const name = chord.symbol.replace(/\/.*$/, "");
  if (plain && brief.style.colour === "power") return { ...chord, intervals: [0, 7], symbol: `${name.replace(/m$/, "")}5` };
  if (!plain || (brief.style.colour !== "seventh" && brief.style.colour !== "ninth")) return chord;
  const scale = scaleOf(keyAt(score, chord.beat));
  const seventh = [10, 11].find((step) => scale.includes((chord.root + step) % 12));
  if (seventh === undefined) return chord;
  return { ...chord, intervals: [...chord.intervals, seventh], symbol: `${name}${seventh === 11 ? "maj7" : "7"}${chord.symbol.slice(name.length)}` };
}

/** The lead with the new style's manner, its backing voices, and the answers that have words of their own. */
function singers(brief: Brief, guide: Score, straight: readonly VocalLine[], cast: Cast, lead: VocalPart, answers: readonly VocalPart[], random: Random): VocalPart[] {
  const sections = planSections(guide, straight).map((section) => ({ ...section, lines: [] }));
  const others = brief.withoutBacking ? [] : backVoices(brief, sections, guide.chords, straight, cast, random.fork("backing"));
  const { reverb, delay } = brief.style.vocal;
  return [
    { ...lead, singer: cast.lead.key, lines: guide.vocals[0]!.lines, reverbSend: reverb, delaySend: delay },
    ...others.map((part) => ({ ...part, lines: part.lines.map((line) => swungLine(line, brief)) })),
    ...answers.map((part) => ({ ...part, lines: part.lines.map((line) => intoReach(line, singerOf(part.singer))) })),
  ];
}

const intoReach = (line: VocalLine, singer: Singer): VocalLine => ({
  ...line,
  notes: line.notes.map((note) => ({
    ...note,
    pitches: note.pitches.map((p) => ({ ...p, midi: p.midi > singer.range.high ? p.midi - 12 : p.midi < singer.range.low ? p.midi + 12 : p.midi })),
  })),
});

/** The tune on the instrument that leads in the style. */
function melodyPart(brief: Brief, lines: readonly VocalLine[]): InstrumentPart {
  const layer = brief.layers.find((l) => l.role === "lead") ?? brief.layers.find((l) => l.role === "counter");
  return {
    id: "melody", stem: layer?.stem ?? "keys", instrument: layer?.instrument ?? { kind: "sampled", program: 0 }, pan: 0, gain: layer?.gain ?? 0,
    reverbSend: layer?.reverb ?? 0.2, delaySend: layer?.delay ?? 0,
    notes: lines.flatMap((line) => line.notes.flatMap((note) => note.pitches.map((pitch, i) => ({
      beat: note.beat + pitch.offset, beats: (note.pitches[i + 1]?.offset ?? note.beats) - pitch.offset, midi: pitch.midi + 12, velocity: note.velocity,
    })))),
  };
}
