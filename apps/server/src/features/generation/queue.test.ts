import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { createFakeSongEngine, type FakeOptions } from "./fake-song-engine.fixture.ts";
import { openTestHouse, type TestHouse } from "./worker-house.fixture.ts";

// One worker that makes one take at a time: what is tried is the way through the queue.
let house: TestHouse;
let at: NonNullable<FakeOptions["at"]> = () => {};
beforeAll(async () => { house = await openTestHouse(); });
afterAll(() => house.close());

const finished = async (person: string) => {
  const { body } = await house.call(person, "GET", "/api/feed/v2");
  return body.clips.every((clip: Json) => clip.status === "complete" || clip.status === "error");
};

test("songs come in turn: the first of the one who came last is not behind the fourth of another", async () => {
  const [busy, later] = [await house.person(), await house.person()];
  const order: string[] = [];
  at = (point, job) => { if (point === "start") order.push(job.title); };
  for (const title of ["busy 1", "busy 2", "busy 3", "busy 4"]) await house.generate(busy, { title });
  await house.generate(later, { title: "later 1" });
  await house.work(createFakeSongEngine({ seconds: 8, at: (...args) => at(...args) }), 1);
  await expect.poll(async () => (await finished(busy)) && (await finished(later)), { timeout: 30_000, interval: 50 }).toBe(true);
  expect(order).toEqual(["busy 1", "later 1", "busy 1", "later 1", "busy 2", "busy 2", "busy 3", "busy 3", "busy 4", "busy 4"]);
});

test("cancelling stops the engine of a running take, and the queued one never starts", async () => {
  const person = await house.person();
  const started: number[] = [];
  const reached = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<unknown>();
  at = (point, job, signal) => {
    if (point === "start") started.push(job.seed);
    if (point !== "first-audio") return;
    reached.resolve();
    return new Promise<void>((resolve) => signal.addEventListener("abort", () => { stopped.resolve(signal.reason); resolve(); }, { once: true }));
  };
  const { body } = await house.generate(person, { seed: 100 });
  await reached.promise;
  expect((await house.call(person, "GET", "/api/billing/info/")).body.credits).toBe(40);
  await house.call(person, "POST", `/api/generate/${body.clips[0].id}/cancel/`);
  expect(await stopped.promise).toMatchObject({ message: "The song was cancelled" });
  at = () => {};
  // The queue goes on with the next person's song; by then it has passed the cancelled take.
  const next = await house.person();
  await house.generate(next, { seed: 200 });
  await expect.poll(() => finished(next), { timeout: 15_000, interval: 50 }).toBe(true);
  expect(started).toEqual([100]);
  expect((await house.call(person, "GET", "/api/billing/info/")).body.credits).toBe(50);
});
