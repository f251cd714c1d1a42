import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const searchMigrations: Migrations = {
  "0941-persona-search": {
    async up(db: Kysely<never>) {
      await sql`create index persona_search on persona using gin (to_tsvector('simple', search_fold(name || ' ' || description || ' ' || style))) where is_public`.execute(db);
    },
  },
  /** Needs people, 0100, clips, 0300, and playlists, 0720. */
  "0740-search": {
    async up(db) {
      // Folded: without accents, small letters, signs as spaces. fold-term.ts does the same to what people type.
      await sql`
        create function search_fold(words text) returns text language sql immutable strict parallel safe as $$
          select lower(regexp_replace(
            normalize(regexp_replace(normalize(words, NFKD), '[\\u0300-\\u036f]+', '', 'g'), NFC),
            '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g'))
        $$`.execute(db);
      await sql`
        create table clip_search (
          clip_id uuid primary key references clip on delete cascade,
          title tsvector not null,
          words tsvector not null
        )`.execute(db);
      await sql`create index clip_search_title on clip_search using gin (title)`.execute(db);
      await sql`create index clip_search_words on clip_search using gin (words)`.execute(db);
      await sql`create table search_word (word text collate "C" primary key)`.execute(db);
      await sql`
        create table clip_hashtag (
          tag text collate "C" not null,
          clip_id uuid not null references clip on delete cascade,
          seq bigint generated always as identity,
          primary key (clip_id, tag)
        )`.execute(db);
      await sql`create index clip_hashtag_new on clip_hashtag (seq desc)`.execute(db);
      await sql`create index clip_hashtag_tag on clip_hashtag (tag, seq desc)`.execute(db);
      await sql`
        create function index_clip(song clip) returns void language plpgsql as $$
        declare doc tsvector;
        begin
          delete from clip_hashtag where clip_id = song.id;
          if not song.is_public or song.trashed_at is not null then
            delete from clip_search where clip_id = song.id;
            return;
          end if;
          doc := setweight(to_tsvector('simple', search_fold(song.title)), 'A')
            || setweight(to_tsvector('simple', search_fold(song.display_tags || ' ' || song.tags || ' ' || coalesce(song.style, ''))), 'B')
            || setweight(to_tsvector('simple', search_fold(song.caption)), 'C')
            || setweight(to_tsvector('simple', search_fold(song.lyrics)), 'D');
          insert into clip_search (clip_id, title, words) values (song.id, to_tsvector('simple', search_fold(song.title)), doc)
            on conflict (clip_id) do update set title = excluded.title, words = excluded.words;
          -- In the order of words: two songs published at once do not wait for one another.
          insert into search_word (word)
            select lexeme from unnest(doc) where length(lexeme) between 3 and 40 order by lexeme on conflict do nothing;
          -- What rich-text.ts of the contract shows as a hashtag.
          insert into clip_hashtag (tag, clip_id)
            select distinct lower(hit.parts[1]), song.id from regexp_matches(song.caption, '(?<![\\w@#/&])#((?=[0-9_]*[[:alpha:]])\\w{1,50})', 'g') as hit(parts) on conflict do nothing;
        end $$`.execute(db);
      await sql`
        create function index_clip_change() returns trigger language plpgsql as $$
        begin
          perform index_clip(new);
          return null;
        end $$`.execute(db);
      await sql`
        create trigger clip_indexed after insert on clip for each row when (new.is_public and new.trashed_at is null)
          execute function index_clip_change()`.execute(db);
      await sql`
        create trigger clip_reindexed after update of title, caption, display_tags, tags, style, lyrics, is_public, trashed_at on clip for each row
          when ((new.is_public or old.is_public) and (new.title, new.caption, new.display_tags, new.tags, new.style, new.lyrics, new.is_public, new.trashed_at)
            is distinct from (old.title, old.caption, old.display_tags, old.tags, old.style, old.lyrics, old.is_public, old.trashed_at))
          execute function index_clip_change()`.execute(db);
      await sql`select index_clip(clip) from clip where is_public and trashed_at is null`.execute(db);
      await sql`create index playlist_search on playlist using gin (to_tsvector('simple', search_fold(name || ' ' || description))) where is_public`.execute(db);
      await sql`create index user_search on "user" using gin (to_tsvector('simple', search_fold(handle::text || ' ' || display_name)))`.execute(db);
      // Without the extension mistyped words find nothing; all else works.
      await sql`
        do $$ begin
          create extension if not exists pg_trgm;
          create index search_word_trgm on search_word using gin (word gin_trgm_ops);
          create index user_search_trgm on "user" using gin (search_fold(handle::text || ' ' || display_name) gin_trgm_ops);
        exception when others then
          raise notice 'pg_trgm is not available: %', sqlerrm;
        end $$`.execute(db);
    },
  },
  /** Everybody's own songs are found by the same words, in their library alone; the index of substrings weighed as much as all else. */
  "0830-search-own-songs": {
    async up(db) {
      // Large houses take their time over a new index.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`alter table clip_search add column user_id text, add column seq bigint, add column listed boolean not null default true`.execute(db);
      await sql`update clip_search set user_id = clip.user_id, seq = clip.seq from clip where clip.id = clip_search.clip_id`.execute(db);
      await sql`alter table clip_search alter column user_id set not null, alter column seq set not null, alter column listed drop default`.execute(db);
      await sql`drop index clip_search_title, clip_search_words`.execute(db);
      await sql`
        create or replace function index_clip(song clip) returns void language plpgsql as $$
        declare
          doc tsvector;
          open boolean := song.is_public and song.trashed_at is null;
        begin
          delete from clip_hashtag where clip_id = song.id;
          doc := setweight(to_tsvector('simple', search_fold(song.title)), 'A')
            || setweight(to_tsvector('simple', search_fold(song.display_tags || ' ' || song.tags || ' ' || coalesce(song.style, ''))), 'B')
            || setweight(to_tsvector('simple', search_fold(song.caption)), 'C')
            || setweight(to_tsvector('simple', search_fold(song.lyrics)), 'D');
          insert into clip_search (clip_id, user_id, seq, listed, title, words)
            values (song.id, song.user_id, song.seq, open, to_tsvector('simple', search_fold(song.title)), doc)
            on conflict (clip_id) do update set listed = excluded.listed, title = excluded.title, words = excluded.words;
          if not open then
            return;
          end if;
          -- In the order of words: two songs published at once do not wait for one another.
          insert into search_word (word)
            select lexeme from unnest(doc) where length(lexeme) between 3 and 40 order by lexeme on conflict do nothing;
          -- What rich-text.ts of the contract shows as a hashtag.
          insert into clip_hashtag (tag, clip_id)
            select distinct lower(hit.parts[1]), song.id from regexp_matches(song.caption, '(?<![\\w@#/&])#((?=[0-9_]*[[:alpha:]])\\w{1,50})', 'g') as hit(parts) on conflict do nothing;
        end $$`.execute(db);
      await sql`drop trigger clip_indexed on clip`.execute(db);
      await sql`create trigger clip_indexed after insert on clip for each row execute function index_clip_change()`.execute(db);
      await sql`drop trigger clip_reindexed on clip`.execute(db);
      await sql`
        create trigger clip_reindexed after update of title, caption, display_tags, tags, style, lyrics, is_public, trashed_at on clip for each row
          when ((new.title, new.caption, new.display_tags, new.tags, new.style, new.lyrics, new.is_public, new.trashed_at)
            is distinct from (old.title, old.caption, old.display_tags, old.tags, old.style, old.lyrics, old.is_public, old.trashed_at))
          execute function index_clip_change()`.execute(db);
      await sql`select index_clip(clip) from clip where not is_public or trashed_at is not null`.execute(db);
      await sql`create index clip_search_title on clip_search using gin (title) where listed`.execute(db);
      await sql`create index clip_search_words on clip_search using gin (words) where listed`.execute(db);
      await sql`create index clip_search_of on clip_search (user_id, seq desc)`.execute(db);
      await sql`drop index if exists clip_text_trgm`.execute(db);
    },
  },
  "0860-search-all-words": {
    /** One index of words for all songs: a large library is searched by it, too. */
    async up(db) {
      // Large houses take their time over a new index.
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`drop index clip_search_words`.execute(db);
      await sql`create index clip_search_words on clip_search using gin (words)`.execute(db);
    },
  },
};
