import { spawn, type ChildProcess } from "node:child_process";
import { open, readFile, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { BootError } from "../boot/boot-error.ts";
import { answers } from "./answers.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import type { Unprivileged } from "./unprivileged.ts";

const START_SECONDS = 30;
const LOG_MAX_BYTES = 10 * 1024 * 1024;
/** Of a server that is not our child we hear only by looking. */
const LOOK_MS = 2_000;
const STOP_MS = 10_000;

export interface ServerOptions {
  binaries: PostgresBinaries;
  user: Unprivileged;
  cluster: string;
  socketDir: string;
  logFile: string;
  log: Logger;
  settings: Record<string, string>;
  /** A database to ask whether the server answers. */
  probeUrl: string;
}

/** One PostgreSQL process that is started again when it dies before we stop it. */
export class PostgresServer {
  #child: ChildProcess | null = null;
  /** Of a server that an earlier process of ours left behind. */
  #adopted: number | null = null;
  #looking: NodeJS.Timeout | undefined;
  #stopping = false;
  readonly #command: string[];
  readonly #options: ServerOptions;

  constructor(options: ServerOptions) {
    this.#options = options;
    const flags = Object.entries(options.settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    this.#command = [...options.user.prefix, options.binaries.postgres, "-D", options.cluster, "-k", options.socketDir, ...flags];
  }

  /** True when another process won the race and its server answers. After a kill -9 the old shared memory lingers: tried again for a while. */
  async start(): Promise<boolean> {
    const deadline = Date.now() + START_SECONDS * 1000;
    const { probeUrl } = this.#options;
    for (;;) {
      const child = await this.#spawn();
      const exited = new Promise<void>((done) => { child.once("exit", () => done()); child.once("error", () => done()); });
      while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
        if (await answers(probeUrl)) {
          this.#watch(child);
          return false;
        }
        await Promise.race([wait(20), exited]);
      }
      if (await answers(probeUrl)) return true;
      // 126 and 127: the program itself cannot be run, now or later.
      if (Date.now() >= deadline || child.exitCode === 126 || child.exitCode === 127) {
        child.kill("SIGQUIT");
        throw new BootError(`The built-in database did not start: ${await this.#lastWords()} The whole story is in ${this.#options.logFile}.`);
      }
      await wait(250);
    }
  }

  /** Takes over a running server whose owner is dead. */
  adopt(pid: number): void {
    this.#adopted = pid;
    this.#looking = setInterval(() => {
      if (lives(pid) || this.#stopping) return;
      clearInterval(this.#looking);
      this.#adopted = null;
      this.#revive();
    }, LOOK_MS);
    this.#looking.unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#looking);
    // SIGINT: fast shutdown (ends sessions, writes a checkpoint). SIGQUIT: leaves recovery to the next start.
    if (this.#adopted !== null) return endProcess(this.#adopted);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((done) => child.once("exit", () => done()));
    child.ref();
    child.kill("SIGINT");
    const late = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
    await exited;
    clearTimeout(late);
  }

  async #spawn(): Promise<ChildProcess> {
    const { logFile, log, binaries, user } = this.#options;
    const large = await stat(logFile).then((s) => s.size > LOG_MAX_BYTES, () => false);
    // A file, not a pipe: the server may outlive us and must still be able to write.
    const file = await open(logFile, large ? "w" : "a", 0o600);
    const [program, ...args] = this.#command;
    const child = spawn(program as string, args, {
      stdio: ["ignore", file.fd, file.fd],
      // Out of the terminal's process group: Ctrl-C must reach us first, so that requests can finish.
      detached: true,
      env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", ...binaries.env },
      ...user.ids,
    });
    child.on("error", (error) => log.error({ err: error }, "the database could not be started"));
    await file.close();
    this.#child = child;
    return child;
  }

  #watch(child: ChildProcess): void {
    child.once("exit", (code, signal) => {
      if (this.#stopping) return;
      this.#options.log.error({ code, signal }, "the database died; starting it again");
      this.#revive();
    });
    child.unref();
  }

  #revive(): void {
    this.start().catch((error: unknown) => this.#options.log.fatal({ err: error }, "the database does not come back"));
  }

  async #lastWords(): Promise<string> {
    const lines = await readFile(this.#options.logFile, "utf8").then((text) => text.trim().split("\n"), () => []);
    const fatal = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "it said nothing.";
    return fatal.replace(/^.*?(FATAL|PANIC):\s*/, "").replace(/\.?$/, ".");
  }
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function endProcess(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_MS;
  if (lives(pid)) process.kill(pid, "SIGINT");
  while (lives(pid)) {
    if (Date.now() > deadline) {
      process.kill(pid, "SIGQUIT");
      return;
    }
    await wait(50);
  }
}
