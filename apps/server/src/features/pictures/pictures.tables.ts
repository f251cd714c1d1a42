import type { ColumnType } from "kysely";

export interface PicturesTables {
  /** A picture that somebody gave or had printed; its objects lie under its id. */
  picture: {
    id: string;
    user_id: string;
    /** What it is the picture of ("avatar", "playlist:{id}"); null while nobody uses it. */
    used_for: string | null;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
}
