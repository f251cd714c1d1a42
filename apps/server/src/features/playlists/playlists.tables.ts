import type { ColumnType, Generated } from "kysely";

export interface PlaylistTable {
  id: string;
  user_id: string;
  name: string;
  description: Generated<string>;
  is_public: Generated<boolean>;
  /** Address of its own cover; null shows its songs' covers. */
  cover_url: string | null;
  trashed_at: Date | null;
  /** Of the invitation that is open. */
  invite_token: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** Orders its owner's list. */
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface PlaylistTrackTable {
  playlist_id: string;
  clip_id: string;
  /** Rising; only its order means anything. */
  position: number;
  added_at: ColumnType<Date, Date | undefined, never>;
}

/** Who was invited and joined; its owner is none of them. */
export interface PlaylistMemberTable {
  playlist_id: string;
  user_id: string;
  joined_at: ColumnType<Date, Date | undefined, never>;
}

export interface PlaylistsTables {
  playlist_member: PlaylistMemberTable;
  playlist: PlaylistTable;
  playlist_track: PlaylistTrackTable;
}
