import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the database of this test run lives, once a test needs it. */
    postgresDir: string;
  }
}

const PREFIX = "tw-test-";

/** Gives the run a folder for its PostgreSQL, which the first test that needs one starts; stops it in the end. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned();
  const dir = await mkdtemp(join(tmpdir(), PREFIX));
  await writeFile(join(dir, "owner.pid"), String(process.pid));
  project.provide("postgresDir", dir);
  return () => remove(dir);
}

/** Of runs that were killed before they could clean up. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const dir = join(tmpdir(), name);
    const owner = await readPid(join(dir, "owner.pid"));
    if (owner !== null && !lives(owner)) await remove(dir);
  }
}

async function remove(dir: string): Promise<void> {
  const server = await readPid(join(dir, "postgres", "cluster", "postmaster.pid"));
  // SIGQUIT: at once; nobody wants these files again.
  if (server !== null && lives(server)) process.kill(server, "SIGQUIT");
  await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

async function readPid(path: string): Promise<number | null> {
  const pid = Number.parseInt(await readFile(path, "utf8").catch(() => ""), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
