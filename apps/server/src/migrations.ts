import { joinMigrations, type Migrations } from "./platform/db/migrate.ts";

/** Every feature's migrations. */
export const MIGRATIONS: Migrations = joinMigrations();
