import type * as z from "zod/mini";
import type { Transaction } from "kysely";
import type { Database } from "../../database.ts";

/** A kind of job: its name and the schema of its payload. Handlers are idempotent: a job may run again after a crash. */
export interface JobDefinition<P extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  payload: P;
  retry: { limit: number; delaySeconds: number };
  /** A handler silent for this long is taken for dead. */
  heartbeatSeconds: number;
}

export interface JobRun<P> {
  payload: P;
  /** Queue's own id of this job. */
  id: string;
  /** 0 on the first run. */
  retryCount: number;
  /** Aborted when the worker shuts down or the job was cancelled or expired. */
  signal: AbortSignal;
}

export interface Jobs {
  /** Enqueues in the transaction of the change that needs it: both happen or neither. Higher `priority` runs first; default 0. */
  enqueue<P extends z.ZodMiniType>(
    tx: Transaction<Database>, definition: JobDefinition<P>, payload: z.input<P>, options?: { priority?: number; startAfterSeconds?: number },
  ): Promise<string>;
  /** Starts `concurrency` runs at once in this process. */
  work<P extends z.ZodMiniType>(
    definition: JobDefinition<P>, options: { concurrency: number }, handler: (run: JobRun<z.output<P>>) => Promise<void>,
  ): Promise<void>;
  /** Runs the handler about every `seconds`, in one process at a time. */
  every(name: string, seconds: number, handler: (signal: AbortSignal) => Promise<void>): Promise<void>;
  ready(): Promise<boolean>;
  /** Waits for running handlers after aborting their signals. */
  close(): Promise<void>;
}
