import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const relationsMigrations: Migrations = {
  /** Needs the table of clips, 0300. */
  "0840-relations-similar": {
    async up(db) {
      // The neighbours of a song in tempo, within its style, are read from here in order.
      await sql`create index clip_public_style_tempo on clip (style, bpm, seq) where is_public and trashed_at is null`.execute(db);
    },
  },
};
