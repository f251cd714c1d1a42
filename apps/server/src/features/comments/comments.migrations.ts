import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const commentsMigrations: Migrations = {
  /** Needs the table of clips, 0300, and people, 0100. */
  "0710-comments": {
    async up(db) {
      await sql`
        create table comment (
          id uuid primary key,
          seq bigint generated always as identity,
          clip_id uuid not null references clip on delete cascade,
          user_id text not null,
          parent_id uuid references comment on delete cascade,
          text text not null check (char_length(text) between 1 and 500),
          time_s double precision check (time_s >= 0),
          like_count integer not null default 0 check (like_count >= 0),
          reply_count integer not null default 0 check (reply_count >= 0),
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index comment_roots on comment (clip_id, seq desc) where parent_id is null`.execute(db);
      await sql`create index comment_clip on comment (clip_id)`.execute(db);
      await sql`create index comment_replies on comment (parent_id, seq) where parent_id is not null`.execute(db);
      await sql`
        create table comment_like (
          comment_id uuid not null references comment on delete cascade,
          user_id text not null,
          created_at timestamptz not null default now(),
          primary key (comment_id, user_id)
        )`.execute(db);
      // Handles that begin so, without regard to case.
      await sql`create index user_handle_begins on "user" (lower(handle::text) text_pattern_ops)`.execute(db);
    },
  },
};
