import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const writingMigrations: Migrations = {
  "0920-lyric-drafts": {
    async up(db: Kysely<never>) {
      await sql`
        create table lyric_draft (
          id uuid primary key,
          user_id text not null,
          prompt text not null,
          seed bigint not null,
          status text not null check (status in ('running', 'complete', 'error')),
          title text not null default '',
          text text not null default '',
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index lyric_draft_age on lyric_draft (created_at)`.execute(db);
    },
  },
};
