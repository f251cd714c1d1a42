/**
 * How well the singers are understood: word error rate of a recogniser on sung lines, without accompaniment.
 * `node bench/sing-wer.ts MODEL_FOLDER [singer…]`; see recognise.ts for the folder. It is no dependency: the weights are 20 MB of another project.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createPronouncer } from "@tunewright/engine/lyrics/pronounce";
import type { Score } from "@tunewright/engine/score/score";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { SINGERS } from "@tunewright/engine/sing/singers";
import { loadDictionary } from "../packages/engine-node/src/dictionary/load-dictionary.ts";
import { loadVoice } from "../packages/engine-node/src/voice/load-voice.ts";
import { printFigure } from "./figure.ts";

const LIMIT = 10; // % over all leads
const LINES = [
  "Neon lights are calling out my name", "Every shadow moves but stays the same", "I keep driving till the morning comes",
  "Holding on to what we have begun", "Take my hand and run into the night", "Nothing else will ever feel so right",
  "Tell me that you want to stay with me", "We can find a place beside the sea", "Rain is falling softly on the street",
  "All the city dances to the beat", "You were always standing in my dream", "Golden river flowing to the stream",
  "Morning light is coming through the door", "I don't want to wait here anymore", "Summer nights and open windows call",
  "Love will find the ones who lose it all", "Every broken heart can learn to heal", "Maybe this is something we can feel",
  "Hear the thunder rolling far away", "Leave your worries for another day", "Dancing with the stars above the town",
  "Lift me up when I am falling down", "Silver moon is shining on the lake", "One more promise that I will not break",
];
const STEPS = [0, 2, 4, 7, 9];
/** What sounds the same is not misheard, however it is written. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = { into: "in to", onto: "on to", anymore: "any more", hear: "here" };
/** Of the network's noise: with one alone a singer's figure shifts by two points. */
const SEEDS = [1, 2];

const [folder, ...wished] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node bench/sing-wer.ts MODEL_FOLDER [singer…]   (see bench/recognise.ts)");
  process.exit(2);
}
const singers = wished.length > 0 ? wished : Object.keys(SINGERS).filter((key) => !SINGERS[key]!.backingOnly);
const pronouncer = createPronouncer(loadDictionary());
const voice = await loadVoice();
const work = await mkdtemp(join(tmpdir(), "sing-wer-"));
let wrong = 0;
let words = 0;
try {
  for (const singer of singers) {
    const files: string[] = [];
    for (const seed of SEEDS) {
      for await (const { samples } of createVocalRenderer(scoreFor(singer, seed), { voice }).renderSection(0)) {
        const file = join(work, `${singer}-${files.length}.f32`);
        await writeFile(file, new Uint8Array(toSixteenKilohertz(samples).buffer));
        files.push(file);
      }
    }
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "recognise.ts"), folder, ...files]);
    const errors = (JSON.parse(stdout) as string[]).reduce((sum, heard, i) => sum + wordErrors(wordsOf(LINES[i % LINES.length]!), wordsOf(heard)), 0);
    const count = SEEDS.length * LINES.reduce((sum, line) => sum + wordsOf(line).length, 0);
    console.log(`  ${singer}: ${((100 * errors) / count).toFixed(1)} %`);
    wrong += errors;
    words += count;
  }
} finally {
  await rm(work, { recursive: true, force: true });
  await voice.release();
}
printFigure("sung words misheard", (100 * wrong) / words, LIMIT, "%", `${words} words, ${singers.length} singers`);

/** The lines at 100 bpm in the singer's best range, eighth notes with some longer ones. */
function scoreFor(singer: string, seed: number): Score {
  const base = SINGERS[singer]!.tessitura.low;
  let beat = 2;
  const lines = LINES.map((text, l) => {
    const sung = pronouncer.pronounce(text);
    const count = sung.reduce((sum, word) => sum + word.syllables.length, 0);
    const notes = Array.from({ length: count }, (_, i) => {
      const beats = i === count - 1 ? 1.5 : (i * 7 + l) % 3 === 0 ? 0.75 : 0.5;
      const note = { beat, beats, velocity: 80 + ((i * 7) % 30), pitches: [{ offset: 0, midi: base + STEPS[(i * 3 + text.length) % STEPS.length]! }] };
      beat += beats;
      return note;
    });
    beat = Math.ceil(beat / 4) * 4 + 4;
    return { section: 0, text, words: sung, notes };
  });
  const part = { id: "lead", stem: "lead-vocals", singer, delivery: "sung", lines, pan: 0, gain: 0, reverbSend: 0, delaySend: 0, detune: 0, delay: 0 };
  return { seed, bpm: 100, vocals: [part] } as unknown as Score;
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
