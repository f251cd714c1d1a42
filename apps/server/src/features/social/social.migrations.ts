import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";
import { HOTNESS } from "./hotness.ts";

export const socialMigrations: Migrations = {
  /** Needs the table of clips, 0300. */
  "0600-social-trending": {
    async up(db) {
      await sql`create index clip_public_trending on clip ((${HOTNESS}) desc, seq desc) where is_public and trashed_at is null`.execute(db);
    },
  },
};
