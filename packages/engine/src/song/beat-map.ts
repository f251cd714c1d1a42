import type { AudioAnalysis, HeardNote } from "../analyse/analysis.ts";
import type { Meter } from "../score/score.ts";
import type { Beats, Bpm, Seconds } from "../units.ts";

/** Where the beats of a recording fall, whose tempo may drift. Beat 0 is its first bar line. */
export interface BeatMap {
  /** Of a steady recording its tempo, else the mean. */
  bpm: Bpm;
  meter: Meter;
  /** Whole bars from beat 0 to the end. */
  bars: number;
  timeOf(beat: Beats): Seconds;
  beatOf(time: Seconds): Beats;
}

/** A pulse weaker than this is not followed. */
const CLEAR_PULSE = 0.25;

/**
 * The beats as they were heard, carried on to both ends; where no pulse is clear, as with one voice alone, the beats that its notes begin
 * on; where there are no notes either, 120 to the minute.
 */
export function mapBeats({ tempo, melody, duration }: Pick<AudioAnalysis, "tempo" | "melody" | "duration">): BeatMap {
  if (tempo.confidence >= CLEAR_PULSE && tempo.beats.length >= 8) {
    const first = tempo.downbeats[0] ?? tempo.beats[0]!;
    return mapOf(tempo.beats, tempo.beats.indexOf(first), tempo.meter, duration);
  }
  const { beats, downbeat } = melody.notes.length >= 8 ? beatsOfNotes(melody.notes, duration) : { beats: [0, 0.5], downbeat: 0 };
  return mapOf(beats, downbeat, { beatsPerBar: 4, unit: 4 }, duration);
}

function mapOf(heard: readonly Seconds[], downbeat: number, meter: Meter, duration: Seconds): BeatMap {
  const bar = meter.beatsPerBar;
  const ends = [heard[1]! - heard[0]!, heard.at(-1)! - heard.at(-2)!] as const;
  const times = [...heard];
  let first = downbeat;
  // Back to the first bar line of the recording; a bar line a hair before its start is its start.
  while (times[0]! - ends[0] > -0.05) {
    times.unshift(times[0]! - ends[0]);
    first++;
  }
  first %= bar;
  while (times.at(-1)! < duration) times.push(times.at(-1)! + ends[1]);
  const grid = times.slice(first);
  const mean = (grid.at(-1)! - grid[0]!) / Math.max(1, grid.length - 1);
  const timeOf = (beat: Beats): Seconds => {
    const at = Math.floor(beat);
    if (at < 0) return grid[0]! + beat * ends[0];
    if (at >= grid.length - 1) return grid.at(-1)! + (beat - grid.length + 1) * ends[1];
    return grid[at]! + (beat - at) * (grid[at + 1]! - grid[at]!);
  };
  const beatOf = (time: Seconds): Beats => {
    if (time < grid[0]!) return (time - grid[0]!) / ends[0];
    let at = 0;
    for (let low = 0, high = grid.length - 1; low <= high; ) {
      const middle = (low + high) >> 1;
      if (grid[middle]! <= time) { at = middle; low = middle + 1; } else high = middle - 1;
    }
    if (at >= grid.length - 1) return grid.length - 1 + (time - grid.at(-1)!) / ends[1];
    return at + (time - grid[at]!) / (grid[at + 1]! - grid[at]!);
  };
  return { bpm: 60 / mean, meter, bars: Math.max(1, Math.ceil((beatOf(duration) - 0.25) / bar)), timeOf, beatOf };
}

/** Tempo at which most notes begin on eighths and on beats, followed as the singer hurries and waits. */
export function beatsOfNotes(notes: readonly HeardNote[], duration: Seconds): { beats: Seconds[]; downbeat: number } {
  const onsets = notes.map((note) => ({ at: note.start, weight: 0.3 + Math.min(1, note.end - note.start) }));
  let best = { bpm: 100, score: -1 };
  for (let bpm = 60; bpm <= 170; bpm += 0.2) {
    const score = (0.7 * pull(onsets, bpm / 30).size + pull(onsets, bpm / 60).size + 0.4 * pull(onsets, bpm / 120).size) * Math.exp(-0.5 * (Math.log2(bpm / 105) / 0.6) ** 2);
    if (score > best.score) best = { bpm, score };
  }
  const period = 60 / best.bpm;
  const phase = pull(onsets, best.bpm / 60).angle / (2 * Math.PI);
  let at = ((phase % 1) + 1) % 1 * period;
  const beats: Seconds[] = [];
  for (; at < duration; at += period) {
    const near = onsets.filter((onset) => Math.abs(onset.at - at) < 0.16 * period);
    // A third of the way towards what is sung near by: one early note is no new tempo.
    if (near.length > 0) at += (near.reduce((sum, onset) => sum + onset.at - at, 0) / near.length) * 0.3;
    beats.push(at);
  }
  while (beats.length < 2) beats.push((beats.at(-1) ?? -period) + period);
  const held = [0, 1, 2, 3].map((n) => onsets.reduce((sum, { at: t, weight }) => {
    const i = beats.findIndex((beat) => Math.abs(beat - t) < 0.2 * period);
    return sum + (i >= 0 && i % 4 === n ? weight : 0);
  }, 0));
  return { beats, downbeat: held.indexOf(Math.max(...held)) };
}

/** How much the onsets agree with a grid of so many lines a second, 0–1, and where the lines stand. */
function pull(onsets: readonly { at: Seconds; weight: number }[], rate: number): { size: number; angle: number } {
  let [re, im, all] = [0, 0, 1e-9];
  for (const { at, weight } of onsets) {
    re += weight * Math.cos(2 * Math.PI * rate * at);
    im += weight * Math.sin(2 * Math.PI * rate * at);
    all += weight;
  }
  return { size: Math.hypot(re, im) / all, angle: Math.atan2(im, re) };
}
