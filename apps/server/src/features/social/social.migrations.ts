import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

/** Dropped since by 0800-discover-heat. */
const HOTNESS = sql`(log((1 + play_count + 4 * like_count)::double precision)
  + extract(epoch from (coalesce(published_at, created_at) at time zone 'UTC'))::double precision / 172800)`;

export const socialMigrations: Migrations = {
  /** Needs the table of clips, 0300. */
  "0600-social-trending": {
    async up(db) {
      await sql`create index clip_public_trending on clip ((${HOTNESS}) desc, seq desc) where is_public and trashed_at is null`.execute(db);
    },
  },
};
