import { keySignature, isMinorish } from "../compose/spell.ts";
import type { Instrument, InstrumentPart, Score, VocalPart } from "../score/score.ts";
import type { Beats } from "../units.ts";

/** Pulses per quarter note. */
export const PPQN = 480;

/** Nearest General MIDI program of each own synth patch. */
const PATCH_PROGRAMS: Record<string, number> = {
  "saw-pad": 90, "warm-pad": 89, "string-machine": 50, supersaw: 81, "saw-lead": 81, "square-lead": 80, pluck: 45, "fm-ep": 5, "fm-bell": 14,
  "analog-bass": 38, "sub-bass": 39, "reese-bass": 38, "fm-bass": 39, "arp-pulse": 80, organ: 16, "noise-riser": 122, "noise-fall": 122,
  "glass-pad": 92, "plucked-string": 25,
};
const MACHINE_KITS: Record<string, number> = { "808": 25, "909": 24, linn: 24, lofi: 8, "acoustic-room": 8 };
const DRUM_CHANNEL = 9;
/** Choir Aahs carries sung parts. */
const VOICE_PROGRAM = 52;

interface TimedBytes {
  tick: number;
  /** Events of one tick keep this order: meta, note offs, programs, note ons. */
  rank: number;
  bytes: number[];
}

const tick = (beat: Beats): number => Math.max(0, Math.round(beat * PPQN));
const utf8 = (text: string): number[] => {
  const out: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) out.push(0xef, 0xbf, 0xbd);
    else if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return out;
};
const variable = (value: number): number[] => {
  const out = [value & 127];
  for (let left = value >> 7; left > 0; left >>= 7) out.unshift((left & 127) | 128);
  return out;
};
const meta = (type: number, bytes: readonly number[]): number[] => [0xff, type, ...variable(bytes.length), ...bytes];

/** A format 1 file: a conductor track with tempo, metre, key and section markers, then a named track per part, the lead with its lyrics. */
export function writeMidi(score: Score): Uint8Array {
  const tracks = [conductor(score), ...score.vocals.map((part, i) => vocalTrack(part, channelFor(i))), ...score.parts.map((part, i) => instrumentTrack(part, channelFor(score.vocals.length + i)))];
  const header = [...utf8("MThd"), 0, 0, 0, 6, 0, 1, tracks.length >> 8, tracks.length & 255, PPQN >> 8, PPQN & 255];
  const size = header.length + tracks.reduce((sum, track) => sum + track.length, 0);
  const out = new Uint8Array(size);
  out.set(header);
  let at = header.length;
  for (const track of tracks) { out.set(track, at); at += track.length; }
  return out;
}

/** Fifteen melodic channels in turn; the drum channel is skipped. */
const channelFor = (part: number): number => { const at = part % 15; return at >= DRUM_CHANNEL ? at + 1 : at; };

function encodeTrack(events: TimedBytes[]): number[] {
  const sorted = events.map((event, i) => ({ ...event, i })).toSorted((a, b) => a.tick - b.tick || a.rank - b.rank || a.i - b.i);
  const body: number[] = [];
  let before = 0;
  for (const event of sorted) {
    for (const byte of variable(event.tick - before)) body.push(byte);
    for (const byte of event.bytes) body.push(byte);
    before = event.tick;
  }
  body.push(0, ...meta(0x2f, []));
  const n = body.length;
  return [...utf8("MTrk"), (n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255].concat(body);
}

function conductor(score: Score): number[] {
  const micros = Math.round(60_000_000 / score.bpm);
  const denominator = Math.log2(score.meter.unit);
  const clocks = score.meter.unit === 8 ? (score.meter.beatsPerBar % 3 === 0 ? 36 : 12) : 24;
  const events: TimedBytes[] = [
    { tick: 0, rank: 0, bytes: meta(0x03, utf8(score.title)) },
    { tick: 0, rank: 0, bytes: meta(0x51, [(micros >> 16) & 255, (micros >> 8) & 255, micros & 255]) },
    { tick: 0, rank: 0, bytes: meta(0x58, [score.meter.beatsPerBar, denominator, clocks, 8]) },
    { tick: 0, rank: 0, bytes: meta(0x59, [keySignature(score.key) & 255, isMinorish(score.key.mode) ? 1 : 0]) },
    ...(score.keyChanges ?? []).map((c) => ({ tick: tick(c.beat), rank: 0, bytes: meta(0x59, [keySignature(c.key) & 255, isMinorish(c.key.mode) ? 1 : 0]) })),
    ...score.sections.map((section) => ({ tick: tick(section.beat), rank: 0, bytes: meta(0x06, utf8(section.label)) })),
  ];
  return encodeTrack(events);
}

function noteEvents(channel: number, midi: number, velocity: number, start: Beats, beats: Beats): TimedBytes[] {
  const key = Math.max(0, Math.min(127, Math.round(midi)));
  const from = tick(start);
  const to = Math.max(from + 1, tick(start + beats));
  return [
    { tick: from, rank: 4, bytes: [0x90 | channel, key, Math.max(1, Math.min(127, Math.round(velocity)))] },
    { tick: to, rank: 2, bytes: [0x80 | channel, key, 0] },
  ];
}

function vocalTrack(part: VocalPart, channel: number): number[] {
  const events: TimedBytes[] = [{ tick: 0, rank: 0, bytes: meta(0x03, utf8(part.id)) }, { tick: 0, rank: 3, bytes: [0xc0 | channel, VOICE_PROGRAM] }];
  for (const line of part.lines) {
    let at = 0;
    line.words.forEach((word, w) => word.syllables.forEach((_, s) => {
      const note = line.notes[at++];
      if (!note) return;
      if (part.stem === "lead-vocals" && s === 0) events.push({ tick: tick(note.beat), rank: 1, bytes: meta(0x05, utf8(w === line.words.length - 1 ? `${word.text}\n` : `${word.text} `)) });
      note.pitches.forEach((pitch, p) => {
        const end = note.pitches[p + 1]?.offset ?? note.beats;
        events.push(...noteEvents(channel, pitch.midi, note.velocity, note.beat + pitch.offset, end - pitch.offset));
      });
    }));
  }
  return encodeTrack(events);
}

function programOf(instrument: Instrument): number {
  switch (instrument.kind) {
    case "sampled": case "kit": return instrument.program;
    case "synth": return PATCH_PROGRAMS[instrument.patch] ?? 81;
    case "machine": return MACHINE_KITS[instrument.machine] ?? 0;
  }
}

function instrumentTrack(part: InstrumentPart, melodic: number): number[] {
  const isKit = part.instrument.kind === "kit" || part.instrument.kind === "machine";
  const channel = isKit ? DRUM_CHANNEL : melodic;
  const pan = Math.max(0, Math.min(127, Math.round(64 + 63 * part.pan)));
  const events: TimedBytes[] = [
    { tick: 0, rank: 0, bytes: meta(0x03, utf8(part.id)) },
    { tick: 0, rank: 3, bytes: [0xc0 | channel, programOf(part.instrument) & 127] },
    { tick: 0, rank: 3, bytes: [0xb0 | channel, 10, pan] },
  ];
  for (const note of part.notes) events.push(...noteEvents(channel, note.midi, note.velocity, note.beat, note.beats));
  return encodeTrack(events);
}
