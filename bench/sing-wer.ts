/**
 * How well the singers are understood: word error rate of a recogniser on sung lines, without accompaniment, up to 105 bpm and above.
 * `node bench/sing-wer.ts MODEL_FOLDER [--tuning] [--each] [--seed 1] [singer…]`; see recognise.ts for the folder. It is no dependency: the
 * weights are 20 MB of another project. Without `--tuning` the words are those that nobody tuned on.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { loadVoice } from "../packages/engine-node/src/voice/load-voice.ts";
import { printFigure } from "./figure.ts";
import { planSungSongs, SLOWEST_FAST, type SungSong } from "./sung-songs.ts";
import { HELD_OUT, TUNING } from "./sung-words.ts";

const LIMITS = { slow: 6, fast: 12 }; // %
/** What sounds the same is not misheard, however it is written. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = {
  into: "in to", onto: "on to", anymore: "any more", hear: "here", around: "a round", gray: "grey", someday: "some day", paperback: "paper back",
  alright: "all right", tonight: "to night", tomorrow: "to morrow", neighbour: "neighbor", neighbours: "neighbors", harbour: "harbor", cannot: "can not", daylight: "day light", too: "to",
};

const { values, positionals } = parseArgs({
  options: { tuning: { type: "boolean", default: false }, each: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const [folder, ...wished] = positionals;
if (!folder) {
  console.error("usage: node bench/sing-wer.ts MODEL_FOLDER [--tuning] [--each] [--seed 1] [singer…]   (see bench/recognise.ts)");
  process.exit(2);
}
interface Tally {
  wrong: number;
  words: number;
}
const tallies = { slow: { wrong: 0, words: 0 }, fast: { wrong: 0, words: 0 } };
const voice = await loadVoice();
const work = await mkdtemp(join(tmpdir(), "sing-wer-"));
try {
  const songs = planSungSongs(values.tuning ? TUNING : HELD_OUT, wished.length > 0 ? wished : undefined, Number(values.seed));
  for (const [at, song] of songs.entries()) {
    const { wrong, words } = await hear(song, at);
    const tally = tallies[song.score.bpm <= SLOWEST_FAST ? "slow" : "fast"];
    tally.wrong += wrong;
    tally.words += words;
    console.log(`  ${song.singer}, ${song.style}: ${wrong} of ${words} words`);
  }
} finally {
  await rm(work, { recursive: true, force: true });
  await voice.release();
}
const total = (part: keyof Tally): number => tallies.slow[part] + tallies.fast[part];
const print = (name: string, { wrong, words }: Tally, limit: number): void => printFigure(name, (100 * wrong) / words, limit, "%", `${words} words`);
if (tallies.slow.words > 0) print(`sung words misheard up to ${SLOWEST_FAST} bpm`, tallies.slow, LIMITS.slow);
if (tallies.fast.words > 0) print(`sung words misheard above ${SLOWEST_FAST} bpm`, tallies.fast, LIMITS.fast);
console.log(`all: ${((100 * total("wrong")) / total("words")).toFixed(1)} % of ${total("words")} words`);

/** Sings a song, lets the recogniser hear it line by line, and counts. */
async function hear(song: SungSong, at: number): Promise<Tally> {
  const { score } = song;
  const files: string[] = [];
  const texts: string[] = [];
  const renderer = createVocalRenderer(score, { voice });
  const lines = score.vocals[0]!.lines.filter((line) => line.notes.length > 0).toSorted((a, b) => a.notes[0]!.beat - b.notes[0]!.beat);
  for (const { index } of score.sections) {
    const here = lines.filter((line) => line.section === index);
    for await (const { samples } of renderer.renderSection(index)) {
      const file = join(work, `${at}-${files.length}.f32`);
      await writeFile(file, new Uint8Array(toSixteenKilohertz(samples).buffer));
      texts.push(here.shift()!.words.map((word) => word.text).join(" "));
      files.push(file);
    }
  }
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "recognise.ts"), folder!, ...files], { maxBuffer: 1e7 });
  const heard = JSON.parse(stdout) as string[];
  const errors = texts.map((text, i) => wordErrors(wordsOf(text), wordsOf(heard[i]!)));
  if (values.each) texts.forEach((text, i) => { if (errors[i]! > 0) console.log(`    ${errors[i]}  ${text}  ≠  ${heard[i]}`); });
  return { wrong: errors.reduce((sum, n) => sum + n, 0), words: texts.reduce((sum, text) => sum + wordsOf(text).length, 0) };
}

/** With 0.3 s of silence at both ends, which the recogniser wants, and three times the level. */
function toSixteenKilohertz(x: Float32Array): Float32Array {
  const ratio = 16_000 / 44_100;
  const out = new Float32Array(Math.floor(x.length * ratio) + 9600);
  for (let i = 0; i < out.length - 9600; i++) {
    const centre = i / ratio;
    let sum = 0;
    for (let k = Math.ceil(centre - 32); k <= centre + 32; k++) {
      const phase = Math.PI * (k - centre) * ratio * 0.95;
      sum += (x[k] ?? 0) * (phase === 0 ? 1 : Math.sin(phase) / phase) * (0.5 + 0.5 * Math.cos((Math.PI * (k - centre)) / 33));
    }
    out[4800 + i] = 3 * 0.95 * ratio * sum;
  }
  return out;
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/[^a-z' ]+/g, " ").replace(/(^| )'|'(?= |$)/g, " ");
  return plain.split(/\s+/).filter(Boolean).flatMap((word) => SOUNDS_LIKE[word]?.split(" ") ?? [word]);
}

/** Levenshtein distance in words. */
function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, j) => j);
  wanted.forEach((word, i) => {
    const next = [i + 1];
    heard.forEach((other, j) => next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (word === other ? 0 : 1))));
    row = next;
  });
  return row[heard.length]!;
}
