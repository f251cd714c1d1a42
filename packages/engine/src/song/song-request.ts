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
}
