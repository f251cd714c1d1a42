import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VoiceModel } from "@tunewright/engine/resources";
import type { Score } from "@tunewright/engine/score/score";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { planSong } from "@tunewright/engine/song/plan-song";
import { loadDictionary } from "../dictionary/load-dictionary.ts";
import { openVoices, type OpenedVoices } from "./open-voices.ts";
import { readVoiceFiles } from "./read-voice-files.ts";
import { readVoiceFolders } from "./read-voice-folder.ts";

const LYRICS = "[Strophe]\nDie Nacht ist kalt und still\nUnd ich bin nicht allein\n\n[Refrain]\nIch sing für dich mein Lied\nIch will bei dir sein";
const LEXICON = "# Wörter\ndie\tdiː\nnacht\tˈnaxt\nist\tɪst\nkalt\tˈkalt\nund\tʊnt\nstill\tˈʃtɪl\nich\tɪç\nnicht\tˈnɪçt\nallein\taˈlaɪn\nfür\tfyːɾ\ndich\tdɪç\nmein\tmaɪn\nlied\tˈliːt\nbei\tbaɪ\ndir\tdiːɾ\nsein\tzaɪn\n";
const VOICE = {
  format: 1, language: "de", licence: "CC BY 4.0", model: "model.onnx", tokens: "tokens.txt", lexicon: "lexicon.txt", letters: "letters.txt",
  singers: [{ name: "Greta", gender: "female", register: "mezzo", speaker: 664, spokenPitch: 236, character: "warm" }],
};

/** The built-in network under another name and language: a voice like any that somebody drops in. */
let folder: string;
let opened: OpenedVoices;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "voices-"));
  const { model, tokens } = await readVoiceFiles();
  await mkdir(join(folder, "probe"));
  await writeFile(join(folder, "probe", "model.onnx"), model);
  await writeFile(join(folder, "probe", "tokens.txt"), [...tokens].map(([symbol, id]) => `${symbol} ${id}`).join("\n"));
  await writeFile(join(folder, "probe", "lexicon.txt"), LEXICON);
  await writeFile(join(folder, "probe", "letters.txt"), "sch ʃ\nch x\nei aɪ\n");
  await writeFile(join(folder, "probe", "voice.json"), JSON.stringify(VOICE));
  opened = await openVoices(folder);
}, 60_000);
afterAll(async () => {
  await opened.release();
  await rm(folder, { recursive: true });
});

const notUsed = new Proxy({} as VoiceModel, { get: () => { throw new Error("the English voice was asked"); } });

describe("a voice that was dropped in", () => {
  it("sings lyrics in its language, all of them, without a remark", async () => {
    const plan = planSong({ lyrics: LYRICS, style: "pop", seed: 4 }, { ...loadDictionary(), languages: opened.languages });
    expect(plan.singer).toBe("probe-greta");
    expect(plan.notes.filter((note) => note.includes("German"))).toEqual([]);
    expect(plan.words.map((word) => word.word).join(" ")).toBe(LYRICS.replace(/\[.*\]/g, "").split(/\s+/).filter(Boolean).join(" "));
    const lead = plan.score.vocals.find((part) => part.id === "lead")!;
    const line = { ...lead.lines[0]!, section: 0 };
    const score: Score = { ...plan.score, vocals: [{ ...lead, lines: [line] }] };
    const sung: Float32Array[] = [];
    for await (const { samples } of createVocalRenderer(score, { voice: notUsed, voices: opened.voices }).renderSection(0)) sung.push(samples);
    expect(sung).toHaveLength(1);
    expect(sung[0]!.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
  }, 60_000);

  it("leaves English to the built-in singers and other languages to the usual remark", () => {
    const dictionary = { ...loadDictionary(), languages: opened.languages };
    expect(planSong({ lyrics: "The night is cold and I am not alone", seed: 4 }, dictionary).singer).not.toBe("probe-greta");
    expect(planSong({ lyrics: "La nuit est belle et je suis avec toi dans la rue", seed: 4 }, dictionary).notes.join(" ")).toContain("French");
  });

  it("says which file is wrong, and how", async () => {
    const wrong = async (change: object, ...more: [file: string, text: string][]): Promise<string> => {
      const parent = await mkdtemp(join(tmpdir(), "wrong-"));
      try {
        await mkdir(join(parent, "x"));
        for (const [file, text] of [["tokens.txt", "_ 0\n^ 1\n$ 2\n  3\n. 4\n"], ["lexicon.txt", LEXICON], ["letters.txt", "a a"], ["voice.json", JSON.stringify({ ...VOICE, ...change })], ...more] as const) {
          await writeFile(join(parent, "x", file), text);
        }
        return await readVoiceFolders(parent).then(() => "fine", (error: Error) => error.message);
      } finally {
        await rm(parent, { recursive: true });
      }
    };
    expect(await wrong({})).toBe("fine");
    expect(await wrong({ format: 2 })).toMatch(/voice\.json: "format" must be 1/);
    expect(await wrong({ language: "german" })).toMatch(/two-letter code/);
    expect(await wrong({ model: "../../etc/passwd" })).toMatch(/same folder/);
    expect(await wrong({ singers: [] })).toMatch(/at least one/);
    expect(await wrong({ singers: [{ ...VOICE.singers[0], gender: "x" }] })).toMatch(/"gender" of Greta must be one of female, male/);
    expect(await wrong({ lexicon: undefined, letters: undefined })).toMatch(/how words are pronounced/);
    expect(await wrong({}, ["voice.json", "{"])).toMatch(/not valid JSON/);
    expect(await wrong({}, ["tokens.txt", "_ 0\n"])).toMatch(/the symbol "\^" is missing/);
    expect(await wrong({ tokens: "c.json" }, ["c.json", JSON.stringify({ audio: { sample_rate: 16000 } })])).toMatch(/only 22050 can be sung/);
    expect(await readVoiceFolders(join(folder, "nowhere"))).toEqual([]);
  });
});
