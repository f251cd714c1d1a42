import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import type { Logger } from "pino";

/** Below the web server's: people who click go before songs that are made (setpriority(2)). */
const NICENESS = 10;
const BACK_OFF_MS = [250, 1_000, 4_000, 15_000];
/** A worker that lived this long begins again with the shortest wait. */
const HEALTHY_MS = 60_000;
/** Its queue waits 20 s for songs to stop. */
const STOP_MS = 25_000;

export interface SupervisedWorker {
  stop(): Promise<void>;
}

/** One child process that is started again whenever it ends before `stop`. It ends by itself when we die (IPC disconnect). */
export function superviseWorker(entry: string, options: { env: Record<string, string | undefined>; log: Logger }): SupervisedWorker {
  const { log } = options;
  let child: ChildProcess | null = null;
  let stopping = false;
  let failures = 0;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    const startedAt = Date.now();
    const started = fork(entry, { env: options.env as NodeJS.ProcessEnv, execArgv: process.execArgv, stdio: "inherit" });
    child = started;
    if (started.pid !== undefined) {
      try {
        setPriority(started.pid, NICENESS);
      } catch (error) {
        log.debug({ err: error }, "the worker keeps its ordinary priority");
      }
    }
    started.once("error", (error) => log.error({ err: error }, "the worker could not be started"));
    started.once("exit", (code, signal) => {
      if (stopping) return;
      if (Date.now() - startedAt >= HEALTHY_MS) failures = 0;
      const wait = BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] as number;
      failures += 1;
      log.error({ code, signal, wait }, "the worker died; starting another");
      restart = setTimeout(start, wait);
    });
  }
  start();

  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const exited = new Promise<void>((done) => last.once("exit", () => done()));
      last.kill("SIGTERM");
      const late = setTimeout(() => last.kill("SIGKILL"), STOP_MS);
      await exited;
      clearTimeout(late);
    },
  };
}
