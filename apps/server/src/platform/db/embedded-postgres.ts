import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import { BootError, systemCode } from "../boot/boot-error.ts";
import { answers } from "./answers.ts";
import { findPostgres, type PostgresBinaries } from "./postgres-binaries.ts";
import { lives, PostgresServer } from "./postgres-server.ts";
import { chooseUnprivileged, giveTo, type Unprivileged } from "./unprivileged.ts";

export interface EmbeddedPostgres {
  /** Of the database `tunewright`, over the unix socket. */
  url: string;
  /** False where a server of another living process of ours was running and we joined it. */
  owned: boolean;
  /** Stops the server if it is ours to stop; waits until its files are safe. */
  stop(): Promise<void>;
}

const DATABASE = "tunewright";
/** A fresh cluster takes about 40 MB, and soon a few segments of its log. */
const INITIAL_BYTES = 128 * 1024 ** 2;
/** sun_path of sockaddr_un, less its final NUL (unix(7)). */
const SOCKET_PATH_MAX = 107;

/** Sized for one machine with few connections: about 35 MB idle. fsync stays on. */
const SETTINGS: Record<string, string> = {
  listen_addresses: "", unix_socket_permissions: "0700", max_connections: "80", shared_buffers: "48MB", fsync: "on", wal_level: "minimal",
  max_wal_senders: "0", max_wal_size: "256MB", jit: "off", timezone: "UTC", log_timezone: "UTC", log_min_messages: "warning",
};

/** One PostgreSQL of our own in `dir`, reachable only through a unix socket that only we may open. */
export async function startEmbeddedPostgres(options: {
  dir: string; log: Logger; settings?: Record<string, string>;
  /** Only for tests: a new cluster is not forced to disk. */
  quickInit?: boolean;
}): Promise<EmbeddedPostgres> {
  const dir = resolve(options.dir);
  const cluster = join(dir, "cluster");
  const socketDir = await makeSocketDir(dir);
  const urlOf = (database: string) => `postgresql://${DATABASE}@localhost:5432/${database}?host=${encodeURIComponent(socketDir)}`;

  const user = await chooseUnprivileged();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const binaries = await findPostgres(join(dir, "lib"));
  const server = new PostgresServer({
    binaries, user, cluster, socketDir, logFile: join(dir, "server.log"), log: options.log,
    settings: { ...SETTINGS, ...options.settings }, probeUrl: urlOf("postgres"),
  });
  const ownerFile = join(dir, "owner.pid");
  let owned = true;
  if (await answers(urlOf("postgres"))) {
    owned = !(await ownerLives(ownerFile));
    if (owned) server.adopt(await readPid(join(cluster, "postmaster.pid")));
  } else {
    if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(binaries, user, dir, cluster, options.quickInit ?? false);
    if (user.owner) for (const path of [dir, cluster, socketDir]) await giveTo(path, user.owner);
    owned = !(await server.start());
  }
  if (owned) await writeFile(ownerFile, String(process.pid));
  await createDatabase(urlOf);
  return { url: urlOf(DATABASE), owned, stop: async () => { if (owned) await server.stop(); } };
}

/** Whether the process that answers for the running server is still there; if not, whoever finds it takes it over. */
async function ownerLives(file: string): Promise<boolean> {
  const pid = await readPid(file).catch(() => null);
  return pid !== null && pid !== process.pid && lives(pid);
}

async function readPid(file: string): Promise<number> {
  return Number.parseInt(await readFile(file, "utf8"), 10);
}

async function initialise(binaries: PostgresBinaries, user: Unprivileged, dir: string, cluster: string, quick: boolean): Promise<void> {
  // Whole or not at all: a half-made cluster of an interrupted first start is thrown away.
  const fresh = `${cluster}.new`;
  const { bavail, bsize } = await statfs(dir);
  // initdb on a full disk ends with a bus error that names no reason.
  if (bavail * bsize < INITIAL_BYTES) {
    throw new BootError(`There is no space left in ${dir} (a new database needs ${INITIAL_BYTES / 1024 ** 2} MB): free some, or set DATA_DIR to a folder on another disk.`);
  }
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (user.owner) for (const path of [dir, fresh]) await giveTo(path, user.owner);
  const args = [
    ...user.prefix, binaries.initdb, "-D", fresh, "-U", DATABASE, "--auth=trust", "--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8",
    "--no-instructions", ...(quick ? ["--no-sync"] : []),
  ];
  const [program, ...rest] = args;
  const made = spawnSync(program as string, rest, {
    encoding: "utf8", env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", ...binaries.env }, ...user.ids,
  });
  if (made.status !== 0) {
    await rm(fresh, { recursive: true, force: true });
    const said = `${made.stderr ?? ""}${made.error?.message ?? ""}`;
    throw new BootError(`The built-in database could not be made in ${dir}: ${said.trim().split("\n").findLast((l) => l !== "") ?? "no reason was given"}`);
  }
  await rename(fresh, cluster);
}

/** In the data folder when its path is short enough, else in a folder of the temp directory that only we may enter. */
async function makeSocketDir(dir: string): Promise<string> {
  const near = join(dir, "socket");
  const fits = Buffer.byteLength(join(near, ".s.PGSQL.5432")) <= SOCKET_PATH_MAX;
  const chosen = fits ? near : join(tmpdir(), `tunewright-${createHash("sha256").update(dir).digest("hex").slice(0, 16)}`);
  try {
    await mkdir(chosen, { recursive: fits, mode: 0o700 });
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
  }
  const found = await lstat(chosen);
  const owner = process.getuid?.() ?? found.uid;
  // In a shared temp directory somebody else could have been there first.
  if (!found.isDirectory() || (owner !== 0 && found.uid !== owner)) {
    throw new BootError(`${chosen} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`);
  }
  return chosen;
}

async function createDatabase(urlOf: (database: string) => string): Promise<void> {
  if (await answers(urlOf(DATABASE))) return;
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`create database "${DATABASE}"`);
  } catch (error) {
    // 42P04 duplicate_database: another process of ours was quicker.
    if (systemCode(error) !== "42P04") throw error;
  } finally {
    await client.end();
  }
}
