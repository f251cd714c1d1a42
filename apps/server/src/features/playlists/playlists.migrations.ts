import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const playlistsMigrations: Migrations = {
  /** Needs clips, 0300, and people, 0100. */
  "0720-playlists": {
    async up(db) {
      await sql`
        create table playlist (
          id uuid primary key,
          user_id text not null references "user" on delete cascade,
          name text not null,
          description text not null default '',
          is_public boolean not null default false,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index playlist_of on playlist (user_id, updated_at desc, id)`.execute(db);
      await sql`
        create table playlist_track (
          playlist_id uuid not null references playlist on delete cascade,
          clip_id uuid not null references clip on delete cascade,
          position double precision not null,
          added_at timestamptz not null default now(),
          primary key (playlist_id, clip_id)
        )`.execute(db);
      await sql`create index playlist_track_order on playlist_track (playlist_id, position)`.execute(db);
      await sql`create index playlist_track_clip on playlist_track (clip_id)`.execute(db);
    },
  },
  "0820-playlist-company": {
    async up(db) {
      await sql`alter table playlist add column cover_url text, add column trashed_at timestamptz, add column invite_token text unique`.execute(db);
      await sql`
        create table playlist_member (
          playlist_id uuid not null references playlist on delete cascade,
          user_id text not null references "user" on delete cascade,
          joined_at timestamptz not null default now(),
          primary key (playlist_id, user_id)
        )`.execute(db);
      await sql`create index playlist_member_of on playlist_member (user_id)`.execute(db);
    },
  },
};
