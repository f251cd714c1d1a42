import type { AlignedWord, GenerationTask, ModelKey } from "@tunewright/contract";

/**
 * Port: what makes songs. An engine says what it can do; what it can't is not offered. Every implementation passes
 * song-engine.contract.ts.
 */
export interface SongEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  /**
   * Makes one take. Order of events: plan, then progress and audio interleaved, then done. The same job gives the same song.
   * Ends with the signal's reason soon after it is aborted, and with any other error when the song cannot be made.
   */
  run(job: EngineJob, signal: AbortSignal): AsyncIterable<EngineEvent>;
}

export interface EngineCapabilities {
  /** By model; a model that is absent can do nothing. */
  readonly tasks: Readonly<Partial<Record<ModelKey, readonly GenerationTask[]>>>;
  /** Unicode names of the scripts whose words it sings ("Latin"). */
  readonly scripts: readonly string[];
}

export interface EngineJob {
  task: GenerationTask;
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
}

export type EngineStage = "writing" | "composing" | "singing" | "playing" | "mastering";

export type EngineEvent =
  | { type: "plan"; plan: TakePlan }
  /** `fraction` is 0–1 of the whole and never goes back. */
  | { type: "progress"; stage: EngineStage; section: string | null; fraction: number }
  /** MP3 frames; in order and put together they play from the first on. */
  | { type: "audio"; mp3: Uint8Array }
  | { type: "done"; mp3: Uint8Array; /** Seconds. */ duration: number; /** 0–1, equal spans of the song. */ peaks: readonly number[] };

/** Known before a note sounds. */
export interface TakePlan {
  title: string;
  /** As sung, with section tags; "" for an instrumental. */
  lyrics: string;
  tags: string[];
  style: string;
  singer: string | null;
  bpm: number;
  /** "F# minor". */
  key: string;
  /** "4/4". */
  meter: string;
  sections: { name: string; kind: string; start: number; end: number }[];
  /** What was asked and could not be obeyed, in sentences for the person. */
  notes: string[];
  words: AlignedWord[];
}

export const canDo = (capabilities: EngineCapabilities, model: ModelKey, task: GenerationTask): boolean =>
  capabilities.tasks[model]?.includes(task) ?? false;

/** Whether most letters of the lyrics are of a script that the engine sings. Words without any letter ask nothing of a singer. */
export function canSing({ scripts }: EngineCapabilities, lyrics: string): boolean {
  const letters = lyrics.match(/\p{L}/gu) ?? [];
  const readable = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join("|"), "u");
  return letters.filter((letter) => readable.test(letter)).length * 2 >= letters.length;
}
