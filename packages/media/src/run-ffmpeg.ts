import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { MediaError } from "./media-error.ts";

export interface RunLimits {
  /** Wall clock. */
  timeoutMs: number;
  /** Resident memory of the child, watched where the system tells it (Linux), and its largest single allocation everywhere. */
  memoryBytes: number;
  signal?: AbortSignal;
}

export interface RunResult {
  code: number | null;
  /** What it said, at most its last 64 KB. */
  said: string;
}

const TALK_LIMIT = 64 * 1024;
const WATCH_MS = 100;
/** Linux pages; a system with larger ones is only watched more strictly. */
const PAGE_BYTES = 4096;

/**
 * Runs ffmpeg as a child without a shell, without the terminal and without an environment of ours, and kills it at every limit.
 * `read` receives its standard output; when it throws or stops, the child is killed. Never leaves a child behind.
 * Rejects with MediaError "timed-out" or "too-large", the signal's reason, or what `read` threw; a failed run resolves with its code.
 */
export async function runFfmpeg(
  executable: string, args: readonly string[], limits: RunLimits, read?: (output: Readable) => Promise<void>,
): Promise<RunResult> {
  limits.signal?.throwIfAborted();
  const child = spawn(executable, ["-hide_banner", "-nostdin", "-nostats", "-max_alloc", String(limits.memoryBytes), ...args], {
    stdio: ["ignore", "pipe", "pipe"], env: {}, windowsHide: true,
  });
  let failure: unknown;
  const end = (reason: unknown): void => {
    failure ??= reason;
    child.kill("SIGKILL");
  };
  const said: Buffer[] = [];
  let talk = 0;
  child.stderr.on("data", (piece: Buffer) => {
    said.push(piece);
    talk += piece.length;
    while (talk - said[0]!.length > TALK_LIMIT) talk -= said.shift()!.length;
  });
  const closed = new Promise<number | null>((resolve) => {
    child.once("error", (cause) => {
      failure ??= new MediaError("no-ffmpeg", `${executable} does not start`, { cause });
      resolve(null);
    });
    child.once("close", (code) => resolve(code));
  });
  const timer = setTimeout(() => end(new MediaError("timed-out", `after ${limits.timeoutMs} ms`)), limits.timeoutMs);
  const watch = setInterval(() => void residentBytes(child.pid).then((bytes) => {
    if (bytes > limits.memoryBytes) end(new MediaError("too-large", "needs more memory than allowed"));
  }), WATCH_MS);
  const cancel = (): void => end(limits.signal?.reason);
  limits.signal?.addEventListener("abort", cancel, { once: true });
  try {
    if (read) await read(child.stdout).catch((reason: unknown) => end(reason));
    else child.stdout.resume();
    const code = await closed;
    if (failure !== undefined) throw failure;
    return { code, said: Buffer.concat(said).toString("utf8") };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    limits.signal?.removeEventListener("abort", cancel);
    child.kill("SIGKILL");
  }
}

async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== "linux") return 0;
  try {
    return Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
