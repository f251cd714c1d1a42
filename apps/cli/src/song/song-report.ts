import type { FinishedSong, SongPlan } from "@tunewright/engine";

export interface SongReport {
  out: string;
  /** Seconds. */
  duration: number;
  bpm: number;
  key: string;
  meter: string;
  style: string;
  singer: string | null;
  seed: number;
  version: string;
  sections: { name: string; start: number; end: number }[];
  words: { word: string; start: number; end: number }[];
  lufs: number;
  truePeak: number;
  /** Length of the song over the time it took. */
  realTimeFactor: number;
  firstAudioSeconds: number;
}

export interface Timing {
  totalSeconds: number;
  firstAudioSeconds: number;
}

/** What `--json` prints. Times in whole milliseconds. */
export function reportSong(out: string, version: string, seed: number, plan: SongPlan, song: FinishedSong, timing: Timing): SongReport {
  const ms = (t: number): number => Math.round(t * 1000) / 1000;
  return {
    out,
    duration: ms(song.duration),
    bpm: song.bpm,
    key: song.key,
    meter: song.meter,
    style: plan.style,
    singer: plan.singer,
    seed,
    version,
    sections: plan.sections.map(({ name, start, end }) => ({ name, start: ms(start), end: ms(end) })),
    words: plan.words.map(({ word, start, end }) => ({ word, start: ms(start), end: ms(end) })),
    lufs: Math.round(song.lufs * 100) / 100,
    truePeak: Math.round(song.truePeak * 100) / 100,
    realTimeFactor: Math.round((song.duration / timing.totalSeconds) * 100) / 100,
    firstAudioSeconds: ms(timing.firstAudioSeconds),
  };
}

/** One line for people. */
export function summarize(report: SongReport, title: string): string {
  const seconds = Math.round(report.duration);
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const voice = report.singer ? `, sung by ${report.singer}` : ", instrumental";
  return `${report.out}: “${title}”, ${length}, ${report.style}, ${report.bpm} bpm, ${report.key}${voice}, seed ${report.seed}, made at ${report.realTimeFactor.toFixed(1)}× real time`;
}
