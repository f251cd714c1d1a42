import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const discoverMigrations: Migrations = {
  /** Needs the tables of clips, 0300, and people, 0100. */
  "0800-discover-heat": {
    async up(db) {
      // Large houses take their time over a new index.
      await sql`set local statement_timeout = 0`.execute(db);
      // Heat is the logarithm (base 2) of all attention a song ever had, each bit of it weighed by when it came: two days later counts double.
      // The order by heat is therefore the order by attention halved every two days, at any moment, and only songs that something happens to change.
      await sql`
        create function heat_of(weight double precision, moment timestamptz) returns double precision language sql immutable strict parallel safe as $$
          select ln(weight) / ln(2::double precision) + extract(epoch from moment at time zone 'UTC')::double precision / 172800
        $$`.execute(db);
      await sql`
        create function heat_with(heat double precision, event double precision) returns double precision language sql immutable strict parallel safe as $$
          select greatest(heat, event) + case when abs(heat - event) > 50 then 0 else ln(1 + power(2::double precision, -abs(heat - event))) / ln(2::double precision) end
        $$`.execute(db);
      await sql`
        create function heat_without(heat double precision, event double precision, lowest double precision) returns double precision language sql immutable strict parallel safe as $$
          select case
            when heat - event > 50 then heat
            when heat - event < 1e-12 then lowest
            else greatest(lowest, heat + ln(1 - power(2::double precision, event - heat)) / ln(2::double precision))
          end
        $$`.execute(db);
      await sql`
        create table clip_heat (
          clip_id uuid primary key references clip on delete cascade,
          seq bigint not null,
          user_id text not null,
          style text not null,
          listed boolean not null,
          -- Of being published alone, below which nothing sinks.
          lowest double precision not null,
          heat double precision not null
        ) with (fillfactor = 80)`.execute(db);
      await sql`create index clip_heat_listed on clip_heat (heat desc, seq desc) where listed`.execute(db);
      await sql`create index clip_heat_style on clip_heat (style, heat desc, seq desc) where listed and style <> ''`.execute(db);
      await sql`create index clip_heat_style_new on clip_heat (style, seq desc) where listed and style <> ''`.execute(db);
      await sql`create index clip_heat_of on clip_heat (user_id, seq desc) include (clip_id) where listed`.execute(db);
      await sql`
        create function keep_heat() returns trigger language plpgsql as $$
        declare
          since timestamptz := coalesce(new.published_at, new.created_at);
          open boolean := new.is_public and new.trashed_at is null;
        begin
          if not open then
            update clip_heat set listed = false where clip_id = new.id and listed;
          else
            insert into clip_heat (clip_id, seq, user_id, style, listed, lowest, heat)
              values (new.id, new.seq, new.user_id, coalesce(new.style, ''), true, heat_of(1, since), heat_of(1 + new.play_count + 4 * new.like_count, since))
              on conflict (clip_id) do update set listed = true, style = excluded.style;
          end if;
          return null;
        end $$`.execute(db);
      await sql`
        create function heat_by_plays() returns trigger language plpgsql as $$
        begin
          update clip_heat set heat = heat_with(heat, heat_of(new.play_count - old.play_count, now())) where clip_id = new.id;
          return null;
        end $$`.execute(db);
      await sql`
        create function heat_by_likes() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' and old.reaction = 'LIKE' then
            update clip_heat set heat = heat_without(heat, heat_of(4, old.created_at), lowest) where clip_id = old.clip_id;
          end if;
          if tg_op <> 'DELETE' and new.reaction = 'LIKE' then
            update clip_heat set heat = heat_with(heat, heat_of(4, new.created_at)) where clip_id = new.clip_id;
          end if;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger clip_heat_begun after insert on clip for each row when (new.is_public and new.trashed_at is null) execute function keep_heat()`.execute(db);
      await sql`
        create trigger clip_heat_listing after update of is_public, trashed_at, style on clip for each row
          when ((new.is_public, new.trashed_at, new.style) is distinct from (old.is_public, old.trashed_at, old.style)) execute function keep_heat()`.execute(db);
      await sql`
        create trigger clip_heat_played after update of play_count on clip for each row when (new.play_count > old.play_count) execute function heat_by_plays()`.execute(db);
      await sql`create trigger clip_heat_liked after insert or update or delete on clip_reaction for each row execute function heat_by_likes()`.execute(db);
      // When plays of before now came is not known: they count as of the day of publication.
      await sql`
        insert into clip_heat (clip_id, seq, user_id, style, listed, lowest, heat)
        select id, seq, user_id, coalesce(style, ''), true, heat_of(1, coalesce(published_at, created_at)), heat_of(1 + play_count + 4 * like_count, coalesce(published_at, created_at))
        from clip where is_public and trashed_at is null`.execute(db);
      // Held play counts in an index of the wide table, so that every play rewrote all its indexes.
      await sql`drop index if exists clip_public_trending`.execute(db);
    },
  },
  "0810-discover-staff-picks": {
    async up(db) {
      await sql`
        create table staff_pick (
          clip_id uuid primary key references clip on delete cascade,
          picked_by text not null,
          picked_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index staff_pick_new on staff_pick (picked_at desc)`.execute(db);
    },
  },
};
