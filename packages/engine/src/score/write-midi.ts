import { isMinorish, keySignature } from "../compose/spell.ts";
import type { InstrumentPart, Score, VocalPart } from "./score.ts";

/** Ticks to the quarter note. */
const PPQN = 480;
const VOICE_PROGRAM = 52;

interface TimedBytes {
  tick: number;
  /** Ends before beginnings at the same tick, or repeated notes would be cut. */
  order: number;
  bytes: number[];
}

/**
 * A Standard MIDI File, format 1: tempo, metre, key and section names first, then one track a vocal part (with its syllables
 * as lyric events) and one an instrument. Own synthesisers and drum machines become the nearest General MIDI programs.
 */
export function writeMidi(score: Score): Uint8Array {
  let melodic = 0;
  // Channel 10 is percussion; more than fifteen melodic parts share channels from the first on.
  const channel = (): number => {
    const at = melodic++ % 15;
    return at < 9 ? at : at + 1;
  };
  const tracks = [
    conductor(score),
    ...score.vocals.filter((part) => part.lines.length > 0).map((part) => vocalTrack(part, channel())),
    ...score.parts.filter((part) => part.notes.length > 0).map((part) => instrumentTrack(part, isDrums(part) ? 9 : channel())),
  ];
  const header = [...ascii("MThd"), ...u32(6), ...u16(1), ...u16(tracks.length), ...u16(PPQN)];
  return Uint8Array.from([...header, ...tracks.flatMap(trackChunk)]);
}

function conductor(score: Score): TimedBytes[] {
  const microseconds = Math.round(60_000_000 / score.bpm);
  const { beatsPerBar, unit } = score.meter;
  return [
    meta(0, 0x03, text(score.title)),
    meta(0, 0x51, [microseconds >> 16, (microseconds >> 8) & 255, microseconds & 255]),
    meta(0, 0x58, [beatsPerBar, Math.log2(unit), 24, 8]),
    meta(0, 0x59, [keySignature(score.key) & 255, isMinorish(score.key.mode) ? 1 : 0]),
    ...(score.keyChanges ?? []).map((c) => meta(ticks(c.beat), 0x59, [keySignature(c.key) & 255, isMinorish(c.key.mode) ? 1 : 0])),
    ...score.sections.map((s) => meta(ticks(s.beat), 0x06, text(s.label))),
  ];
}

function vocalTrack(part: VocalPart, channel: number): TimedBytes[] {
  const events = [meta(0, 0x03, text(part.id)), program(channel, VOICE_PROGRAM), pan(channel, part.pan)];
  for (const line of part.lines) {
    const syllables = line.words.flatMap((word, w) => syllableTexts(word.text, word.syllables.length).map((s, i, all) => (i === all.length - 1 && w < line.words.length - 1 ? `${s} ` : s)));
    line.notes.forEach((note, i) => {
      const syllable = syllables[i];
      if (syllable !== undefined) events.push(meta(ticks(note.beat), 0x05, text(syllable)));
      note.pitches.forEach((pitch, p) => {
        const end = note.pitches[p + 1]?.offset ?? note.beats;
        events.push(...noteEvents(channel, note.beat + pitch.offset, end - pitch.offset, pitch.midi, note.velocity));
      });
    });
  }
  return events;
}

function instrumentTrack(part: InstrumentPart, channel: number): TimedBytes[] {
  const start = [meta(0, 0x03, text(part.id)), program(channel, programOf(part)), pan(channel, part.pan)];
  return [...start, ...part.notes.flatMap((n) => noteEvents(channel, n.beat, n.beats, n.midi, n.velocity))];
}

const isDrums = ({ instrument }: InstrumentPart): boolean => instrument.kind === "kit" || instrument.kind === "machine";

function programOf({ instrument, stem }: InstrumentPart): number {
  if (instrument.kind === "sampled" || instrument.kind === "kit") return instrument.program;
  if (instrument.kind === "machine") return 25;
  return { bass: 38, keys: 4, guitars: 27, strings: 50, synths: 81, brass: 62, woodwinds: 80, fx: 97, percussion: 118, drums: 118 }[stem];
}

/** Splits a written word over its syllables: whole letters, hyphens where it goes on, as karaoke players expect. */
export function syllableTexts(word: string, count: number): string[] {
  const letters = [...word];
  if (count <= 1 || letters.length < count) return Array.from({ length: Math.max(1, count) }, (_, i) => (i === 0 ? word : "-"));
  return Array.from({ length: count }, (_, i) => {
    const piece = letters.slice(Math.round((i * letters.length) / count), Math.round(((i + 1) * letters.length) / count)).join("");
    return i < count - 1 ? `${piece}-` : piece;
  });
}

const ticks = (beat: number): number => Math.max(0, Math.round(beat * PPQN));

function noteEvents(channel: number, beat: number, beats: number, midi: number, velocity: number): TimedBytes[] {
  const key = Math.max(0, Math.min(127, Math.round(midi)));
  const from = ticks(beat);
  return [
    { tick: from, order: 2, bytes: [0x90 | channel, key, Math.max(1, Math.min(127, Math.round(velocity)))] },
    { tick: Math.max(from + 1, ticks(beat + beats)), order: 1, bytes: [0x80 | channel, key, 64] },
  ];
}

const program = (channel: number, number: number): TimedBytes => ({ tick: 0, order: 0, bytes: [0xc0 | channel, number & 127] });
const pan = (channel: number, value: number): TimedBytes => ({ tick: 0, order: 0, bytes: [0xb0 | channel, 10, Math.max(0, Math.min(127, Math.round(64 + value * 63)))] });
const meta = (tick: number, kind: number, data: number[]): TimedBytes => ({ tick, order: 0, bytes: [0xff, kind, ...variable(data.length), ...data] });

function trackChunk(events: TimedBytes[]): number[] {
  const body: number[] = [];
  let last = 0;
  for (const { tick, bytes } of events.toSorted((a, b) => a.tick - b.tick || a.order - b.order)) {
    body.push(...variable(tick - last), ...bytes);
    last = tick;
  }
  body.push(0, 0xff, 0x2f, 0);
  return [...ascii("MTrk"), ...u32(body.length), ...body];
}

/** Seven bits a byte, highest first. */
function variable(n: number): number[] {
  const out = [n & 127];
  for (let rest = n >>> 7; rest > 0; rest >>>= 7) out.unshift((rest & 127) | 128);
  return out;
}

const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [(n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const ascii = (s: string): number[] => [...s].map((c) => c.charCodeAt(0));

/** UTF-8 without the DOM's encoder; lone surrogates become the replacement character. */
function text(s: string): number[] {
  return [...s.toWellFormed()].flatMap((c) => {
    const p = c.codePointAt(0)!;
    if (p < 0x80) return [p];
    if (p < 0x800) return [0xc0 | (p >> 6), 0x80 | (p & 63)];
    if (p < 0x10000) return [0xe0 | (p >> 12), 0x80 | ((p >> 6) & 63), 0x80 | (p & 63)];
    return [0xf0 | (p >> 18), 0x80 | ((p >> 12) & 63), 0x80 | ((p >> 6) & 63), 0x80 | (p & 63)];
  });
}
