import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const picturesMigrations: Migrations = {
  /** Needs people, 0100. */
  "0805-pictures": {
    async up(db) {
      await sql`
        create table picture (
          id uuid primary key,
          user_id text not null references "user" on delete cascade,
          used_for text,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index picture_of on picture (user_id, created_at desc)`.execute(db);
      await sql`create index picture_use on picture (user_id, used_for) where used_for is not null`.execute(db);
      await sql`create index picture_unused on picture (created_at) where used_for is null`.execute(db);
    },
  },
};
