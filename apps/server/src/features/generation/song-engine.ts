import type { AlignedWord, GenerationTask, ModelKey, RemasterStrength, VariationSliders } from "@tunewright/contract";

/**
 * Port: what makes songs. An engine says what it can do; what it can't is not offered. Every implementation passes
 * song-engine.contract.ts.
 */
export interface SongEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  /**
   * Makes one take. Order of events: plan, then progress and audio interleaved, then done. The same job gives the same song. Without a
   * plan come only works whose result is the same song as the source. Stems come as "stem" events, and done with the whole.
   * Ends with the signal's reason soon after it is aborted, and with any other error when the song cannot be made.
   */
  run(job: EngineJob, signal: AbortSignal): AsyncIterable<EngineEvent>;
}

export interface EngineCapabilities {
  /** By model; a model that is absent can do nothing. */
  readonly tasks: Readonly<Partial<Record<ModelKey, readonly GenerationTask[]>>>;
  /** What it can do only with songs whose document it wrote. */
  readonly needsDocument: readonly GenerationTask[];
  /** Unicode names of the scripts whose words it sings ("Latin"). */
  readonly scripts: readonly string[];
}

export interface EngineJob {
  /** What is done, and to what. */
  work: EngineWork;
  model: ModelKey;
  /** "" where nothing was said. */
  title: string;
  description: string;
  lyrics: string;
  style: string;
  exclude: string;
  instrumental: boolean;
  /** 0 … 2^32 − 1. */
  seed: number;
  /** Each 0–1; null where nothing was said. */
  sliders: { weirdness: number | null; style: number | null; audio: number | null };
  /** Whose voice and manner the song keeps. */
  persona: { singer: string; delivery: "sung" | "rap" | "spoken"; style: string } | null;
}

/** The task with what it needs to know; times are seconds of the source. */
export type EngineWork =
  | { task: "create" }
  | { task: "extend"; source: EngineSource; at: number }
  | { task: "cover" | "add_vocals" | "add_instrumental"; source: EngineSource }
  | { task: "infill"; source: EngineSource; from: number; to: number }
  | { task: "variation"; source: EngineSource; sliders: VariationSliders }
  | { task: "remaster"; source: EngineSource; strength: RemasterStrength }
  | { task: "stems"; source: EngineSource; parts: 2 | "all" }
  | { task: "speed"; source: EngineSource; factor: number; keepPitch: boolean }
  | { task: "crop"; source: EngineSource; from: number; to: number }
  | { task: "fade"; source: EngineSource; fadeIn: number; fadeOut: number }
  /** Each but the last sounds up to its `until`. */
  | { task: "concat"; sources: readonly { source: EngineSource; until: number | null }[] };

/** A song that exists. */
export interface EngineSource {
  /** What the engine itself wrote of it, as it wrote it; null for uploads and songs of another engine. */
  document: string | null;
  /** The finished sound as a FLAC or MP3 file. */
  audio: Uint8Array;
}

export type EngineStage = "writing" | "composing" | "singing" | "playing" | "mastering";

export type EngineEvent =
  | { type: "plan"; plan: TakePlan }
  /** `fraction` is 0–1 of the whole and never goes back. */
  | { type: "progress"; stage: EngineStage; section: string | null; fraction: number }
  /** MP3 frames; in order and put together they play from the first on. */
  | { type: "audio"; mp3: Uint8Array }
  /** Of the task "stems" alone: one finished file after another, before done. */
  | ({ type: "stem"; /** "vocals", "drums". */ name: string } & EngineSound)
  | ({ type: "done"; /** What the engine wants to know of the song later, as text; null where it keeps nothing. */ document: string | null } & EngineSound);

export interface EngineSound {
  mp3: Uint8Array;
  /** The same without loss, as a FLAC file; null where the engine has only the MP3. */
  lossless: Uint8Array | null;
  /** Seconds. */
  duration: number;
  /** 0–1, equal spans of the sound. */
  peaks: readonly number[];
}

/** Known before a note sounds. */
export interface TakePlan {
  title: string;
  /** As sung, with section tags; "" for an instrumental. */
  lyrics: string;
  tags: string[];
  style: string;
  singer: string | null;
  delivery: "sung" | "rap" | "spoken" | null;
  bpm: number;
  /** "F# minor". */
  key: string;
  /** "4/4". */
  meter: string;
  sections: { name: string; kind: string; start: number; end: number }[];
  /** What was asked and could not be obeyed, in sentences for the person. */
  notes: string[];
  words: AlignedWord[];
  /** Names of the stems that its score has; empty without a score. */
  stems: string[];
}

export const canDo = (capabilities: EngineCapabilities, model: ModelKey, task: GenerationTask): boolean =>
  capabilities.tasks[model]?.includes(task) ?? false;

/** Whether most letters of the lyrics are of a script that the engine sings. Words without any letter ask nothing of a singer. */
export function canSing({ scripts }: EngineCapabilities, lyrics: string): boolean {
  const letters = lyrics.match(/\p{L}/gu) ?? [];
  const readable = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join("|"), "u");
  return letters.filter((letter) => readable.test(letter)).length * 2 >= letters.length;
}
