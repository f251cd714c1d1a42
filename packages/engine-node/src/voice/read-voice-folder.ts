import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Lexicon } from "@tunewright/engine/lyrics/pronunciation";
import type { Singer } from "@tunewright/engine/sing/singers";
import { hertzToMidi } from "@tunewright/engine/units";
import type { VoiceTensors } from "./load-voice.ts";

/** A voice somebody dropped in: docs/voices.md is the format for people. */
export interface DroppedVoice {
  /** Its folder's name. */
  name: string;
  language: string;
  licence: string;
  /** Path of the ONNX file. */
  model: string;
  tokens: ReadonlyMap<string, number>;
  tensors: Partial<VoiceTensors>;
  lexicon: Lexicon;
  singers: Record<string, Singer>;
}

/** Languages that the voices of a folder sing, ISO 639-1. */
export const readVoiceLanguages = async (folder: string): Promise<string[]> => [...new Set((await readVoiceFolders(folder)).map((voice) => voice.language))];

/** All voices in a folder, by name; none when there is no such folder. Rejects with a sentence that names the file when one is wrong. */
export async function readVoiceFolders(folder: string): Promise<DroppedVoice[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).toSorted();
  return Promise.all(names.map((name) => readVoiceFolder(join(folder, name))));
}

export async function readVoiceFolder(folder: string): Promise<DroppedVoice> {
  const file = join(folder, "voice.json");
  const wrong = (what: string): Error => new Error(`${file}: ${what}`);
  const json = await parseJson(file);
  const text = (key: string): string => {
    const value = json[key];
    if (typeof value !== "string" || value.trim() === "") throw wrong(`"${key}" must be a text`);
    return value.trim();
  };
  const path = (key: string): string => {
    const value = text(key);
    if (basename(value) !== value) throw wrong(`"${key}" must be a file in the same folder`);
    return join(folder, value);
  };
  if (json["format"] !== 1) throw wrong('"format" must be 1');
  const language = text("language");
  if (!/^[a-z]{2}$/.test(language) || language === "en") throw wrong('"language" must be a two-letter code other than "en"');
  const tokens = await readTokens(path("tokens"));
  const words = json["lexicon"] === undefined ? new Map<string, string>() : readPairs(await readText(path("lexicon")));
  const letters = json["letters"] === undefined ? [] : [...readPairs(await readText(path("letters")))];
  if (words.size === 0 && letters.length === 0) throw wrong('either "lexicon" or "letters" must say how words are pronounced');
  const name = basename(folder);
  const list = json["singers"];
  if (!Array.isArray(list) || list.length === 0) throw wrong('"singers" must be a list of at least one');
  const singers = Object.fromEntries(list.map((entry) => toSinger(entry, name, language, wrong)));
  const tensors = (json["tensors"] ?? {}) as Partial<VoiceTensors>;
  return { name, language, licence: text("licence"), model: path("model"), tokens, tensors, singers, lexicon: { lookup: (word) => words.get(word), letters, knows: (symbol) => tokens.has(symbol) } };
}

const GENDERS = ["female", "male"] as const;
const REGISTERS = ["alto", "mezzo", "soprano", "bass", "baritone", "tenor"] as const;

function toSinger(entry: unknown, voice: string, language: string, wrong: (what: string) => Error): [string, Singer] {
  const row = (typeof entry === "object" && entry !== null ? entry : {}) as Record<string, unknown>;
  const name = typeof row["name"] === "string" ? row["name"].trim() : "";
  if (name === "") throw wrong("every singer needs a name");
  const oneOf = <T extends string>(key: string, allowed: readonly T[]): T => {
    const found = allowed.find((value) => value === row[key]);
    if (!found) throw wrong(`"${key}" of ${name} must be one of ${allowed.join(", ")}`);
    return found;
  };
  const number = (key: string, low: number, high: number, usual?: number): number => {
    const value = row[key] ?? usual;
    if (typeof value !== "number" || !(value >= low && value <= high)) throw wrong(`"${key}" of ${name} must be a number from ${low} to ${high}`);
    return value;
  };
  const pair = (key: string, usual: [number, number]): { low: number; high: number } => {
    const [low, high] = (Array.isArray(row[key]) ? row[key] : usual) as unknown[];
    if (typeof low !== "number" || typeof high !== "number" || low < 24 || high > 96 || high - low < 7) throw wrong(`"${key}" of ${name} must be two MIDI notes at least a fifth apart`);
    return { low, high };
  };
  const spokenPitch = number("spokenPitch", 60, 400);
  const spoken = Math.round(hertzToMidi(spokenPitch));
  const key = `${voice}-${name}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return [key, {
    name, gender: oneOf("gender", GENDERS), register: oneOf("register", REGISTERS), language, voice,
    character: typeof row["character"] === "string" ? row["character"].split(/\s+/) : [],
    range: pair("range", [spoken - 5, spoken + 15]), tessitura: pair("tessitura", [spoken - 1, spoken + 11]),
    backingOnly: false, speaker: Math.round(number("speaker", 0, 100_000, 0)), spokenPitch,
    vibrato: { rate: number("vibratoRate", 3, 8, 5.3), depth: number("vibratoDepth", 0, 1, 0.25) }, presence: number("presence", -6, 6, 0),
  }];
}

/** A Piper configuration (`phoneme_id_map`), or lines "symbol id". */
async function readTokens(file: string): Promise<Map<string, number>> {
  const tokens = new Map<string, number>();
  if (file.endsWith(".json")) {
    const config = await parseJson(file);
    const rate = (config["audio"] as { sample_rate?: number } | undefined)?.sample_rate;
    if (rate !== undefined && rate !== 22_050) throw new Error(`${file}: the voice has ${rate} samples a second; only 22050 can be sung`);
    for (const [symbol, ids] of Object.entries((config["phoneme_id_map"] ?? {}) as Record<string, unknown>)) {
      if (Array.isArray(ids) && typeof ids[0] === "number") tokens.set(symbol, ids[0]);
    }
  } else {
    for (const line of (await readText(file)).split("\n")) {
      const at = line.trimEnd().lastIndexOf(" ");
      if (at > 0) tokens.set(line.slice(0, at), Number(line.slice(at + 1)));
    }
  }
  for (const needed of ["^", "$", "_", " ", "."]) if (!tokens.has(needed)) throw new Error(`${file}: the symbol "${needed}" is missing`);
  return tokens;
}

/** Lines "spelling, white space, sounds"; the first of a spelling counts; lines that begin with # are remarks. */
function readPairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const line of text.normalize("NFC").split(/\r?\n/)) {
    const found = /^([^#\s]\S*)\s+(.+)$/u.exec(line.trim());
    const word = found?.[1]!.toLowerCase();
    if (word !== undefined && !pairs.has(word)) pairs.set(word, found![2]!.trim());
  }
  return pairs;
}

async function readText(file: string): Promise<string> {
  return readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`${file} cannot be read`, { cause });
  });
}

async function parseJson(file: string): Promise<Record<string, unknown>> {
  const text = await readText(file);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause });
  }
}
