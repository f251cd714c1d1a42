import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const generationMigrations: Migrations = {
  "0500-generation": {
    async up(db: Kysely<never>) {
      await sql`
        create table generation_job (
          id uuid primary key,
          user_id text not null,
          transaction_uuid uuid not null,
          request_hash text not null,
          request jsonb not null,
          model_key text not null,
          task text not null,
          cost integer not null check (cost >= 0),
          takes smallint not null check (takes > 0),
          created_at timestamptz not null default now(),
          unique (user_id, transaction_uuid)
        )`.execute(db);
      await sql`create index generation_job_model on generation_job (user_id, model_key, created_at)`.execute(db);
    },
  },
};
