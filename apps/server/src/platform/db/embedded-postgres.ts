import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { BootError, systemCode } from "../boot/boot-error.ts";
import { findPostgres, type PostgresBinaries } from "./postgres-binaries.ts";
import { chooseUnprivileged, giveTo, type Unprivileged } from "./unprivileged.ts";

export interface EmbeddedPostgres {
  /** Of the database `tunewright`, over the unix socket. */
  url: string;
  /** False where a server of an earlier process was still running and we joined it. */
  startedHere: boolean;
  /** Stops the server if it was started here; waits until its files are safe. */
  stop(): Promise<void>;
}

const DATABASE = "tunewright";
/** sun_path of sockaddr_un, less its final NUL (unix(7)). */
const SOCKET_PATH_MAX = 107;
const START_SECONDS = 30;
const LOG_MAX_BYTES = 10 * 1024 * 1024;

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

  if (await answers(urlOf("postgres"))) {
    await createDatabase(urlOf);
    return { url: urlOf(DATABASE), startedHere: false, stop: async () => {} };
  }

  const user = await chooseUnprivileged();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const binaries = await findPostgres(join(dir, "lib"));
  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(binaries, user, dir, cluster, options.quickInit ?? false);
  if (user.ids) for (const path of [dir, cluster, socketDir]) await giveTo(path, user.ids);

  const server = new Server(binaries, user, cluster, socketDir, join(dir, "server.log"), options.log, { ...SETTINGS, ...options.settings });
  const adopted = await server.start(urlOf("postgres"));
  await createDatabase(urlOf);
  return { url: urlOf(DATABASE), startedHere: !adopted, stop: () => server.stop() };
}

/** Keeps the process alive: started again when it dies before we stop it. */
class Server {
  #child: ChildProcess | null = null;
  #stopping = false;
  readonly #command: string[];
  readonly #binaries: PostgresBinaries;
  readonly #user: Unprivileged;
  readonly #logFile: string;
  readonly #log: Logger;

  constructor(
    binaries: PostgresBinaries, user: Unprivileged, cluster: string, socketDir: string, logFile: string, log: Logger, settings: Record<string, string>,
  ) {
    this.#binaries = binaries;
    this.#user = user;
    this.#logFile = logFile;
    this.#log = log;
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    this.#command = [...user.prefix, binaries.postgres, "-D", cluster, "-k", socketDir, ...flags];
  }

  /** True when another process won the race and its server answers. After a kill -9 the old shared memory lingers: tried again for a while. */
  async start(probeUrl: string): Promise<boolean> {
    const deadline = Date.now() + START_SECONDS * 1000;
    for (;;) {
      const child = await this.#spawn();
      const exited = new Promise<void>((done) => { child.once("exit", () => done()); child.once("error", () => done()); });
      while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
        if (await answers(probeUrl)) {
          this.#watch(child, probeUrl);
          return false;
        }
        await Promise.race([wait(20), exited]);
      }
      if (await answers(probeUrl)) return true;
      if (Date.now() >= deadline) {
        child.kill("SIGQUIT");
        throw new BootError(`The built-in database did not start: ${await this.#lastWords()} The whole story is in ${this.#logFile}.`);
      }
      await wait(250);
    }
  }

  async #spawn(): Promise<ChildProcess> {
    const large = await stat(this.#logFile).then((s) => s.size > LOG_MAX_BYTES, () => false);
    // A file, not a pipe: the server may outlive us and must still be able to write.
    const file = await open(this.#logFile, large ? "w" : "a", 0o600);
    const [program, ...args] = this.#command;
    const child = spawn(program as string, args, {
      stdio: ["ignore", file.fd, file.fd],
      // Out of the terminal's process group: Ctrl-C must reach us first, so that requests can finish.
      detached: true,
      env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", ...this.#binaries.env },
      ...(this.#user.ids ?? {}),
    });
    child.on("error", (error) => this.#log.error({ err: error }, "the database could not be started"));
    await file.close();
    this.#child = child;
    return child;
  }

  #watch(child: ChildProcess, probeUrl: string): void {
    child.once("exit", (code, signal) => {
      if (this.#stopping) return;
      this.#log.error({ code, signal }, "the database died; starting it again");
      this.start(probeUrl).catch((error: unknown) => this.#log.fatal({ err: error }, "the database does not come back"));
    });
    child.unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((done) => child.once("exit", () => done()));
    child.ref();
    // SIGINT: fast shutdown (ends sessions, writes a checkpoint). SIGQUIT: leaves recovery to the next start.
    child.kill("SIGINT");
    const late = setTimeout(() => child.kill("SIGQUIT"), 10_000);
    await exited;
    clearTimeout(late);
  }

  async #lastWords(): Promise<string> {
    const lines = await readFile(this.#logFile, "utf8").then((text) => text.trim().split("\n"), () => []);
    const fatal = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "it said nothing.";
    return fatal.replace(/^.*?(FATAL|PANIC):\s*/, "").replace(/\.?$/, ".");
  }
}

async function initialise(binaries: PostgresBinaries, user: Unprivileged, dir: string, cluster: string, quick: boolean): Promise<void> {
  // Whole or not at all: a half-made cluster of an interrupted first start is thrown away.
  const fresh = `${cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (user.ids) for (const path of [dir, fresh]) await giveTo(path, user.ids);
  const args = [
    ...user.prefix, binaries.initdb, "-D", fresh, "-U", DATABASE, "--auth=trust", "--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8",
    "--no-instructions", ...(quick ? ["--no-sync"] : []),
  ];
  const [program, ...rest] = args;
  const made = spawnSync(program as string, rest, {
    encoding: "utf8", env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", ...binaries.env }, ...(user.ids ?? {}),
  });
  if (made.status !== 0) {
    await rm(fresh, { recursive: true, force: true });
    const said = `${made.stderr ?? ""}${made.error?.message ?? ""}`;
    if (/No space left/i.test(said)) throw new BootError(`There is no space left in ${dir}: free some, or set DATA_DIR to a folder on another disk.`);
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

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
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
