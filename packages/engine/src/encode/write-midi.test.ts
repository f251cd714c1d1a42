import { dictionary } from "cmu-pronouncing-dictionary";
import { describe, expect, it } from "vitest";
import { planSong } from "../song/plan-song.ts";
import { PPQN, writeMidi } from "./write-midi.ts";

interface MidiEvent { tick: number; status: number; type?: number; data: number[] }

/** A small strict reader of standard MIDI files; throws on anything malformed. */
function readMidi(bytes: Uint8Array): { format: number; division: number; tracks: MidiEvent[][] } {
  let at = 0;
  const need = (n: number): number[] => { if (at + n > bytes.length) throw new Error("cut short"); const out = [...bytes.subarray(at, at + n)]; at += n; return out; };
  const number = (n: number): number => need(n).reduce((sum, byte) => sum * 256 + byte, 0);
  const text = (n: number): string => String.fromCharCode(...need(n));
  const variable = (): number => { let value = 0; for (;;) { const [byte] = need(1); value = value * 128 + (byte! & 127); if (byte! < 128) return value; } };
  if (text(4) !== "MThd" || number(4) !== 6) throw new Error("no header");
  const format = number(2);
  const count = number(2);
  const division = number(2);
  const tracks = Array.from({ length: count }, () => {
    if (text(4) !== "MTrk") throw new Error("no track");
    const end = number(4) + at;
    const events: MidiEvent[] = [];
    let tick = 0;
    for (;;) {
      if (at >= end) break;
      tick += variable();
      const [status] = need(1);
      if (status === 0xff) { const [type] = need(1); events.push({ tick, status, type: type!, data: need(variable()) }); }
      else if (status! >= 0x80 && status! < 0xf0) events.push({ tick, status: status!, data: need((status! & 0xf0) === 0xc0 || (status! & 0xf0) === 0xd0 ? 1 : 2) });
      else throw new Error(`status ${status}`);
    }
    if (at !== end || events.at(-1)!.type !== 0x2f) throw new Error("track does not end");
    return events;
  });
  if (at !== bytes.length) throw new Error("trailing bytes");
  return { format, division, tracks };
}

const lookup = (word: string): string | undefined => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined);

describe("writeMidi", () => {
  const { score } = planSong({ prompt: "a folk waltz in F# minor about rain, 97 bpm", seed: 4, title: "Été ☔" }, { lookup });
  const { format, division, tracks } = readMidi(writeMidi(score));
  const meta = (track: number, type: number): number[][] => tracks[track]!.filter((event) => event.type === type).map((event) => event.data);

  it("is a format 1 file with a track per part and their names", () => {
    expect([format, division, tracks.length]).toEqual([1, PPQN, 1 + score.vocals.length + score.parts.length]);
    expect(tracks.slice(1).map((_, i) => String.fromCharCode(...meta(i + 1, 3)[0]!))).toEqual([...score.vocals, ...score.parts].map((part) => part.id));
  });

  it("carries title, tempo, metre, key and sections", () => {
    expect(new TextDecoder().decode(Uint8Array.from(meta(0, 3)[0]!))).toBe("Été ☔");
    const [a, b, c] = meta(0, 0x51)[0]!;
    expect(60_000_000 / (a! * 65536 + b! * 256 + c!)).toBeCloseTo(97, 2);
    expect(meta(0, 0x58)[0]!.slice(0, 2)).toEqual([3, 2]);
    expect(meta(0, 0x59)[0]).toEqual([3, 1]);
    expect(meta(0, 6)).toHaveLength(score.sections.length);
  });

  it("has every note, on and off, and every word", () => {
    score.parts.forEach((part, i) => {
      const events = tracks[1 + score.vocals.length + i]!;
      expect(events.filter((event) => (event.status & 0xf0) === 0x90)).toHaveLength(part.notes.length);
      expect(events.filter((event) => (event.status & 0xf0) === 0x80)).toHaveLength(part.notes.length);
    });
    expect(meta(1, 5).map((data) => new TextDecoder().decode(Uint8Array.from(data)).trim()))
      .toEqual(score.vocals[0]!.lines.flatMap((line) => line.words.map((word) => word.text)));
  });
});
