import type { ColumnType, Generated } from "kysely";

/** Under a song, or under another comment of it: one level. `clip.comment_count` counts both. */
export interface CommentTable {
  id: string;
  seq: Generated<number>;
  clip_id: string;
  user_id: string;
  parent_id: string | null;
  text: string;
  /** Seconds into the song. */
  time_s: number | null;
  like_count: Generated<number>;
  reply_count: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface CommentLikeTable {
  comment_id: string;
  user_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface CommentsTables {
  comment: CommentTable;
  comment_like: CommentLikeTable;
}
