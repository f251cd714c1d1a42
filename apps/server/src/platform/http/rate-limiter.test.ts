import fc from "fast-check";
import { expect, test } from "vitest";
import { createMemoryRateLimiter } from "./rate-limiter.ts";

test("over any span nobody gets more than the burst and what has flowed in since", async () => {
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 }), fc.array(fc.nat(5_000), { maxLength: 200 }), async (max, seconds, gaps) => {
    let now = 0;
    const limiter = createMemoryRateLimiter(() => now);
    let allowed = 0;
    for (const gap of gaps) {
      now += gap;
      if ((await limiter.take("someone", { max, seconds })) === 0) allowed += 1;
    }
    expect(allowed).toBeLessThanOrEqual(max + (now / 1000 / seconds) * max + 1e-9);
  }));
});

test("after the time it names the next one is allowed, and a moment before it is not", async () => {
  let now = 0;
  const limiter = createMemoryRateLimiter(() => now);
  const take = () => limiter.take("k", { max: 2, seconds: 10 });
  expect([await take(), await take()]).toEqual([0, 0]);
  const wait = await take();
  now += wait * 1000 - 1;
  expect(await take()).toBeGreaterThan(0);
  now += 1;
  expect(await take()).toBe(0);
});

test("callers do not share, and one who is limited stays so until the time is over", async () => {
  let now = 0;
  const limiter = createMemoryRateLimiter(() => now);
  const rule = { max: 1, seconds: 1_000 };
  await limiter.take("limited", rule);
  for (let i = 0; i < 10; i += 1) expect(await limiter.take(`other ${i}`, rule)).toBe(0);
  expect(await limiter.take("limited", rule)).toBeGreaterThan(0);
  now += 999_000;
  expect(await limiter.take("limited", rule)).toBeGreaterThan(0);
});
