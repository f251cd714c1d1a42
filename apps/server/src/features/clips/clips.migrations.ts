import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const clipsMigrations: Migrations = {
  "0300-clips": {
    async up(db: Kysely<never>) {
      await sql`
        create table clip (
          id uuid primary key,
          seq bigint generated always as identity unique,
          user_id text not null,
          project_id uuid,
          job_id uuid not null,
          batch_index smallint not null,
          created_at timestamptz not null default now(),
          status text not null check (status in ('queued', 'submitted', 'streaming', 'complete', 'error')),
          attempt integer check (attempt > 0),
          error_type text,
          error_message text,
          refunded boolean not null default false,
          moved_at timestamptz,
          is_public boolean not null default false,
          published_at timestamptz,
          publish_when_complete boolean not null default false,
          trashed_at timestamptz,
          allow_comments boolean not null default true,
          can_remix boolean not null default true,
          title text not null,
          caption text not null default '',
          display_tags text not null default '',
          model_key text not null,
          task text not null,
          tags text not null,
          negative_tags text not null,
          lyrics text not null,
          description text not null,
          make_instrumental boolean not null,
          seed bigint not null check (seed between 0 and 4294967295),
          rights text not null check (rights in ('non-commercial', 'commercial')),
          style text,
          singer text,
          bpm double precision,
          music_key text,
          meter text,
          has_vocal boolean not null default false,
          sections jsonb not null default '[]',
          notes jsonb not null default '[]',
          duration double precision,
          waveform smallint[] not null default '{}',
          audio_key text,
          image_version integer not null default 0,
          play_count integer not null default 0 check (play_count >= 0),
          visit_count integer not null default 0,
          share_count integer not null default 0,
          like_count integer not null default 0 check (like_count >= 0),
          dislike_count integer not null default 0 check (dislike_count >= 0),
          comment_count integer not null default 0 check (comment_count >= 0),
          unique (job_id, batch_index),
          check (status <> 'complete' or (duration is not null and audio_key is not null)),
          check (not is_public or status = 'complete')
        )`.execute(db);
      // One index for each list; each ends in the order the list walks in.
      await sql`create index clip_own on clip (user_id, seq desc) where trashed_at is null`.execute(db);
      await sql`create index clip_own_trash on clip (user_id, seq desc) where trashed_at is not null`.execute(db);
      await sql`create index clip_project on clip (project_id, seq desc) where trashed_at is null`.execute(db);
      await sql`create index clip_public_new on clip (seq desc) where is_public and trashed_at is null`.execute(db);
      await sql`create index clip_public_of on clip (user_id, seq desc) where is_public and trashed_at is null`.execute(db);
      await sql`create index clip_unfinished on clip (user_id, job_id) where status in ('queued', 'submitted', 'streaming')`.execute(db);
      await sql`create index clip_ended on clip (moved_at desc) where status in ('complete', 'error')`.execute(db);
      await sql`
        create table clip_progress (
          clip_id uuid primary key references clip on delete cascade,
          stage text not null,
          section text,
          fraction real not null check (fraction between 0 and 1),
          updated_at timestamptz not null
        ) with (fillfactor = 50)`.execute(db);
      await sql`
        create table clip_lyrics (
          clip_id uuid primary key references clip on delete cascade,
          words jsonb not null
        )`.execute(db);
      await sql`
        create table clip_reaction (
          clip_id uuid not null references clip on delete cascade,
          user_id text not null,
          reaction text not null check (reaction in ('LIKE', 'DISLIKE')),
          created_at timestamptz not null default now(),
          primary key (clip_id, user_id)
        )`.execute(db);
      await sql`create index clip_reaction_of on clip_reaction (user_id, reaction, created_at desc)`.execute(db);
    },
  },
  "0310-clip-sources": {
    async up(db: Kysely<never>) {
      await sql`
        alter table clip
          add column kind text not null default 'gen' check (kind in ('gen', 'upload', 'edit', 'concat')),
          add column stem text,
          add column stem_from_id uuid,
          add column stems text[] not null default '{}',
          add column history jsonb,
          add column concat_history jsonb,
          add column document_key text,
          add column lossless_key text,
          add column show_source boolean not null default true`.execute(db);
      // The source is no foreign key: where it came from stays true when the source is gone.
      await sql`
        create table clip_source (
          clip_id uuid not null references clip on delete cascade,
          source_id uuid not null,
          relation text not null,
          primary key (clip_id, source_id)
        )`.execute(db);
      await sql`create index clip_source_of on clip_source (source_id, clip_id)`.execute(db);
    },
  },
};
