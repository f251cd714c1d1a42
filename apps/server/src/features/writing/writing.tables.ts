import type { ColumnType } from "kysely";

/** Lyrics that somebody asked for. */
export interface LyricDraftTable {
  id: string;
  user_id: string;
  prompt: string;
  seed: number;
  status: "running" | "complete" | "error";
  title: string;
  text: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface WritingTables {
  lyric_draft: LyricDraftTable;
}
