import type { Kysely, Transaction } from "kysely";
import type { AuthTables } from "./features/auth/auth.tables.ts";
import type { BillingTables } from "./features/billing/billing.tables.ts";
import type { ClipsTables } from "./features/clips/clips.tables.ts";
import type { GatesTables } from "./features/gates/gates.tables.ts";
import type { GenerationTables } from "./features/generation/generation.tables.ts";
import type { LibraryTables } from "./features/library/library.tables.ts";

/**
 * All tables, as features declare them. Each feature has `<feature>.tables.ts` with one interface of its tables (column types for kysely)
 * and `<feature>.migrations.ts` with its migrations; both are listed here and in migrations.ts, nowhere else.
 */
export interface Database extends AuthTables, GatesTables, BillingTables, ClipsTables, LibraryTables, GenerationTables {}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
