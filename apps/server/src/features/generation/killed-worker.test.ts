import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { connectPostgresBus } from "../../platform/realtime/postgres-bus.ts";
import { createFileStorage } from "../../platform/storage/file-storage.ts";
import { readMp3 } from "./mp3-frames.fixture.ts";
import { openTestHouse, silent, type TestHouse } from "./worker-house.fixture.ts";

let folder: string;
let house: TestHouse;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tw-killed-"));
  house = await openTestHouse({ storage: createFileStorage(folder), busOf: (url) => connectPostgresBus({ url, log: silent }) });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

/** A worker that stops for good at the point; resolves when both takes have reached it. */
async function workerStoppingAt(point: string): Promise<ChildProcess> {
  const path = fileURLToPath(new URL("./worker-process.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [path, house.database.url, folder, point], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const lines = createInterface({ input: child.stdout! });
  let reached = 0;
  for await (const _ of lines) if (++reached === 2) break;
  expect(reached).toBe(2);
  return child;
}

test("a worker killed in the middle of a song: both takes are made whole by another, and paid once", async () => {
  const person = await house.person();
  const { body } = await house.generate(person);
  const ids: string[] = body.clips.map((clip: Json) => clip.id);
  const clips = async () => (await house.call(person, "GET", `/api/feed/v2?ids=${ids}`)).body.clips;

  const worker = await workerStoppingAt("audio");
  expect((await clips()).map((clip: Json) => clip.status)).toEqual(["streaming", "streaming"]);
  // Someone listens while it happens.
  const listener = house.http.raw.inject({ url: `/api/clip/${ids[0]}/audio` });
  worker.kill("SIGKILL");
  await once(worker, "exit");

  // Instead of waiting for the queue to notice the silence.
  await house.database.pool.query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
  await house.work();
  await expect.poll(async () => (await clips()).map((clip: Json) => clip.status), { timeout: 30_000, interval: 100 }).toEqual(["complete", "complete"]);

  for (const clip of await clips()) {
    expect(clip.audio_url).toBe(`/api/clip/${clip.id}/audio?v=2`);
    const { rawPayload } = await house.http.raw.inject({ url: clip.audio_url });
    expect(readMp3(rawPayload).seconds).toBeCloseTo(32, 0);
    if (clip.id === ids[0]) expect((await listener).rawPayload.equals(rawPayload)).toBe(true);
  }
  const { ledger, credits } = (await house.call(person, "GET", "/api/billing/info/")).body;
  expect(ledger.map((row: Json) => [row.reason, row.amount])).toEqual([["charge", -10], ["daily_grant", 50]]);
  expect(credits).toBe(40);
});
