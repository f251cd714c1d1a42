import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const libraryMigrations: Migrations = {
  "0400-projects": {
    async up(db: Kysely<never>) {
      await sql`
        create table project (
          id uuid primary key,
          seq bigint generated always as identity,
          user_id text not null,
          name text not null,
          is_default boolean not null default false,
          created_at timestamptz not null default now(),
          trashed_at timestamptz
        )`.execute(db);
      await sql`create unique index project_default on project (user_id) where is_default`.execute(db);
      await sql`create index project_of on project (user_id, is_default desc, seq desc) where trashed_at is null`.execute(db);
      await sql`alter table clip add constraint clip_project_exists foreign key (project_id) references project (id)`.execute(db);
    },
  },
  "0410-clip-text-search": {
    /** Substring search needs pg_trgm to be quick over many rows; without the extension it works, one person's clips at a time. */
    async up(db: Kysely<never>) {
      await sql`
        do $$ begin
          create extension if not exists pg_trgm;
          create index clip_text_trgm on clip
            using gin ((title || ' ' || display_tags || ' ' || tags || ' ' || lyrics) gin_trgm_ops);
        exception when others then
          raise notice 'pg_trgm is not available: %', sqlerrm;
        end $$`.execute(db);
    },
  },
  "0840-library-facts": {
    /** What the library filters by stands in the index itself: ten thousand own songs are filtered without touching their rows. */
    async up(db: Kysely<never>) {
      // Large houses take their time over a new index.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`
        create index clip_own_facts on clip (user_id, seq desc) include (id, is_public, model_key, kind, bpm, created_at) where trashed_at is null`.execute(db);
      await sql`drop index clip_own`.execute(db);
    },
  },
};
