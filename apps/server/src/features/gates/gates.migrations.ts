import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const gatesMigrations: Migrations = {
  "0150-gate-override": {
    async up(db) {
      await sql`create table gate_override (
        name text primary key,
        value boolean not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
