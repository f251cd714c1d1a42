import { randomBytes } from "node:crypto";
import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import pino from "pino";
import { inject } from "vitest";
import type { Db } from "../../database.ts";
import { MIGRATIONS } from "../../migrations.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

const silent = pino({ level: "silent" });
const TEMPLATE = "migrated";

/** A fresh, fully migrated database on the test run's own PostgreSQL; about 50 ms. Call `close` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const root = await ensureServer();
  const name = `t_${randomBytes(8).toString("hex")}`;
  await run(root, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = named(root, name);
  const { db, pool, close } = openDatabase(url, { log: silent, max: 6 });
  return {
    db, pool, url,
    close: async () => {
      await close();
      await run(root, `drop database ${name} with (force)`);
    },
  };
}

/** An empty database without tables, for tests of migrations. */
export async function createEmptyDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const root = await ensureServer();
  const name = `e_${randomBytes(8).toString("hex")}`;
  await run(root, `create database ${name}`);
  return { url: named(root, name), close: () => run(root, `drop database ${name} with (force)`) };
}

/** Test files run in several processes: the first makes the server and the template, the others wait for its mark. */
async function ensureServer(): Promise<string> {
  const base = inject("postgresDir");
  const start = () => startEmbeddedPostgres({
    dir: join(base, "postgres"), log: silent, settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }, quickInit: true,
  });
  const mark = join(base, "ready");
  const first = await mkdir(join(base, "lock")).then(() => true, () => false);
  if (first) {
    const { url } = await start();
    await run(url, `create database ${TEMPLATE}`);
    const { db, close } = openDatabase(named(url, TEMPLATE), { log: silent, max: 2 });
    try {
      await migrate(db as never, MIGRATIONS);
    } catch (error) {
      await writeFile(`${mark}.failed`, String(error));
      throw error;
    } finally {
      await close();
    }
    await writeFile(mark, url);
    return url;
  }
  for (;;) {
    if (await exists(mark)) return (await start()).url;
    if (await exists(`${mark}.failed`)) throw new Error("The migrations failed in another test file");
    await wait(25);
  }
}

const exists = (path: string) => access(path).then(() => true, () => false);

function named(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
