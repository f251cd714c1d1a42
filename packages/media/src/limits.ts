import type { FindOptions } from "./find-ffmpeg.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import type { RunLimits } from "./run-ffmpeg.ts";

/** How much one recording may cost to read. Each has a default that serves half an hour of music. */
export interface ReadLimits {
  maxSeconds?: number;
  maxBytes?: number;
  /** Wall clock for one run of ffmpeg. */
  timeoutMs?: number;
  /** Of the child process. */
  maxMemoryBytes?: number;
  signal?: AbortSignal;
  /** Which ffmpeg, when not the usual one. */
  ffmpeg?: FindOptions;
}

const MEGABYTE = 1024 * 1024;
export const DEFAULTS = { maxSeconds: 1_800, maxBytes: 500 * MEGABYTE, timeoutMs: 120_000, maxMemoryBytes: 512 * MEGABYTE } as const;

/** The executable and the limits of one run. */
export async function prepareRun(limits: ReadLimits): Promise<{ executable: string; run: RunLimits }> {
  const { path } = await findFfmpeg(limits.ffmpeg);
  return {
    executable: path,
    run: {
      timeoutMs: limits.timeoutMs ?? DEFAULTS.timeoutMs,
      memoryBytes: limits.maxMemoryBytes ?? DEFAULTS.maxMemoryBytes,
      ...(limits.signal ? { signal: limits.signal } : {}),
    },
  };
}
