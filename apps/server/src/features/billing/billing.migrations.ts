import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const billingMigrations: Migrations = {
  "0200-credits": {
    async up(db: Kysely<never>) {
      await sql`
        create table credit_account (
          user_id text primary key,
          daily integer not null default 0 check (daily >= 0),
          plan integer not null default 0 check (plan >= 0),
          daily_on text,
          plan_key text,
          plan_month text
        ) with (fillfactor = 70)`.execute(db);
      await sql`
        create table credit_movement (
          id bigint generated always as identity primary key,
          user_id text not null references credit_account (user_id),
          pool text not null check (pool in ('daily', 'plan')),
          amount integer not null check (amount <> 0),
          balance integer not null check (balance >= 0),
          reason text not null,
          reference text,
          note text not null default '',
          idempotency_key text not null unique,
          created_at timestamptz not null
        )`.execute(db);
      await sql`create index credit_movement_of on credit_movement (user_id, id desc)`.execute(db);
      await sql`create index credit_movement_reference on credit_movement (reference) where reference is not null`.execute(db);
      await sql`
        create function credit_movement_is_append_only() returns trigger language plpgsql as
        $$ begin raise exception 'credit_movement is append-only'; end $$`.execute(db);
      await sql`
        create trigger credit_movement_append_only before update or delete on credit_movement
        for each row execute function credit_movement_is_append_only()`.execute(db);
    },
  },
};
