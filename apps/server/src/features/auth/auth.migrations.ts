import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

/** The tables that better-auth 1.7 works on, under names of ours (see create-auth.ts), and what we keep about a person. */
export const authMigrations: Migrations = {
  "0100-auth-user": {
    async up(db) {
      await sql`create extension if not exists citext`.execute(db);
      // The default handle is a placeholder for the moment between the row and its real handle.
      await sql`create table "user" (
        id text primary key,
        email text not null unique,
        email_verified boolean not null default false,
        display_name text not null,
        avatar_image_url text,
        handle citext not null unique default 'u_' || replace(gen_random_uuid()::text, '-', ''),
        is_handle_updated boolean not null default false,
        profile_description text not null default '',
        is_staff boolean not null default false,
        plan text not null default 'free' check (plan in ('free', 'pro', 'premier')),
        accepted_custom_mode_tos_at timestamptz,
        config jsonb not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (handle::text ~ '^[A-Za-z0-9_]{3,40}$')
      )`.execute(db);
      await sql`create table auth_session (
        id text primary key,
        user_id text not null references "user" (id) on delete cascade,
        token text not null unique,
        expires_at timestamptz not null,
        ip_address text,
        user_agent text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create index auth_session_user on auth_session (user_id)`.execute(db);
      await sql`create index auth_session_expiry on auth_session (expires_at)`.execute(db);
      await sql`create table auth_account (
        id text primary key,
        user_id text not null references "user" (id) on delete cascade,
        account_id text not null,
        provider_id text not null,
        password text,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null
      )`.execute(db);
      await sql`create index auth_account_user on auth_account (user_id)`.execute(db);
      await sql`create table auth_verification (
        id text primary key,
        identifier text not null,
        value text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create index auth_verification_identifier on auth_verification (identifier)`.execute(db);
      await sql`create table auth_rate_limit (
        id text primary key,
        key text not null unique,
        count integer not null,
        last_request bigint not null
      )`.execute(db);
    },
  },
};
