import type { Pool } from "pg";
import { BootError } from "../boot/boot-error.ts";

const OLDEST = 150_000;

/** Throws a BootError when the database that DATABASE_URL names does not answer or is too old. */
export async function checkDatabase(pool: Pool, url: string): Promise<void> {
  const { hostname, pathname } = new URL(url);
  const name = `${hostname || "this machine"}${pathname}`;
  let version: number;
  try {
    version = Number((await pool.query<{ v: string }>("select current_setting('server_version_num') as v")).rows[0]?.v);
  } catch (error) {
    throw new BootError(`The database ${name} does not answer (${error instanceof Error ? error.message : String(error)}): check DATABASE_URL.`, { cause: error });
  }
  if (version < OLDEST) throw new BootError(`The database ${name} is PostgreSQL ${Math.floor(version / 10_000)}: version 15 or newer is needed.`);
}
