import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Session } from "@tunewright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const started = new Set<ChildProcess>();
let dir: string;
beforeAll(async () => { dir = await mkdtemp(join(tmpdir(), "tw-main-")); });
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  const pid = await postgresPid().catch(() => null);
  if (pid !== null && lives(pid)) process.kill(pid, "SIGQUIT");
  await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Run { child: ChildProcess; port: number; said(): string; ready: Promise<void>; ended: Promise<number | null> }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function run(env: Record<string, string> = {}): Promise<Run> {
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOME: dir, DATA_DIR: join(dir, "data"), STARTER_SONGS: "0", LOG_LEVEL: "warn", ...env, PORT: String(port) }, stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  let said = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  ready.catch(() => {});
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => { said += String(chunk); if (said.includes("is ready at")) resolve(); });
  }
  const ended = once(child, "exit").then(([code]) => {
    started.delete(child);
    reject(new Error(`ended before it was ready: ${said}`));
    return code as number | null;
  });
  return { child, port, said: () => said, ready, ended };
}

const postgresPid = async () => Number((await readFile(join(dir, "data", "postgres", "cluster", "postmaster.pid"), "utf8")).split("\n")[0]);
const lives = (pid: number) => { try { process.kill(pid, 0); return true; } catch { return false; } };
const call = (port: number, path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
/** Children of a process by /proc; Linux only, like the embedded server's tests. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.trim().split(" ").filter(Boolean).map(Number);
}

describe("in one sentence, with exit code 1 and without a stack", () => {
  test("a taken port is said, before anything is made", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const first = await run({ PORT: String(port) });
    expect(await first.ended).toBe(1);
    expect(first.said()).toBe(`Port ${port} is taken by another program: stop that, or choose another port, for example PORT=${port + 1} npm start.\n`);
    await new Promise((done) => taken.close(done));
  });

  test("a data folder that is a file is said", async () => {
    await writeFile(join(dir, "file"), "");
    const broken = await run({ DATA_DIR: join(dir, "file") });
    expect(await broken.ended).toBe(1);
    expect(broken.said()).toBe(`${join(dir, "file")} is not a folder: set DATA_DIR to one that can be written.\n`);
  });

  test("a database that does not answer is said, without its password", async () => {
    const lost = await run({ DATABASE_URL: "postgresql://me:hunter2@127.0.0.1:1/music" });
    expect(await lost.ended).toBe(1);
    expect(lost.said()).toMatch(/^The database 127\.0\.0\.1\/music does not answer \(.*ECONNREFUSED.*\): check DATABASE_URL\.\n$/);
    expect(lost.said()).not.toContain("hunter2");
  });
});

test("one command's whole life: ready, signing up, a worker that is replaced, a parent that is killed, a second start, a clean end", async () => {
  const first = await run();
  await first.ready;
  const health = await (await call(first.port, "/readyz")).json();
  expect(health).toEqual({ status: "ready", checks: { database: true, storage: true, queue: true } });

  expect(first.said(), "every endpoint of the contract is mounted").not.toContain("that nothing answers");

  const signUp = await call(first.port, "/api/auth/sign-up/email", {
    method: "POST", headers: { "content-type": "application/json", origin: `http://127.0.0.1:${first.port}` },
    body: JSON.stringify({ email: "ada@example.org", password: "a good password", name: "Ada" }),
  });
  expect(signUp.status).toBe(200);
  const { token } = (await signUp.json()) as { token: string };
  const session = async (port: number) => (await call(port, "/api/session/", { headers: { authorization: `Bearer ${token}` } })).json() as Promise<Session>;
  const seen = await session(first.port);
  expect(seen).toMatchObject({ user: { handle: "ada", email: "ada@example.org" }, credits: 50, plan: "free", concurrency: { running: 0, max: 4 } });
  expect(seen.models.length).toBeGreaterThan(0);

  // The worker is our only child besides the database, which is detached but still ours.
  const workers = async () => {
    const pids = await childrenOf(first.child.pid as number);
    const postgres = await postgresPid();
    return pids.filter((pid) => pid !== postgres);
  };
  await expect.poll(async () => (await workers()).length, { timeout: 10_000 }).toBe(1);
  const [worker] = await workers();
  process.kill(worker as number, "SIGKILL");
  await expect.poll(async () => (await workers()).filter((pid) => pid !== worker).length, { timeout: 20_000 }).toBe(1);

  const database = await postgresPid();
  const [replacement] = await workers();
  first.child.kill("SIGKILL");
  await first.ended;
  expect(lives(database)).toBe(true);
  // A worker without a parent ends by itself.
  await expect.poll(() => lives(replacement as number), { timeout: 20_000 }).toBe(false);

  const second = await run({ ROLE: "api" });
  await second.ready;
  expect(await postgresPid()).toBe(database);
  expect(await session(second.port)).toMatchObject({ user: { handle: "ada" } });
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  expect(lives(database)).toBe(false);
}, 120_000);
