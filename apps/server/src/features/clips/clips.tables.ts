import type { AlignedWord, ClipErrorType, ClipProgress, GenerationTask } from "@tunewright/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** A date the database may fill in. */
type MadeAt = ColumnType<Date, Date | undefined, Date>;
/** A song that another goes on from, and the second at which it does. */
export interface HistoryEntry { id: string; continue_at: number | null }
interface Section { name: string; kind: string; start: number; end: number }

/**
 * One take of a song. Three axes stay apart: lifecycle (status, attempt), visibility (is_public), the trash (trashed_at).
 * `seq` orders every list: newest has the highest, and take A of a batch one more than take B.
 */
export interface ClipTable {
  id: string;
  seq: Generated<number>;
  user_id: string;
  project_id: string | null;
  /** The generation that made it; its takes share it. */
  job_id: string;
  batch_index: number;
  created_at: MadeAt;

  status: "queued" | "submitted" | "streaming" | "complete" | "error";
  /** Of the run that last held this clip; stays when it has ended. */
  attempt: number | null;
  error_type: ClipErrorType | null;
  error_message: string | null;
  /** What it cost came back: it failed, or came out too short. */
  refunded: Generated<boolean>;
  /** When the lifecycle last moved; null while queued. In between, the time of the progress counts. */
  moved_at: Date | null;

  is_public: Generated<boolean>;
  published_at: Date | null;
  /** Becomes public by itself when complete (starter songs). */
  publish_when_complete: Generated<boolean>;
  trashed_at: Date | null;
  allow_comments: Generated<boolean>;
  can_remix: Generated<boolean>;

  title: string;
  caption: Generated<string>;
  display_tags: Generated<string>;
  model_key: string;
  task: string;
  tags: string;
  negative_tags: string;
  lyrics: string;
  description: string;
  make_instrumental: boolean;
  seed: number;
  rights: "non-commercial" | "commercial";
  /** The persona it was made with; null when that is gone. */
  persona_id: string | null;
  kind: Generated<"gen" | "upload" | "edit" | "concat">;
  /** Which stem of its source it holds ("vocals"); null for whole songs. */
  stem: string | null;
  stem_from_id: string | null;
  /** Stems that its score has, by name; empty where there is no score. */
  stems: Generated<string[]>;
  /** What it goes on from, oldest first. */
  history: JSONColumnType<HistoryEntry[], string | undefined, string> | null;
  /** What it was joined from, in order. */
  concat_history: JSONColumnType<HistoryEntry[], string | undefined, string> | null;
  /** Whether its page names the song it was made from. */
  show_source: Generated<boolean>;

  /** From the engine's plan; null or empty before. */
  style: string | null;
  singer: string | null;
  delivery: string | null;
  bpm: number | null;
  music_key: string | null;
  meter: string | null;
  has_vocal: Generated<boolean>;
  sections: JSONColumnType<Section[], string | undefined, string>;
  /** What the engine could not obey, in sentences. */
  notes: JSONColumnType<string[], string | undefined, string>;

  /** Seconds. */
  duration: number | null;
  /** 256 levels 0–100; empty until complete. */
  waveform: Generated<number[]>;
  /** Object key of the finished MP3. */
  audio_key: string | null;
  /** Object key of the same sound without loss (FLAC); null where there is none. */
  lossless_key: string | null;
  /** Object key of what the engine keeps of the song for later tasks; null where there is none. */
  document_key: string | null;
  /** Raised when the cover is stored; 0 while there is none. */
  image_version: Generated<number>;

  play_count: Generated<number>;
  visit_count: Generated<number>;
  share_count: Generated<number>;
  like_count: Generated<number>;
  dislike_count: Generated<number>;
  comment_count: Generated<number>;
}

/** Apart from the wide row, since it changes every second while a song is made. */
export interface ClipProgressTable {
  clip_id: string;
  stage: ClipProgress["stage"];
  section: string | null;
  fraction: number;
  updated_at: Date;
}

export interface ClipLyricsTable {
  clip_id: string;
  words: JSONColumnType<AlignedWord[], string, string>;
}

export interface ClipReactionTable {
  clip_id: string;
  user_id: string;
  reaction: "LIKE" | "DISLIKE";
  created_at: MadeAt;
}

/** What a clip was made from. */
export interface ClipSourceTable {
  clip_id: string;
  /** May be gone meanwhile. */
  source_id: string;
  relation: Exclude<GenerationTask, "create">;
}

export interface ClipsTables {
  clip: ClipTable;
  clip_source: ClipSourceTable;
  clip_progress: ClipProgressTable;
  clip_lyrics: ClipLyricsTable;
  clip_reaction: ClipReactionTable;
}
