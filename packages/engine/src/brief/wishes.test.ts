import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "../song/song-request.ts";
import { ARTIST_DESCRIPTIONS } from "./artist-descriptions.ts";
import { describeArtists } from "./describe-artists.ts";
import { nearWord } from "./near-words.ts";
import { PRESET_PLANS } from "./preset.ts";
import { readBrief } from "./read-brief.ts";
import { readCurve, readForm, wishForm } from "./read-form.ts";
import { STYLES } from "./styles/catalogue.ts";

/** The styles the product promises by name. */
const PROMISED = ("synthwave; pop; indie rock; punk; metal; folk; country; blues; jazz swing; bossa nova; soul; funk; disco; R&B; gospel; reggae; dub; ska; reggaeton; afrobeat; amapiano; " +
  "salsa; cumbia; hip hop boom bap; trap; drill; lo-fi; house; deep house; techno; trance; drum and bass; dubstep; UK garage; ambient; orchestral film; baroque; choral; lullaby; chiptune; " +
  "musical theatre; sea shanty").split("; ");

describe("the promised styles", () => {
  it("each leads to a style of its own", () => {
    const found = PROMISED.map((style) => readBrief({ style, prompt: "a song about rain", seed: 1 }).style);
    expect(found.map((style, i) => (found.indexOf(style) === i ? "" : `${PROMISED[i]} is ${style.key}`)).filter(Boolean)).toEqual([]);
    for (const [i, style] of found.entries()) expect(STYLES, PROMISED[i]).toContain(style);
  });
});

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

describe("artists", () => {
  const names = ARTIST_DESCRIPTIONS.flatMap(([list]) => list.split("|").map((name) => name.replace(/!$/, "")));

  it("are never named in what the song becomes, and the person is told", () => {
    expect(names.length).toBeGreaterThanOrEqual(200);
    for (const name of names) {
      const { texts, described } = describeArtists([`a song about the harbour in the style of ${name}`, ""]);
      expect(plain(texts[0]!), name).toBe("a song about the harbour");
      expect(texts[1]!.length, name).toBeGreaterThan(8);
      expect(described.length, name).toBe(1);
    }
    for (const name of names.filter((_, i) => i % 12 === 0)) {
      const brief = readBrief({ prompt: `a song about the harbour in the style of ${name}`, seed: 1 });
      const shown = JSON.stringify([brief.tags, brief.subject, brief.title ?? ""]).toLowerCase();
      expect(new RegExp(`(?<![a-z])${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`).test(shown), `${name} in ${shown}`).toBe(false);
      expect(brief.notes.some((note) => plain(note).includes(plain(name))), name).toBe(true);
    }
  });

  it("described in words our styles know", () => {
    for (const [names, description] of ARTIST_DESCRIPTIONS) expect(readBrief({ style: description, seed: 1 }).notes.filter((note) => note.startsWith("No style")), names).toEqual([]);
  });

  it("do not swallow ordinary words, and an unknown one is taken out too", () => {
    expect(readBrief({ prompt: "a song about a prince, a queen and a kiss in the future", seed: 1 }).notes.some((note) => note.includes("imitated"))).toBe(false);
    const unknown = readBrief({ prompt: "a rock song in the style of Zarquon Vrell", seed: 1 });
    expect(unknown.notes.some((note) => note.includes("imitated"))).toBe(true);
    expect(JSON.stringify(unknown.subject)).not.toMatch(/Zarquon|Vrell/i);
    expect(readBrief({ prompt: "a song in the style of the 80s", seed: 1 }).notes.some((note) => note.includes("imitated"))).toBe(false);
  });
});

describe("words nobody listed", () => {
  it("lean the mood to the side they lie on", () => {
    for (const [dark, bright] of [["mournful", "cheery"], ["bleak", "delightful"], ["grim", "charming"], ["dismal", "lovely"]] as const) {
      expect(readBrief({ prompt: `a ${dark} song`, seed: 1 }).mood.valence, dark).toBeLessThan(readBrief({ prompt: `a ${bright} song`, seed: 1 }).mood.valence);
    }
    expect(nearWord("serene")!.feeling![1]).toBeLessThan(0);
    expect(nearWord("of")).toBeUndefined();
  });

  it("lead to a style only where none is named", () => {
    expect(readBrief({ style: "rumba", seed: 1 }).style.key).toBe("salsa");
    expect(readBrief({ style: "techno", prompt: "operetta at the seaside", seed: 1 }).style.key).toBe("techno");
  });
});

describe("the order of sections", () => {
  it("obeys what is said, and never loses everything", () => {
    expect(readForm("rock song, no intro, with a guitar solo")).toEqual({ without: ["I"], added: ["S"] });
    expect(readForm("start with the chorus").start).toBe("C");
    expect(wishForm("IVPCVPCBCO", { start: "C" })).toMatch(/^C/);
    expect(readForm("verse, chorus, verse, chorus, bridge, chorus").order).toBe("VCVCBC");
    expect(readForm("an AABA tune").order).toBe("VVBV");
    expect(readForm("a song about a bridge over the river")).toEqual({});
    const letters = fc.constantFrom(..."IVPCHBKDSNO");
    fc.assert(fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), fc.array(letters, { maxLength: 4 }), fc.array(letters, { maxLength: 4 }), fc.option(letters, { nil: undefined }), (form, without, added, start) => {
      const out = wishForm(form.join(""), { without, added, ...(start ? { start } : {}) });
      expect(out).toMatch(/^[IVPCHBKDSNO]+$/);
      if (start && start !== "I") expect(out[0]).toBe(start);
    }));
  });

  it("and how the energy moves", () => {
    expect(readCurve("an orchestral piece that builds slowly")).toBe("builds");
    expect(readCurve("starts quiet and then explodes")).toBe("quiet start");
    expect(readCurve("a song about a builder")).toBeUndefined();
  });
});

describe("presets", () => {
  it("seat more players the more is done, and keep to their length with a word to the person", () => {
    for (const style of STYLES.filter((_, i) => i % 3 === 0)) {
      const seats = PRESETS.map((preset) => readBrief({ style: style.key, prompt: "a song about rain", seed: 4, preset }).layers.length);
      expect(seats[0], style.key).toBeLessThanOrEqual(seats[1]!);
      expect(seats[1], style.key).toBeLessThanOrEqual(seats[2]!);
      expect(readBrief({ style: style.key, seed: 4, preset: "full" }).layers.some((layer) => layer.role === "counter"), style.key).toBe(true);
    }
    for (const preset of PRESETS) {
      const { longest } = PRESET_PLANS[preset];
      const brief = readBrief({ style: "pop", length: longest + 60, seed: 1, preset });
      expect(brief.length).toBe(longest);
      expect(brief.notes.some((note) => note.startsWith("This model makes songs of up to"))).toBe(true);
    }
  });

  it("a persona lends its singer, delivery and style", () => {
    const brief = readBrief({ prompt: "a song about rain", seed: 1, persona: { singer: "mara", delivery: "rap", style: "dub" } });
    expect([brief.singer, brief.voice.delivery, brief.style.key]).toEqual(["mara", "rap", "dub"]);
    expect(readBrief({ style: "jazz", seed: 1, persona: { singer: "mara", delivery: "sung", style: "dub" } }).style.key).toBe("jazz");
  });
});

describe("contradictions", () => {
  it("become one song, and more genres than two are spoken of", () => {
    const brief = readBrief({ prompt: "a happy sad calm angry reggae jazz techno metal song", seed: 1 });
    expect(brief.notes.some((note) => note.includes("is more than one song can be"))).toBe(true);
    expect(readBrief({ prompt: "a jazz trap song", seed: 1 }).notes).toEqual([]);
    expect(Math.abs(brief.mood.valence)).toBeLessThanOrEqual(1);
    for (const bpm of [5, 30, 250, 999]) {
      const fast = readBrief({ prompt: `rock song, ${bpm} bpm`, seed: 1 });
      expect(fast.bpm).toBeGreaterThanOrEqual(40);
      expect(fast.bpm).toBeLessThanOrEqual(240);
      if (bpm >= 10) expect(fast.notes.some((note) => note.startsWith(`${bpm} BPM`))).toBe(true);
    }
  });
});

describe("a decade", () => {
  it("changes how a style is recorded and played, and leaves the timeless alone", () => {
    const at = (style: string) => readBrief({ style, prompt: "a song about rain", seed: 3 });
    for (const era of ["50s", "60s", "70s", "80s", "90s", "2000s"]) {
      const brief = at(`${era} rock`);
      expect(brief.style.key, era).toBe("rock");
      expect(brief.style.tags, era).toContain(era);
      expect(JSON.stringify(brief.style.mix), era).not.toBe(JSON.stringify(at("rock").style.mix));
    }
    expect(at("sixties pop").layers.every((layer) => layer.instrument.kind !== "synth")).toBe(true);
    expect(at("eighties country").style.drums!.instrument).toEqual({ kind: "machine", machine: "linn" });
    expect(at("80s baroque").style.mix).toEqual(at("baroque").style.mix);
    expect(at("80s").style.key).toBe("synthwave");
  });
});

describe("the sliders", () => {
  it("leave everything as it is in the middle, and move away from it on both sides", () => {
    const at = (weirdness: number) => readBrief({ style: "pop", prompt: "a song about rain", seed: 7, sliders: { weirdness } });
    expect(at(0.5)).toEqual(readBrief({ style: "pop", prompt: "a song about rain", seed: 7 }));
    expect(at(0).style.vocal.syncopation).toBeLessThan(at(0.5).style.vocal.syncopation);
    expect(at(1).style.vocal.syncopation).toBeGreaterThan(at(0.5).style.vocal.syncopation);
    expect(JSON.stringify(at(1).style.harmony)).not.toBe(JSON.stringify(at(0.5).style.harmony));
    expect(JSON.stringify(at(0).style.harmony).length).toBeLessThan(JSON.stringify(at(0.5).style.harmony).length);
  });

  it("a strict hand takes the sound from the style text alone, a loose one lets the prompt colour it", () => {
    const at = (styleInfluence: number) => readBrief({ style: "pop", prompt: "a techno song with saxophone about rain", seed: 7, sliders: { styleInfluence } });
    expect(at(0.9).layers.some((layer) => layer.stem === "woodwinds")).toBe(false);
    expect(at(0.5).layers.some((layer) => layer.stem === "woodwinds")).toBe(true);
    expect(at(0.5).style.key).toBe("pop");
    expect(at(0.2).style.name).toBe("Techno pop");
    expect(at(0).style.key).toBe("techno");
  });
});
