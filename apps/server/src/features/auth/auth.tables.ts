import type { PlanKey } from "@tunewright/contract";
import type { ColumnType, Generated } from "kysely";

/** What `user.config` may hold; see updateUserConfig. */
export interface StoredUserConfig {
  theme?: "system" | "light" | "dark";
  shown_claim_username?: true;
  shown_creation_tour?: true;
}

export interface AuthTables {
  user: {
    id: string;
    email: string;
    email_verified: Generated<boolean>;
    display_name: string;
    avatar_image_url: string | null;
    /** citext: unique and found without regard to case. */
    handle: Generated<string>;
    is_handle_updated: Generated<boolean>;
    profile_description: Generated<string>;
    is_staff: Generated<boolean>;
    plan: Generated<PlanKey>;
    accepted_custom_mode_tos_at: Date | null;
    config: ColumnType<StoredUserConfig, string | undefined, string>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}
