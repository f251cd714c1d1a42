import type { ColumnType } from "kysely";

export interface SharingTables {
  /** A link that somebody gave away: what it leads to, and where to. */
  share: {
    id: string;
    clip_id: string | null;
    user_id: string | null;
    platform: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  /** Somebody came by a shared link. */
  share_visit: {
    share_id: string;
    /** A person's id, or a hash of address and day where nobody is signed in. */
    visitor: string;
    source: string;
    content_id: string;
    content_type: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
