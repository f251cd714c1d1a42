import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answers } from "./answers.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";

const log = pino({ level: "silent" });
let dir: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "tw-pg-"));
  server = await startEmbeddedPostgres({ dir, log, quickInit: true });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
const pidOf = async () => Number((await readFile(join(dir, "cluster", "postmaster.pid"), "utf8")).split("\n")[0]);

test("it listens on no network address, keeps fsync on and sorts by code point", async () => {
  expect(await ask("select current_setting('listen_addresses') l, current_setting('fsync') f, 'a' < 'B' as human")).toEqual([{ l: "", f: "on", human: false }]);
});

test("nobody else may read its files or open its socket", async () => {
  expect((await stat(join(dir, "cluster"))).mode & 0o077).toBe(0);
  expect((await stat(join(dir, "socket"))).mode & 0o077).toBe(0);
});

test("the extensions that we use are there", async () => {
  await ask("create extension if not exists citext; create extension if not exists pg_trgm; create extension if not exists unaccent");
});

test("a second start joins the server of a living owner, and its stop leaves it alone", async () => {
  // Somebody who is alive and is not us.
  await writeFile(join(dir, "owner.pid"), String(process.ppid));
  const second = await startEmbeddedPostgres({ dir, log });
  expect(second.owned).toBe(false);
  await second.stop();
  expect(await ask("select 1 as one")).toEqual([{ one: 1 }]);
});

test("killed hard, it comes back by itself with every acknowledged row", async () => {
  await ask("create table kept (n int)");
  await ask("insert into kept select generate_series(1, 100)");
  process.kill(await pidOf(), "SIGKILL");
  await expect.poll(() => ask("select count(*)::int as n from kept").catch(() => null), { timeout: 20_000 }).toEqual([{ n: 100 }]);
});

test("stopped and started again, it has kept everything", async () => {
  await server.stop();
  server = await startEmbeddedPostgres({ dir, log });
  expect(server.owned).toBe(true);
  expect(await ask("select count(*)::int as n from kept")).toEqual([{ n: 100 }]);
});

/** Starts a server in a process of its own, which then does `then`. */
function startElsewhere(at: string, then: string, env: NodeJS.ProcessEnv = process.env) {
  return spawnSync(process.execPath, ["--input-type=module", "-e", `
    import pino from "pino";
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
    const server = await startEmbeddedPostgres({ dir: ${JSON.stringify(at)}, log: pino({ level: "silent" }), quickInit: true });
    ${then}`], { cwd: import.meta.dirname, encoding: "utf8", env });
}

test("a server whose owner was killed is taken over: revived when it dies, stopped in the end", async () => {
  const other = join(dir, "orphan");
  const starter = startElsewhere(other, "process.kill(process.pid, 'SIGKILL');");
  expect(starter.signal, starter.stderr).toBe("SIGKILL");
  const pid = async () => Number((await readFile(join(other, "cluster", "postmaster.pid"), "utf8")).split("\n")[0]);
  const orphan = await pid();
  const heir = await startEmbeddedPostgres({ dir: other, log });
  expect([heir.owned, await pid()]).toEqual([true, orphan]);
  process.kill(orphan, "SIGKILL");
  await expect.poll(() => pid().then((now) => now !== orphan, () => false), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => answers(heir.url), { timeout: 20_000 }).toBe(true);
  await heir.stop();
  expect(await answers(heir.url)).toBe(false);
});

test.skipIf(process.getuid?.() !== 0 || !existsSync("/usr/bin/setpriv"))(
  "as root where user namespaces are forbidden it runs as another account, below folders that are closed to that account",
  async () => {
    // A PATH on which unshare cannot be found, like a container that forbids it.
    const tools = join(dir, "tools");
    await mkdir(tools);
    for (const name of ["setpriv", "true"]) await symlink(`/usr/bin/${name}`, join(tools, name));
    const closed = join(dir, "closed");
    await mkdir(closed, { mode: 0o700 });
    const at = join(closed, "postgres");
    const run = startElsewhere(at, `
      const { stat } = await import("node:fs/promises");
      console.log((await stat(${JSON.stringify(join(at, "cluster", "PG_VERSION"))})).uid);
      await server.stop();`, { ...process.env, PATH: tools });
    expect(run.status, run.stderr).toBe(0);
    expect(Number(run.stdout)).toBeGreaterThan(0);
    // Allowed again, the same files are used under their other owner.
    const again = await startEmbeddedPostgres({ dir: at, log });
    expect(await answers(again.url)).toBe(true);
    await again.stop();
  },
);

test("a data folder with a very long path works: the socket moves to the temp directory", async () => {
  const long = join(dir, "x".repeat(120));
  const other = await startEmbeddedPostgres({ dir: long, log, quickInit: true });
  try {
    const client = new pg.Client({ connectionString: other.url });
    await client.connect();
    await client.end();
  } finally {
    await other.stop();
  }
});

test("where it cannot be made the error is one sentence", async () => {
  const blocked = join(dir, "file-in-the-way");
  spawnSync("touch", [blocked]);
  await expect(startEmbeddedPostgres({ dir: join(blocked, "x"), log })).rejects.toThrow();
});
