import type { ColumnType } from "kysely";

export interface BlocksTables {
  /** Works both ways: neither sees the other. */
  block: {
    blocker_id: string;
    blocked_id: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
