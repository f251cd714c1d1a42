import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import type { Db, Database } from "../../database.ts";

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

// int8 and numeric: ours stay far below 2^53, and plain numbers spare every caller a conversion.
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);
// int2[], which holds waveforms of 256 numbers: as JSON it is read many times quicker. Ours have neither null nor more dimensions.
pg.types.setTypeParser(1005 as never, (text: string) => JSON.parse(`[${text.slice(1, -1)}]`) as number[]);

/** A pool of connections and kysely on it. Dates come as Date, bigint as number. */
export function openDatabase(url: string, options: { log: Logger; max?: number; applicationName?: string }): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url, max: options.max ?? 12, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000,
    application_name: options.applicationName ?? "tunewright", statement_timeout: 60_000, idle_in_transaction_session_timeout: 60_000,
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on("error", (error) => options.log.warn({ err: error }, "an idle database connection was lost"));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // destroy() ends the pool.
  return { db, pool, close: () => db.destroy() };
}
