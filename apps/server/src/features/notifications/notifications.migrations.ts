import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const notificationsMigrations: Migrations = {
  /** Needs the tables of clips, 0300, and comments, 0710. */
  "0720-notifications": {
    async up(db) {
      await sql`
        create table notification (
          id uuid primary key,
          seq bigint generated always as identity,
          user_id text not null,
          type text not null check (type in ('follow', 'like', 'comment', 'mention', 'remix', 'song_complete', 'playlist', 'referral', 'moderation')),
          actor_id text,
          clip_id uuid references clip on delete cascade,
          comment_id uuid references comment on delete cascade,
          context text not null default '',
          group_key text not null,
          dedupe_key text not null,
          created_at timestamptz not null default now(),
          read_at timestamptz,
          unique (user_id, dedupe_key)
        )`.execute(db);
      await sql`create index notification_of on notification (user_id, seq desc)`.execute(db);
      await sql`create index notification_unread on notification (user_id, seq desc) where read_at is null`.execute(db);
      await sql`create index notification_age on notification (created_at)`.execute(db);
      // For the cascades.
      await sql`create index notification_clip on notification (clip_id) where clip_id is not null`.execute(db);
      await sql`create index notification_comment on notification (comment_id) where comment_id is not null`.execute(db);
    },
  },
  /** Needs playlists, 0720. */
  "0825-notification-playlist": {
    async up(db) {
      await sql`alter table notification add column playlist_id uuid references playlist on delete cascade`.execute(db);
      await sql`create index notification_playlist on notification (playlist_id) where playlist_id is not null`.execute(db);
    },
  },
  /** Needs people, 0100. */
  "0855-push": {
    async up(db) {
      await sql`
        create table push_subscription (
          id uuid primary key,
          user_id text not null references "user" on delete cascade,
          endpoint text not null unique,
          p256dh text not null,
          auth text not null,
          told_seq bigint not null,
          failures integer not null default 0,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index push_subscription_of on push_subscription (user_id, created_at desc)`.execute(db);
    },
  },
};
