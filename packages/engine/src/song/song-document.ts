import type { Brief } from "../brief/brief.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Score } from "../score/score.ts";
import type { Seconds } from "../units.ts";
import type { SongRequest } from "./song-request.ts";

/** Raised whenever the same request and seed would give other samples. Recorded with every song. */
export const ENGINE_VERSION = "2";

/**
 * Everything the engine knows of a song it made, as plain JSON: kept beside the sound, it makes later tasks exact (stems, extension,
 * infill, exports) whatever the engine's version is by then.
 */
export interface SongDocument {
  format: 1;
  /** `ENGINE_VERSION` of its making. */
  engine: string;
  request: SongRequest;
  brief: Brief;
  sheet: LyricSheet;
  score: Score;
  /**
   * The stretch of the score's time that the clip's sound holds. An extension's document holds the whole song's score and sounds from
   * where it goes on; a crop sounds a part of its source's.
   */
  window: { from: Seconds; to: Seconds };
}
