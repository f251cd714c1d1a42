import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const sharingMigrations: Migrations = {
  /** Needs the table of clips, 0300. */
  "0850-sharing": {
    async up(db) {
      await sql`
        create table share (
          id text primary key,
          clip_id uuid references clip on delete cascade,
          user_id text references "user" on delete set null,
          platform text not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index share_clip on share (clip_id)`.execute(db);
      await sql`create index share_user on share (user_id)`.execute(db);
      await sql`
        create table share_visit (
          share_id text not null,
          visitor text not null,
          source text not null,
          content_id text not null,
          content_type text not null,
          created_at timestamptz not null default now(),
          primary key (share_id, visitor)
        )`.execute(db);
      await sql`create index share_visit_age on share_visit (created_at)`.execute(db);
    },
  },
};
