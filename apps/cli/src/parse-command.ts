import { parseArgs } from "node:util";
import { extname, resolve } from "node:path";
import type { VariationSliders } from "@tunewright/engine";

/** The person can mend it: exit status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface SongOptions {
  prompt?: string;
  lyricsFile?: string;
  style?: string;
  exclude?: string;
  title?: string;
  /** Drawn at random when not given. */
  seed?: number;
  length?: number;
  singer?: string;
  instrumental: boolean;
  out: string;
  format: OutputFormat;
  stems?: string;
  midi?: string;
  lrc?: string;
  score?: string;
  chords?: string;
  document?: string;
  /** What is done with a song that was made before; absent for a new song. */
  work?: Work;
  json: boolean;
  quiet: boolean;
}

/** `source` is the document of the song, as `--document` wrote it. */
export type Work = { source: string } & (
  | { task: "extend"; /** Seconds of the source. */ at: number }
  | { task: "cover" }
  | { task: "vary"; sliders: VariationSliders }
  | { task: "remaster"; strength: "subtle" | "normal" | "high" });

export const OUTPUT_FORMATS = ["mp3", "wav", "flac", "opus", "m4a"] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export type Command = { name: "help" } | { name: "version" } | { name: "song"; options: SongOptions };

/** Throws UsageError. Looks at no file. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === "help") return { name: "help" };
  if (values.version) return { name: "version" };
  const [name, ...words] = positionals;
  if (name === undefined) throw new UsageError("say what to do, for example: tunewright song \"a slow waltz about rain\" --out rain.mp3");
  if (!isCommand(name)) throw new UsageError(`unknown command '${name}'; there are ${COMMANDS.map((known) => `'${known}'`).join(", ")}`);
  const work = name === "song" ? undefined : readWork(name, words.shift(), values);
  const stray = (["at", "variation", "clarity", "tone", "width", "strength"] as const).find((option) => values[option] !== undefined && !OPTIONS_OF[name].includes(option));
  if (stray) throw new UsageError(`--${stray} does not go with '${name}'`);
  if (values.out === undefined || values.out === "") throw new UsageError("--out FILE is missing: where shall the song go?");
  const said = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);
  const options: SongOptions = {
    ...optional("prompt", said(words.join(" "))),
    ...optional("lyricsFile", values.lyrics),
    ...optional("style", said(values.style)),
    ...optional("exclude", said(values.exclude)),
    ...optional("title", said(values.title)),
    ...optional("singer", said(values.singer)),
    ...optional("seed", wholeNumber("--seed", values.seed, 0, 2 ** 32 - 1)),
    ...optional("length", wholeNumber("--length", values.length, 10, 600)),
    ...optional("stems", values.stems),
    ...optional("midi", values.midi),
    ...optional("lrc", values.lrc),
    ...optional("score", values.score),
    ...optional("chords", values.chords),
    ...optional("document", values.document),
    ...optional("work", work),
    instrumental: values.instrumental ?? false,
    out: values.out,
    format: formatOf(values.out),
    json: values.json ?? false,
    quiet: values.quiet ?? false,
  };
  if (!work && !options.prompt && !options.style && !options.lyricsFile) throw new UsageError("nothing to make a song of: give a prompt, --style or --lyrics");
  if (options.instrumental && options.lyricsFile) throw new UsageError("--instrumental and --lyrics contradict each other");
  if (work?.task === "cover" && !options.style && !options.prompt) throw new UsageError("a cover in which style? Give --style");
  const targets = [options.out, options.midi, options.lrc, options.score, options.chords, options.document].filter((f) => f !== undefined).map((f) => resolve(f));
  if (new Set(targets).size < targets.length) throw new UsageError("two outputs have the same file name");
  return { name: "song", options };
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { ...text, short: "o" }, lyrics: text, style: text, exclude: text, title: text, seed: text, length: text, singer: text, instrumental: flag,
        stems: text, midi: text, lrc: text, score: text, chords: text, document: text,
        at: text, variation: text, clarity: text, tone: text, width: text, strength: text, json: flag, quiet: { ...flag, short: "q" }, help: { ...flag, short: "h" }, version: { ...flag, short: "V" },
      },
    });
  } catch (error) {
    // Node's sentences go on with hints about its own parser; the first one is for people.
    const [sentence] = (error as Error).message.split(/(?<=\.) /);
    throw new UsageError(lowerFirst(sentence ?? "wrong options").replace(/\.$/, ""));
  }
}

const lowerFirst = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> => (value === undefined ? {} : ({ [key]: value } as Record<K, V>));

function wholeNumber(option: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const n = Number(text);
  if (text.trim() === "" || !Number.isInteger(n) || n < min || n > max) throw new UsageError(`${option} takes a whole number from ${min} to ${max}, not '${text}'`);
  return n;
}

/** A number of seconds, or one from 0 to 1. */
function number(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const n = Number(text);
  if (text.trim() === "" || !(n >= 0 && n <= max)) throw new UsageError(`${option} takes a number from 0 to ${max}, not '${text}'`);
  return n;
}

const COMMANDS = ["song", "extend", "cover", "vary", "remaster"] as const;
type CommandName = (typeof COMMANDS)[number];
const isCommand = (name: string): name is CommandName => (COMMANDS as readonly string[]).includes(name);
/** Options that mean something to one command only. */
const OPTIONS_OF: Record<CommandName, readonly string[]> = {
  song: [], extend: ["at"], cover: [], vary: ["variation", "clarity", "tone", "width"], remaster: ["strength"],
};

function readWork(name: Exclude<CommandName, "song">, source: string | undefined, values: Partial<Record<"at" | "variation" | "clarity" | "tone" | "width" | "strength", string>>): Work {
  if (!source) throw new UsageError(`${name} which song? Give the file that --document wrote`);
  switch (name) {
    case "extend": {
      const at = number("--at", values.at, 3600);
      if (at === undefined) throw new UsageError("--at SECONDS is missing: from where shall it go on?");
      return { task: "extend", source, at };
    }
    case "cover":
      return { task: "cover", source };
    case "vary": {
      const slider = (option: "variation" | "clarity" | "tone" | "width", usual: number): number => number(`--${option}`, values[option], 1) ?? usual;
      return { task: "vary", source, sliders: { variation: slider("variation", 0), clarity: slider("clarity", 0.5), tone: slider("tone", 0.5), stereoWidth: slider("width", 0.5) } };
    }
    case "remaster": {
      const { strength = "normal" } = values;
      if (strength !== "subtle" && strength !== "normal" && strength !== "high") throw new UsageError(`--strength is subtle, normal or high, not '${strength}'`);
      return { task: "remaster", source, strength };
    }
  }
}

function formatOf(file: string): OutputFormat {
  const ending = extname(file).toLowerCase();
  const format = OUTPUT_FORMATS.find((known) => `.${known}` === ending);
  if (format) return format;
  throw new UsageError(`cannot write '${file}': ${ending === "" ? "it has no ending" : `${ending} is not supported`}; use .mp3, .wav, .flac, .opus or .m4a`);
}
