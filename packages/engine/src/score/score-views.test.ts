import { describe, expect, it } from "vitest";
import type { Score, VocalPart } from "./score.ts";
import { displayedLines, writeLrc } from "./write-lrc.ts";
import { syllableTexts, writeMidi } from "./write-midi.ts";
import { writeMusicXml } from "./write-music-xml.ts";

const note = (beat: number, beats: number, midi: number) => ({ beat, beats, velocity: 90, pitches: [{ offset: 0, midi }] });
const syllable = { onset: [], nucleus: "AH", coda: [], stress: 1 } as const;
const lead: VocalPart = {
  id: "lead", stem: "lead-vocals", singer: "mara", delivery: "sung", pan: 0, gain: 0, reverbSend: 0, delaySend: 0, detune: 0, delay: 0,
  lines: [{ section: 0, text: "Hello <rain>", words: [{ text: "Hello", syllables: [syllable, syllable] }, { text: "<rain>", syllables: [syllable] }], notes: [note(1, 0.5, 60), note(1.5, 3, 63), note(5.34, 1.7, 61)] }],
};
const score = (meter: Score["meter"]): Score => ({
  title: "R & B \u0001 “night” \ud83c", seed: 1, style: "pop", bpm: 93.5, meter, key: { tonic: 8, mode: "major" }, duration: 12,
  sections: [{ index: 0, kind: "verse", label: "Verse 1", beat: 0, beats: 12, energy: 0.5 }],
  chords: [{ beat: 0, beats: 4, root: 8, intervals: [0, 4, 7], symbol: "Ab" }, { beat: 4, beats: 8, root: 1, intervals: [0, 4, 7, 11], bass: 5, symbol: "Dbmaj7/F" }],
  vocals: [lead],
  parts: [
    { id: "drums", stem: "drums", instrument: { kind: "machine", machine: "808" }, notes: [note(0, 0.1, 36), note(0, 0.1, 42)].map((n) => ({ ...n, midi: n.pitches[0]!.midi })), pan: 0, gain: 0, reverbSend: 0, delaySend: 0 },
    { id: "piano", stem: "keys", instrument: { kind: "sampled", program: 4 }, notes: [{ beat: 0, beats: 4, midi: 56, velocity: 200 }, { beat: 4, beats: 4, midi: 56, velocity: 0 }], pan: -1, gain: 0, reverbSend: 0, delaySend: 0 },
  ],
  mix: {} as Score["mix"],
});

/** Notes and texts of a Standard MIDI File, by track. Throws on anything malformed. */
function readMidi(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunk = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  expect(chunk(0)).toBe("MThd");
  const tracks = [];
  let at = 14;
  for (let n = view.getUint16(10); n > 0; n--) {
    expect(chunk(at)).toBe("MTrk");
    const end = at + 8 + view.getUint32(at + 4);
    at += 8;
    let tick = 0;
    const sounding = new Map<string, number>();
    const notes: { key: number; from: number; to: number; channel: number }[] = [];
    const metas: { kind: number; data: Uint8Array }[] = [];
    const variable = (): number => {
      let value = 0;
      for (;;) {
        const b = bytes[at++]!;
        value = value * 128 + (b & 127);
        if (b < 128) return value;
      }
    };
    while (at < end) {
      tick += variable();
      const status = bytes[at++]!;
      if (status === 0xff) {
        const kind = bytes[at++]!;
        const length = variable();
        metas.push({ kind, data: bytes.subarray(at, at + length) });
        at += length;
      } else if (status >> 4 === 12) at += 1;
      else {
        const [key, velocity] = [bytes[at]!, bytes[at + 1]!];
        at += 2;
        const id = `${status & 15}:${key}`;
        if (status >> 4 === 9) {
          expect(velocity).toBeGreaterThan(0);
          expect(sounding.has(id)).toBe(false);
          sounding.set(id, tick);
        } else if (status >> 4 === 8) {
          notes.push({ key, from: sounding.get(id)!, to: tick, channel: status & 15 });
          sounding.delete(id);
        }
      }
    }
    expect(sounding.size).toBe(0);
    expect(metas.at(-1)?.kind).toBe(0x2f);
    tracks.push({ notes, metas });
  }
  expect(at).toBe(bytes.length);
  return tracks;
}

describe("writeMidi", () => {
  it("writes every note at its time, drums on channel 10, syllables as lyrics", () => {
    const [head, voice, drums, piano] = readMidi(writeMidi(score({ beatsPerBar: 4, unit: 4 })));
    const tempo = head!.metas.find((m) => m.kind === 0x51)!.data;
    expect(60_000_000 / ((tempo[0]! << 16) | (tempo[1]! << 8) | tempo[2]!)).toBeCloseTo(93.5, 2);
    expect(voice!.notes.map((n) => [n.key, n.from, n.to])).toEqual([[60, 480, 720], [63, 720, 2160], [61, 2563, 3379]]);
    const syllables = voice!.metas.filter((m) => m.kind === 5).map((m) => new TextDecoder().decode(m.data));
    expect(syllables).toEqual(["Hel-", "lo ", "<rain>"]);
    expect(drums!.notes.every((n) => n.channel === 9)).toBe(true);
    expect(piano!.notes.map((n) => [n.from, n.to])).toEqual([[0, 1920], [1920, 3840]]);
  });

  it("splits words into as many texts as syllables", () => {
    expect(syllableTexts("hello", 2).join("").replaceAll("-", "")).toBe("hello");
    for (const [word, n] of [["a", 3], ["", 1], ["24", 3], ["日本", 2], ["wonderful", 3]] as const) expect(syllableTexts(word, n)).toHaveLength(n);
  });
});

describe("writeMusicXml", () => {
  it.each([{ beatsPerBar: 4, unit: 4 }, { beatsPerBar: 3, unit: 4 }, { beatsPerBar: 6, unit: 8 }, { beatsPerBar: 7, unit: 8 }] as const)("fills every bar of $beatsPerBar/$unit exactly and ties what crosses a bar line", (meter) => {
    const xml = writeMusicXml(score(meter));
    const bar = ((meter.beatsPerBar * 4) / meter.unit) * 12;
    const measures = xml.match(/<measure .*?<\/measure>/gs)!;
    expect(measures.length).toBe(Math.ceil(144 / bar));
    for (const m of measures) expect([...m.matchAll(/<duration>(\d+)</g)].reduce((sum, d) => sum + Number(d[1]), 0)).toBe(bar);
    expect(xml.match(/<tie type="start"\/>/g)?.length).toBe(xml.match(/<tie type="stop"\/>/g)?.length);
    expect(xml.match(/<lyric>/g)).toHaveLength(3);
    expect(xml).toContain("<fifths>-4</fifths>");
    expect(xml).toContain("&#60;rain&#62;");
    expect(xml).not.toMatch(/[\u0000-\u0008]|undefined|NaN/);
    expect(xml.isWellFormed()).toBe(true);
  });
});

describe("writeLrc", () => {
  it("gives each sung line the time of its first word", () => {
    const lyrics = "[Verse 1]\nHello rain\n\n[Chorus]\n(ooh)\nStay a while\n";
    const words = [{ word: "Hello", start: 1.234, end: 2, line: 0 }, { word: "rain", start: 2, end: 3, line: 0 }, { word: "Stay", start: 65.999, end: 67, line: 2 }];
    const lrc = writeLrc({ title: "A\nB", lyrics, words, score: score({ beatsPerBar: 4, unit: 4 }) });
    expect(lrc.split("\n")).toEqual(["[ti:A B]", "[length:00:12.00]", "[re:Tunewright]", "[00:01.23]Hello rain", "[01:06.00]Stay a while", ""]);
    expect(displayedLines(lyrics)).toEqual(["Hello rain", "(ooh)", "Stay a while"]);
  });
});
