import type { Bpm, Decibels, Seconds } from "../units.ts";
import type { Score, StemName } from "../score/score.ts";
import type { StereoBlock } from "../resources.ts";
import type { SongDocument } from "./song-document.ts";

/** Stages a person sees, in order; singing and playing alternate section by section. */
export type SongStage = "writing" | "composing" | "singing" | "playing" | "mastering";

/**
 * What comes out while a song is being made. Order: plan, then progress / audio / stems interleaved per section, then done.
 * Concatenated `audio` bytes are a playable MP3 from the first chunk on; `done.mp3` is the finished master of the same music.
 */
export type SongEvent =
  | { type: "plan"; plan: SongPlan }
  | { type: "progress"; stage: SongStage; /** Label of the section at work. */ section?: string; /** 0–1 of the whole job; never goes back. */ fraction: number }
  | { type: "audio"; /** Start of this chunk in the song. */ start: Seconds; end: Seconds; mp3: Uint8Array }
  /** Only when stems were asked for: consecutive pre-master blocks of every stem of the song; at each moment they sum to the mix. */
  | { type: "stems"; start: Seconds; blocks: Partial<Record<StemName, StereoBlock>> }
  /** Only of the task "stems": one finished file after another, before `done`, whose song is the sum of them. */
  | { type: "stem"; stem: FinishedStem }
  | { type: "done"; song: FinishedSong };

/** Known before a note sounds. */
export interface SongPlan {
  title: string;
  /** As sung and shown, with section tags; empty for an instrumental. */
  lyrics: string;
  /** Short tags of what it became, such as ["synthwave", "driving", "female vocals"]. */
  tags: string[];
  style: string;
  singer: string | null;
  score: Score;
  sections: TimedSection[];
  words: TimedWord[];
  /** Sentences to the person about what could not be obeyed, such as a language the singers do not know; mostly empty. */
  notes: string[];
}

export interface TimedSection {
  name: string;
  kind: string;
  start: Seconds;
  end: Seconds;
}

export interface TimedWord {
  word: string;
  start: Seconds;
  end: Seconds;
  /** Index of the line in the displayed lyrics (tags and blank lines not counted). */
  line: number;
}

export interface FinishedStem {
  /** "other" is what is left of an upload beside vocals, drums and bass. */
  name: StemName | "vocals" | "instrumental" | "other";
  mp3: Uint8Array;
  /** PCM when asked for; at the level at which the stems sum to the master. */
  audio?: StereoBlock;
  duration: Seconds;
  peaks: number[];
}

export interface FinishedSong {
  /** Absent where there is no score: remastered and re-timed uploads. */
  document?: SongDocument;
  mp3: Uint8Array;
  /** Mastered PCM, when asked for. */
  master?: StereoBlock;
  duration: Seconds;
  bpm: Bpm;
  /** "F# minor". */
  key: string;
  /** "4/4". */
  meter: string;
  /** Integrated loudness (ITU-R BS.1770-4) and 4× oversampled true peak of the encoded master. */
  lufs: number;
  truePeak: Decibels;
  /** Level of each of 512 equal spans, 0–1 of the loudest, for the waveform. */
  peaks: number[];
}
