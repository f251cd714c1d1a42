import type { ColumnType, Generated } from "kysely";

export interface ProfilesTables {
  /** What is not usual about a person; who has no row is as everybody. */
  profile: {
    user_id: string;
    /** When the operator verified that they are who they say. */
    verified_at: Date | null;
    has_aura: Generated<boolean>;
    private_likes: Generated<boolean>;
    hide_from_search: Generated<boolean>;
  };
  /** Public songs that stand first on their maker's profile. What is no longer public is no longer pinned. */
  pinned_clip: {
    clip_id: string;
    user_id: string;
    pinned_at: ColumnType<Date, Date | undefined, never>;
  };
}
