import type { ColumnType, Generated } from "kysely";

export interface PlaylistTable {
  id: string;
  user_id: string;
  name: string;
  description: Generated<string>;
  is_public: Generated<boolean>;
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

export interface PlaylistsTables {
  playlist: PlaylistTable;
  playlist_track: PlaylistTrackTable;
}
