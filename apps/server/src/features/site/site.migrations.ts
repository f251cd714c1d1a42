import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const siteMigrations: Migrations = {
  "0820-site": {
    async up(db) {
      await sql`create table site_setting (
        name text primary key,
        value jsonb not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create table feedback (
        id uuid primary key default gen_random_uuid(),
        user_id text not null references "user" (id) on delete cascade,
        kind text not null check (kind in ('idea', 'problem', 'praise', 'other')),
        text text not null,
        page text not null,
        user_agent text not null,
        created_at timestamptz not null default now()
      )`.execute(db);
      await sql`create index feedback_newest on feedback (created_at desc)`.execute(db);
      await sql`create table studio_waitlist (
        user_id text primary key references "user" (id) on delete cascade,
        joined_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
