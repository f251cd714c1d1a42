import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const personasMigrations: Migrations = {
  "0940-personas": {
    async up(db: Kysely<never>) {
      await sql`
        create table persona (
          id uuid primary key,
          seq bigint generated always as identity unique,
          user_id text not null,
          name text not null,
          description text not null,
          is_public boolean not null,
          image_url text,
          source_clip_id uuid not null,
          singer text not null,
          delivery text not null check (delivery in ('sung', 'rap', 'spoken')),
          style text not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index persona_own on persona (user_id, seq desc)`.execute(db);
      await sql`alter table clip add column persona_id uuid references persona on delete set null, add column delivery text`.execute(db);
      await sql`create index clip_of_persona on clip (persona_id, seq desc) where persona_id is not null and trashed_at is null`.execute(db);
    },
  },
};
