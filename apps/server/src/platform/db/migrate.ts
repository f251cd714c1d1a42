import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/** Migrations by name; run in the order of their names ("0100-auth-user"), once each. */
export type Migrations = Record<string, Migration>;

/**
 * Brings the database up to date, in one transaction: all or nothing. Several processes may call it at once: kysely holds an
 * advisory lock of PostgreSQL meanwhile. Rejects with the failed migration's own error. Features number their own hundreds, so a
 * new migration may sort before one that ran long ago.
 */
export async function migrate(db: Kysely<never>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Joins the features' migrations; two of the same name would silently hide one. */
export function joinMigrations(...parts: Migrations[]): Migrations {
  const all: Migrations = {};
  for (const part of parts) {
    for (const [name, migration] of Object.entries(part)) {
      if (name in all) throw new Error(`Two migrations are called ${name}`);
      all[name] = migration;
    }
  }
  return all;
}
