import type { Score, StereoBlock } from "@tunewright/engine";
import { SAMPLE_RATE, beatsToSeconds, midiToHertz } from "@tunewright/engine/units";
import type { Seconds } from "@tunewright/engine/units";

/** Measurements of finished audio for tests; written apart from the engine's own analysis, so that one cannot hide the other's mistakes. */

export const mono = ({ left, right }: StereoBlock): Float32Array => left.map((v, i) => (v + right[i]!) / 2);

/** Tempo near `expected` (±12 %) whose beat grid collects most onset energy. */
export function measureTempo(audio: Float32Array, expected: number): number {
  const hop = 256;
  const energy = Float64Array.from({ length: Math.floor(audio.length / hop) }, (_, i) => {
    let sum = 0;
    for (let k = i * hop; k < (i + 1) * hop; k++) sum += audio[k]! ** 2;
    return Math.log10(sum + 1e-6);
  });
  const onset = energy.map((e, i) => Math.max(0, e - (energy[i - 1] ?? e)));
  // The phase of the onset curve at half-beat frequency: coherent over the whole song only at the right tempo.
  const strength = (bpm: number): number => {
    const step = (2 * Math.PI * 2 * bpm * hop) / (60 * SAMPLE_RATE);
    let [re, im] = [0, 0];
    for (let i = 0; i < onset.length; i++) {
      re += onset[i]! * Math.cos(step * i);
      im += onset[i]! * Math.sin(step * i);
    }
    return Math.hypot(re, im);
  };
  let best = { bpm: 0, value: -1 };
  for (let bpm = expected * 0.88; bpm <= expected * 1.12; bpm += 0.1) {
    const value = strength(bpm);
    if (value > best.value) best = { bpm, value };
  }
  return best.bpm;
}

/** Energy of each pitch class over MIDI 36–71, where fundamentals lie, by Goertzel filters on windows of 0.4 s. */
export function measureChroma(audio: Float32Array): Float64Array {
  const chroma = new Float64Array(12);
  const size = Math.round(0.4 * SAMPLE_RATE);
  for (let start = 0; start + size <= audio.length; start += size * 2)
    for (let midi = 36; midi < 72; midi++) chroma[midi % 12]! += goertzel(audio, start, size, midiToHertz(midi));
  return chroma;
}

function goertzel(audio: Float32Array, start: number, size: number, frequency: number): number {
  const k = 2 * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
  let [a, b] = [0, 0];
  for (let i = 0; i < size; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
    [a, b] = [audio[start + i]! * window + k * a - b, a];
  }
  return a * a + b * b - k * a * b;
}

/** Cents by which the voice misses each held note of the lead (0.3 s and longer, one pitch), unvoiced ones left out. */
export function measurePitchErrors(lead: Float32Array, score: Score): number[] {
  const part = score.vocals.find((v) => v.id === "lead")!;
  return part.lines.flatMap((line) =>
    line.notes.flatMap((note) => {
      const [start, length] = [beatsToSeconds(note.beat, score.bpm), beatsToSeconds(note.beats, score.bpm)];
      if (length < 0.3 || note.pitches.length !== 1) return [];
      const expected = midiToHertz(note.pitches[0]!.midi);
      const found = pitchAt(lead, start + length * 0.35, expected);
      return found === undefined ? [] : [1200 * Math.log2(found / expected)];
    }),
  );
}

/** Normalised autocorrelation around an expected pitch (±4 semitones) over 80 ms; undefined where nothing periodic sounds. */
function pitchAt(audio: Float32Array, time: Seconds, expected: number): number | undefined {
  const from = Math.round(time * SAMPLE_RATE);
  const size = Math.round(0.08 * SAMPLE_RATE);
  const [short, long] = [Math.floor(SAMPLE_RATE / (expected * 1.26)), Math.ceil((SAMPLE_RATE / expected) * 1.26)];
  if (from + size + long + 1 >= audio.length) return undefined;
  const similarity = (lag: number): number => {
    let [xy, xx, yy] = [0, 1e-12, 1e-12];
    for (let i = from; i < from + size; i++) {
      xy += audio[i]! * audio[i + lag]!;
      xx += audio[i]! ** 2;
      yy += audio[i + lag]! ** 2;
    }
    return xy / Math.sqrt(xx * yy);
  };
  let best = short;
  for (let lag = short; lag <= long; lag++) if (similarity(lag) > similarity(best)) best = lag;
  if (similarity(best) < 0.75) return undefined;
  const [a, b, c] = [similarity(best - 1), similarity(best), similarity(best + 1)];
  return SAMPLE_RATE / (best + (0.5 * (a - c)) / (a - 2 * b + c));
}

/**
 * How far the steepest rise of the voice lies from where each line's first word is said to begin; only lines after a rest are
 * judged. The steepest rise is the first vowel: breaths, soft consonants and echoes of the last line do not move it.
 */
export function measureOnsetErrors(lead: Float32Array, words: readonly { start: Seconds; end: Seconds; line: number }[]): number[] {
  const hop = 220;
  const level = Float64Array.from({ length: Math.floor(lead.length / hop) }, (_, i) => {
    let sum = 0;
    for (let k = i * hop; k < (i + 1) * hop; k++) sum += lead[k]! ** 2;
    return Math.sqrt(sum / hop);
  });
  const mean = (from: number): number => (level[from]! + level[from + 1]! + level[from + 2]! + level[from + 3]! + level[from + 4]! + level[from + 5]!) / 6;
  return words.flatMap((word, i) => {
    const before = words[i - 1];
    if (before && word.start - before.end < 0.4) return [];
    const at = Math.round((word.start * SAMPLE_RATE) / hop);
    let best = { rise: -Infinity, hops: 0 };
    for (let k = -50; k <= 80; k++) {
      if (at + k < 6 || at + k + 6 > level.length) continue;
      const rise = mean(at + k) - mean(at + k - 6);
      if (rise > best.rise) best = { rise, hops: k };
    }
    return [(best.hops * hop) / SAMPLE_RATE];
  });
}

/** Sharpest bend at a place, over the sharpest within 30 ms around it: a cut that clicks stands out by far. */
export function clickRatio(audio: Float32Array, at: number): number {
  const bend = (i: number): number => Math.abs((audio[i - 1] ?? 0) - 2 * (audio[i] ?? 0) + (audio[i + 1] ?? 0));
  let [here, around] = [0, 1e-4];
  for (let i = at - 1323; i <= at + 1323; i++) {
    if (Math.abs(i - at) <= 2) here = Math.max(here, bend(i));
    else around = Math.max(around, bend(i));
  }
  return here / around;
}

/** Seconds of audio in an MPEG-1 layer III stream, by walking its frames. Throws on anything between frames. */
export function mp3Duration(bytes: Uint8Array): Seconds {
  const rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
  let [at, frames] = [0, 0];
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xfe) !== 0xfa) throw new Error(`no MP3 frame at byte ${at} of ${bytes.length}`);
    at += Math.floor((144_000 * rates[bytes[at + 2]! >> 4]!) / SAMPLE_RATE) + ((bytes[at + 2]! >> 1) & 1);
    frames++;
  }
  return (frames * 1152) / SAMPLE_RATE;
}
