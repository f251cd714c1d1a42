// From starting the server on an existing data folder to its first answered request; and what it holds in memory when idle, without workers.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProduct } from "../e2e/stage/product.ts";
import { median, printFigure } from "./figure.ts";

const root = mkdtempSync(path.join(tmpdir(), "tunewright-bench-"));
try {
  const starts: number[] = [];
  let idle = 0;
  for (let i = 0; i < 6; i++) {
    const began = performance.now();
    const product = await startProduct({ ROLE: "api" }, root);
    if (i > 0) starts.push(performance.now() - began);
    if (i === 5) {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      idle = memoryOfTree(product.pid) / 2 ** 20;
    }
    await product.halt();
  }
  printFigure("second start to first answer, median of 5", median(starts) / 1000, 3, "s");
  printFigure("server memory idle without workers, database included", idle, 350, "MB", "proportional set size");
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** Bytes that a process and everything below it holds, shared pages counted in proportion (Linux). */
function memoryOfTree(pid: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
  const parent = new Map(processes.map((id) => [id, parentOf(id)]));
  const inTree = (id: number): boolean => id === pid || (parent.get(id) !== undefined && parent.get(id)! > 1 && inTree(parent.get(id)!));
  return processes.filter(inTree).reduce((sum, id) => sum + proportionalSize(id), 0);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ")[1]);
  } catch {
    return 0;
  }
}

function proportionalSize(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
