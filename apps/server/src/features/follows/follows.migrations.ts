import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const followsMigrations: Migrations = {
  "0700-follows": {
    async up(db) {
      await sql`
        create table follow (
          follower_id text not null references "user" on delete cascade,
          followed_id text not null references "user" on delete cascade,
          created_at timestamptz not null default now(),
          primary key (follower_id, followed_id),
          check (follower_id <> followed_id)
        )`.execute(db);
      await sql`create index follow_of on follow (follower_id, created_at desc)`.execute(db);
      await sql`create index follow_followers on follow (followed_id, created_at desc)`.execute(db);
      await sql`
        create table follow_count (
          user_id text primary key references "user" on delete cascade,
          followers integer not null default 0 check (followers >= 0),
          following integer not null default 0 check (following >= 0)
        )`.execute(db);
      // Counted where rows come and go, so that a deleted account leaves no ghost follower behind.
      await sql`
        create function count_follow() returns trigger language plpgsql as $$
        declare
          a text := least(coalesce(new.follower_id, old.follower_id), coalesce(new.followed_id, old.followed_id));
          b text := greatest(coalesce(new.follower_id, old.follower_id), coalesce(new.followed_id, old.followed_id));
          follower text := coalesce(new.follower_id, old.follower_id);
          change integer := case when tg_op = 'INSERT' then 1 else -1 end;
          each text;
        begin
          -- In the order of ids: two people who follow each other at once do not wait for one another.
          foreach each in array array[a, b] loop
            if tg_op = 'INSERT' then
              insert into follow_count (user_id) values (each) on conflict do nothing;
            end if;
            update follow_count set
              followers = followers + case when each = follower then 0 else change end,
              following = following + case when each = follower then change else 0 end
            where user_id = each;
          end loop;
          return null;
        end $$`.execute(db);
      await sql`create trigger follow_counted after insert or delete on follow for each row execute function count_follow()`.execute(db);
    },
  },
};
