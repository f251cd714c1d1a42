import type { Seconds } from "../units.ts";

/** What a person asks for. At least one of prompt, style and lyrics says something; the engine makes a song of whatever it gets. */
export interface SongRequest {
  /** A few words on what the song is about and how it sounds. */
  prompt?: string;
  /** Their own words, sung to the letter, with [Section] tags. */
  lyrics?: string;
  /** Style in ordinary words; a tempo ("96 bpm") and a key ("F# minor") named here are obeyed. */
  style?: string;
  /** What must not be heard: instruments, styles, "drums". */
  exclude?: string;
  title?: string;
  instrumental?: boolean;
  /** 0 … 2^32 − 1. The same request and seed give the same song. */
  seed: number;
  /** Wished length; met to the nearest whole section. */
  length?: Seconds;
  /** Key of the singer table; chosen from style and prompt when absent. */
  singer?: string;
  /** How much is done for the song; "rich" when absent. */
  preset?: Preset;
  /** Each 0–1, 0.5 when absent. */
  sliders?: { /** How far from the usual of the style. */ weirdness?: number; /** How strictly the style text is followed. */ styleInfluence?: number };
  /** Whose voice and manner the song keeps. */
  persona?: Persona;
  /** Said as respelled words or ARPAbet ("Siobhan" → "shi-VAWN" or "SH IH0 V AO1 N"), by lower-case word. */
  pronunciations?: Readonly<Record<string, string>>;
}

/**
 * quick: solo voice, lean arrangement, up to 2 min. full: doubles, harmonies and counter-melody, 4 min. rich: richer arrangement, dynamics,
 * style synthesis and the finer vocal renderer, 8 min. best: rich, with several candidates composed and the best taken.
 */
export const PRESETS = ["quick", "full", "rich", "best"] as const;
export type Preset = (typeof PRESETS)[number];

/** What a persona keeps of the song it was made from. */
export interface Persona {
  singer: string;
  delivery: "sung" | "rap" | "spoken";
  /** Style text used where the request names none. */
  style: string;
}
