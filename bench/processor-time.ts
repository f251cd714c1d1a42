import { readFileSync, readdirSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process, and everything that runs below it, has used so far; of the process itself apart (Linux). */
export function processorTime(pid: number): { own: number; below: number } {
  const processes = new Map<number, { parent: number; time: number }>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)!.split(" ");
      // Parent, then user and system time, its own and that of children it waited for. Source: proc(5).
      processes.set(Number(name), { parent: Number(fields[1]), time: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS });
    } catch {
      // It ended meanwhile.
    }
  }
  const isBelow = (id: number): boolean => {
    const parent = processes.get(id)?.parent ?? 0;
    return parent === pid || (parent > 1 && isBelow(parent));
  };
  let below = 0;
  for (const [id, { time }] of processes) if (isBelow(id)) below += time;
  return { own: processes.get(pid)?.time ?? 0, below };
}
