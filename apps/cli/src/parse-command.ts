import { parseArgs } from "node:util";
import { extname, resolve } from "node:path";

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
  format: "mp3" | "wav";
  stems?: string;
  midi?: string;
  lrc?: string;
  score?: string;
  json: boolean;
  quiet: boolean;
}

export type Command = { name: "help" } | { name: "version" } | { name: "song"; options: SongOptions };

/** Throws UsageError. Looks at no file. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === "help") return { name: "help" };
  if (values.version) return { name: "version" };
  const [name, ...words] = positionals;
  if (name === undefined) throw new UsageError("say what to do, for example: tunewright song \"a slow waltz about rain\" --out rain.mp3");
  if (name !== "song") throw new UsageError(`unknown command '${name}'; there is 'song'`);
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
    instrumental: values.instrumental ?? false,
    out: values.out,
    format: formatOf(values.out),
    json: values.json ?? false,
    quiet: values.quiet ?? false,
  };
  if (!options.prompt && !options.style && !options.lyricsFile) throw new UsageError("nothing to make a song of: give a prompt, --style or --lyrics");
  if (options.instrumental && options.lyricsFile) throw new UsageError("--instrumental and --lyrics contradict each other");
  const targets = [options.out, options.midi, options.lrc, options.score].filter((f) => f !== undefined).map((f) => resolve(f));
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
        stems: text, midi: text, lrc: text, score: text, json: flag, quiet: { ...flag, short: "q" }, help: { ...flag, short: "h" }, version: { ...flag, short: "V" },
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

function formatOf(file: string): "mp3" | "wav" {
  const ending = extname(file).toLowerCase();
  if (ending === ".mp3" || ending === ".wav") return ending.slice(1) as "mp3" | "wav";
  throw new UsageError(`cannot write '${file}': ${ending === "" ? "it has no ending" : `${ending} is not supported`}; use .mp3 or .wav`);
}
