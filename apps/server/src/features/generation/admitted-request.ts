import type { ModelKey, RemasterStrength, VariationSliders } from "@tunewright/contract";

/** What a generation was admitted with: checked, well-formed Unicode, no NUL. Blank texts are "". */
export interface AdmittedRequest {
  work: AdmittedWork;
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
  persona: { /** Null for a song that is kept without one. */ id: string | null; singer: string; delivery: "sung" | "rap" | "spoken"; style: string } | null;
  sliders: { weirdness: number | null; style: number | null; audio: number | null };
}

/** What is done to which songs; times are seconds of the source. */
export type AdmittedWork =
  | { task: "create" }
  /** `at` null is the end of the source. */
  | { task: "extend"; sourceId: string; at: number | null }
  | { task: "cover" | "add_vocals" | "add_instrumental"; sourceId: string }
  | { task: "infill"; sourceId: string; from: number; to: number }
  | { task: "variation"; sourceId: string; sliders: VariationSliders }
  | { task: "remaster"; sourceId: string; strength: RemasterStrength }
  | { task: "stems"; sourceId: string; parts: 2 | "all" }
  | { task: "speed"; sourceId: string; factor: number; keepPitch: boolean }
  | { task: "crop"; sourceId: string; from: number; to: number }
  | { task: "fade"; sourceId: string; fadeIn: number; fadeOut: number }
  /** Each but the last sounds up to its `until`. */
  | { task: "concat"; sources: { id: string; until: number | null }[] };

/** As stored: jobs from before there were tasks say nothing of their work, and made songs. */
export type StoredRequest = Omit<AdmittedRequest, "work" | "persona"> & Partial<Pick<AdmittedRequest, "work" | "persona">>;

/** The songs that a work needs, in order. */
export function sourceIdsOf(work: AdmittedWork): string[] {
  if (work.task === "create") return [];
  return work.task === "concat" ? work.sources.map(({ id }) => id) : [work.sourceId];
}
