/**
 * How exactly the singers sing: pitch and time of the lead against the score, without accompaniment, over all singers and twelve styles.
 * `node bench/sing-accuracy.ts [--each] [singer…]`; `--each` prints a line for every song.
 */
import { parseArgs } from "node:util";
import type { VocalLine } from "@tunewright/engine/score/score";
import { linePhones } from "@tunewright/engine/sing/line-phones";
import { createVocalRenderer, type PlacedVocal } from "@tunewright/engine/sing/render-vocals";
import { SINGERS } from "@tunewright/engine/sing/singers";
import { trackF0 } from "@tunewright/engine/sing/track-f0";
import { loadVoice } from "../packages/engine-node/src/voice/load-voice.ts";
import { median, printFigure, quantile } from "./figure.ts";
import { planSungSongs } from "./sung-songs.ts";
import { TUNING } from "./sung-words.ts";

const LIMITS = { pitchMedian: 5, pitchP90: 15, framesOff: 3, onsetMedian: 10, onsetP90: 40 };
const RATE = 44_100;
/** Of a note the glide before and the next consonants after it are not its pitch. */
const SETTLING = 0.14;
const CLOSING = 0.2;
/** Shorter pieces have no pitch of their own. */
const FEWEST_FRAMES = 8;

interface Errors {
  /** Cents by which each note's middle pitch is off. */
  notes: number[];
  /** The same for every voiced 5 ms. */
  frames: number[];
  /** Milliseconds between a vowel's rise and its beat. */
  onsets: { error: number; what: string }[];
}

const { values, positionals } = parseArgs({ options: { each: { type: "boolean", default: false } }, allowPositionals: true });
const voice = await loadVoice();
const all: Errors = { notes: [], frames: [], onsets: [] };
try {
  for (const { singer, style, score } of planSungSongs(TUNING, positionals.length > 0 ? positionals : undefined)) {
    const own: Errors = { notes: [], frames: [], onsets: [] };
    const renderer = createVocalRenderer(score, { voice });
    const lines = score.vocals[0]!.lines;
    for (const { index } of score.sections) {
      const here = lines.filter((line) => line.section === index && line.notes.length > 0).toSorted((a, b) => a.notes[0]!.beat - b.notes[0]!.beat);
      let at = 0;
      for await (const vocal of renderer.renderSection(index)) measureLine(here[at++]!, vocal, score.bpm, singer, own);
    }
    if (values.each) console.log(`  ${singer}, ${style}: ${summary(own)}`);
    all.notes.push(...own.notes);
    all.frames.push(...own.frames);
    all.onsets.push(...own.onsets);
  }
} finally {
  await voice.release();
}
if (values.each) for (const { error, what } of all.onsets.toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error)).slice(0, 60)) console.log(`  ${error.toFixed(0)} ms at ${what}`);
const size = (numbers: readonly number[]): number[] => numbers.map(Math.abs);
const count = `${all.notes.length} notes`;
printFigure("sung note off pitch, median", median(size(all.notes)), LIMITS.pitchMedian, "cents", count);
printFigure("sung note off pitch, p90", quantile(size(all.notes), 0.9), LIMITS.pitchP90, "cents", count);
printFigure("voiced frames more than 50 cents off", framesOff(all), LIMITS.framesOff, "%", `${all.frames.length} frames`);
const onsets = size(all.onsets.map(({ error }) => error));
printFigure("vowel onset off its beat, median", median(onsets), LIMITS.onsetMedian, "ms", `${onsets.length} onsets`);
printFigure("vowel onset off its beat, p90", quantile(onsets, 0.9), LIMITS.onsetP90, "ms", `${onsets.length} onsets`);

function framesOff({ frames }: Errors): number {
  return (100 * frames.filter((cents) => Math.abs(cents) > 50).length) / frames.length;
}

function summary(own: Errors): string {
  const late = own.onsets.map(({ error }) => Math.abs(error));
  return `pitch ${median(own.notes.map(Math.abs)).toFixed(1)} / ${quantile(own.notes.map(Math.abs), 0.9).toFixed(1)} cents, off ${framesOff(own).toFixed(1)} %, ` +
    `onsets ${median(late).toFixed(0)} / ${quantile(late, 0.9).toFixed(0)} ms (bias ${median(own.onsets.map(({ error }) => error)).toFixed(0)})`;
}

function measureLine(line: VocalLine, vocal: PlacedVocal, bpm: number, singer: string, into: Errors): void {
  const seconds = (beat: number): number => (beat * 60) / bpm - vocal.start / RATE;
  const { range } = SINGERS[singer]!;
  const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
  const track = trackF0(vocal.samples, RATE, { lowest: hertz(range.low - 5), highest: hertz(range.high + 7) });
  for (const note of line.notes) {
    if (note.pitches.length !== 1) continue;
    const from = Math.ceil((seconds(note.beat) + SETTLING) / track.hop);
    const to = Math.floor((seconds(note.beat + note.beats) - CLOSING) / track.hop);
    const cents = Array.from(track.f0.slice(from, Math.max(from, to))).filter((f) => f > 0).map((f) => 1200 * Math.log2(f / hertz(note.pitches[0]!.midi)));
    if (cents.length < FEWEST_FRAMES) continue;
    into.notes.push(median(cents));
    into.frames.push(...cents);
  }
  into.onsets.push(...vowelOnsets(line, vocal, seconds));
}

/** Rise of the voice for vowels after voiceless sounds or silence: to within 9 dB of the vowel's middle level in 150–1200 Hz. */
function vowelOnsets(line: VocalLine, { samples }: PlacedVocal, seconds: (beat: number) => number): Errors["onsets"] {
  const hop = 110;
  const levels = voiceLevels(samples, hop);
  const phones = linePhones(line.words);
  return line.notes.flatMap((note, i) => {
    const vowel = phones.findIndex((phone) => phone.syllable === i && phone.isVowel);
    const before = phones[vowel - 1];
    if (before ? !/^(P|T|K|F|TH|S|SH|CH)$/.test(before.symbol) : i > 0) return [];
    const beat = seconds(note.beat);
    const at = (t: number): number => Math.max(0, Math.round(((beat + t) * RATE) / hop));
    const threshold = median(Array.from(levels.slice(at(0.04), at(Math.min(0.2, (seconds(note.beat + note.beats) - beat) * 0.6))))) - 9;
    let nearest: number | undefined;
    for (let k = at(-0.15); k < at(0.2); k++) {
      if (!(levels[k]! < threshold && levels[k + 1]! >= threshold)) continue;
      const error = ((k + 1) * hop) / RATE - beat;
      if (nearest === undefined || Math.abs(error) < Math.abs(nearest)) nearest = error;
    }
    const word = phones[vowel]!.word;
    const what = `${line.words[word]!.text} (${before?.symbol ?? "–"} ${phones[vowel]!.symbol}) in "${line.text}"`;
    return nearest === undefined ? [] : [{ error: 1000 * nearest, what }];
  });
}

/** Level in dB of 150–1200 Hz (one-pole edges) over 10 ms. */
function voiceLevels(x: Float32Array, hop: number): Float64Array {
  const y = Float32Array.from(x);
  for (let k = 0; k < 3; k++) {
    let [low, slow] = [0, 0];
    for (let i = 0; i < y.length; i++) {
      low += 0.157 * (y[i]! - low);
      slow += 0.0212 * (low - slow);
      y[i] = low - slow;
    }
  }
  return Float64Array.from({ length: Math.floor(y.length / hop) }, (_, i) => {
    let sum = 1e-10;
    for (let n = Math.max(0, (i - 2) * hop); n < Math.min(y.length, (i + 2) * hop); n++) sum += y[n]! ** 2;
    return 10 * Math.log10(sum);
  });
}
