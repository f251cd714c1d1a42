import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const profilesMigrations: Migrations = {
  /** Needs people, 0100, and clips, 0300. */
  "0810-profiles": {
    async up(db) {
      await sql`
        create table profile (
          user_id text primary key references "user" on delete cascade,
          verified_at timestamptz,
          has_aura boolean not null default false,
          private_likes boolean not null default false,
          hide_from_search boolean not null default false
        )`.execute(db);
      await sql`
        create table pinned_clip (
          clip_id uuid primary key references clip on delete cascade,
          user_id text not null references "user" on delete cascade,
          pinned_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index pinned_clip_of on pinned_clip (user_id, pinned_at)`.execute(db);
      await sql`
        create function unpin_clip() returns trigger language plpgsql as $$
        begin
          delete from pinned_clip where clip_id = new.id;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger clip_unpinned after update of is_public, trashed_at on clip for each row
          when (old.is_public and old.trashed_at is null and (not new.is_public or new.trashed_at is not null))
          execute function unpin_clip()`.execute(db);
    },
  },
};
