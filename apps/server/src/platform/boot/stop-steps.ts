import type { Logger } from "pino";

/** Everything together; whoever runs us may send SIGKILL after about 30 s. */
const STOP_MS = 28_000;

export interface StopSteps {
  /** Run in the reverse order of adding: what was started last is stopped first. */
  add(name: string, step: () => Promise<void>): void;
  /** Runs every step, once; a step that fails is logged and keeps nothing from being stopped. */
  run(): Promise<void>;
}

export function createStopSteps(log: Logger): StopSteps {
  const steps: { name: string; step: () => Promise<void> }[] = [];
  let running: Promise<void> | null = null;
  async function runAll(): Promise<void> {
    for (const { name, step } of steps.toReversed()) await step().catch((error: unknown) => log.error({ err: error, step: name }, "a part did not stop cleanly"));
  }
  return {
    add: (name, step) => { steps.push({ name, step }); },
    run: () => (running ??= runAll()),
  };
}

/**
 * Ends the process when it is told to or when it can no longer be trusted (an error that nobody caught). Whoever has a parent with a
 * channel obeys that parent alone (SIGTERM, or the channel's end): a terminal's Ctrl-C reaches every process of the group, and the
 * parent passes it on. A second SIGTERM or Ctrl-C ends the process at once.
 */
export function stopOnSignals(steps: StopSteps, log: Logger): void {
  let asked = false;
  const end = (code: number) => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(code), STOP_MS).unref();
    void steps.run().finally(() => process.exit(code));
  };
  const insist = () => {
    if (asked) process.exit(130);
    end(0);
  };
  const hasParent = process.connected;
  process.on("SIGTERM", insist);
  process.on("SIGINT", () => { if (!hasParent) insist(); });
  process.on("SIGHUP", () => { if (!hasParent) insist(); });
  process.on("disconnect", () => end(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "an error that nobody caught");
      end(1);
    });
  }
}
