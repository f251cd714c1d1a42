import type { ColumnType } from "kysely";

export interface FollowsTables {
  follow: {
    follower_id: string;
    followed_id: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  /** Kept equal to the rows of `follow`; who has no row has neither. */
  follow_count: {
    user_id: string;
    followers: number;
    following: number;
  };
}
