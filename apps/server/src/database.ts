import type { Kysely, Transaction } from "kysely";

/**
 * All tables, as features declare them. Each feature has `<feature>.tables.ts` with one interface of its tables (column types for kysely)
 * and `<feature>.migrations.ts` with its migrations; both are listed here and in migrations.ts, nowhere else.
 */
export type Database = Record<never, never>;

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
