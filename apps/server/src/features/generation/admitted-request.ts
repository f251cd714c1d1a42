import type { GenerationTask, ModelKey } from "@tunewright/contract";

/** What a generation was admitted with: checked, well-formed Unicode, no NUL. Blank texts are "". */
export interface AdmittedRequest {
  task: GenerationTask;
  model: ModelKey;
  mode: "simple" | "custom";
  title: string;
  /** What the song is about and how it sounds, in a few words. */
  description: string;
  /** Their own words, with [Section] tags. */
  lyrics: string;
  style: string;
  exclude: string;
  instrumental: boolean;
  /** Of take A; each further take adds one, modulo 2^32. */
  seed: number;
  sliders: { weirdness: number | null; style: number | null; audio: number | null };
}
