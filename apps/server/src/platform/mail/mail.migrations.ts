import { sql } from "kysely";
import type { Migrations } from "../db/migrate.ts";

export const mailMigrations: Migrations = {
  "0060-mail-outbox": {
    async up(db) {
      await sql`create table mail_outbox (
        id bigint generated always as identity primary key,
        recipient text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
