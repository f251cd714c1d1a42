import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * Makes the calling thread stand back behind others. Nice values belong to threads on Linux, where /proc/thread-self names the
 * thread that reads it. Elsewhere the whole process would be slowed, so nothing is done.
 */
export function lowerPriority(niceness: number | undefined): void {
  if (niceness === undefined || process.platform !== "linux") return;
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), niceness);
  } catch {
    // No /proc in this container: an ordinary priority is the honest fallback.
  }
}
