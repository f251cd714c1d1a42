import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const moderationMigrations: Migrations = {
  /** Needs people, 0100, and clips, 0300. */
  "0845-moderation": {
    async up(db) {
      await sql`
        create table report (
          id uuid primary key,
          kind text not null check (kind in ('flag', 'copyright')),
          clip_id uuid not null references clip on delete cascade,
          reporter_id text not null references "user" on delete cascade,
          reasons text[] not null,
          text text not null,
          link text not null,
          ownership text check (ownership in ('mine', 'other')),
          created_at timestamptz not null default now(),
          decision text check (decision in ('dismiss', 'hide', 'warn')),
          decided_by text,
          decided_at timestamptz
        )`.execute(db);
      await sql`create unique index report_open_once on report (clip_id, reporter_id, kind) where decided_at is null`.execute(db);
      await sql`create index report_open on report (created_at, id) where decided_at is null`.execute(db);
      await sql`create index report_reporter on report (reporter_id)`.execute(db);
      await sql`create table copyright_warning (clip_id uuid primary key references clip on delete cascade, created_at timestamptz not null default now(), acknowledged_at timestamptz)`.execute(db);
      await sql`create table hidden_clip (clip_id uuid primary key references clip on delete cascade, hidden_at timestamptz not null default now())`.execute(db);
      await sql`
        create table clip_feedback (
          clip_id uuid not null references clip on delete cascade,
          user_id text not null references "user" on delete cascade,
          tags text[] not null,
          updated_at timestamptz not null default now(),
          primary key (clip_id, user_id)
        )`.execute(db);
      // Whatever way a song would become public, one that the house hid stays link-only.
      await sql`
        create function keep_hidden() returns trigger language plpgsql as $$
        begin
          if exists (select from hidden_clip where clip_id = new.id) then new.is_public := false; end if;
          return new;
        end $$`.execute(db);
      await sql`create trigger clip_kept_hidden before update of is_public on clip for each row when (new.is_public and not old.is_public) execute function keep_hidden()`.execute(db);
    },
  },
};
