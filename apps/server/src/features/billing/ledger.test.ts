import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { charge } from "./charge.ts";
import { getCredits } from "./get-credits.ts";
import { refund } from "./refund.ts";

let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.close());

const NOW = new Date("2026-11-20T10:00:00Z");
const LATER = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function person(plan: "free" | "pro" | "premier" = "free"): Promise<string> {
  const id = randomUUID();
  await database.db.insertInto("user").values({ id, email: `${id}@example.org`, display_name: "Test", plan }).execute();
  return id;
}
const pay = (userId: string, reference: string, amount = 10, now = NOW) =>
  database.db.transaction().execute((tx) => charge(tx, { userId, amount, reference, note: "", now }));
const giveBack = (reference: string, part: string, amount: number, now = NOW) =>
  database.db.transaction().execute((tx) => refund(tx, { reference, part, amount, note: "", now }));
const balance = async (userId: string, now = NOW) => (await getCredits(database.db, userId, now)).credits;
const rows = (userId: string) => database.db.selectFrom("credit_movement").selectAll().where("user_id", "=", userId).orderBy("id").execute();

async function expectSound(userId: string): Promise<void> {
  const movements = await rows(userId);
  const account = await database.db.selectFrom("credit_account").selectAll().where("user_id", "=", userId).executeTakeFirst();
  let running = 0;
  for (const movement of movements) {
    running += movement.amount;
    expect(movement.amount).not.toBe(0);
    expect(movement.balance).toBe(running);
    expect(running).toBeGreaterThanOrEqual(0);
  }
  expect(running).toBe((account?.daily ?? 0) + (account?.plan ?? 0));
}

test("a free person has 50 a day: what is left lapses at 00:00 UTC, and both are rows", async () => {
  const userId = await person();
  await pay(userId, randomUUID());
  expect(await balance(userId, new Date("2026-11-20T23:59:59.999Z"))).toBe(40);
  expect(await balance(userId, new Date("2026-11-21T00:00:00Z"))).toBe(50);
  expect((await rows(userId)).map((row) => [row.reason, row.amount])).toEqual([["daily_grant", 50], ["charge", -10], ["daily_lapse", -40], ["daily_grant", 50]]);
  await expectSound(userId);
});

test("twenty first looks of a day at once grant once", async () => {
  const userId = await person();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => balance(userId))))).toEqual(new Set([50]));
  expect(await rows(userId)).toHaveLength(1);
});

test("twenty charges at once take what is there and no more", async () => {
  const userId = await person();
  const paid = await Promise.allSettled(Array.from({ length: 20 }, () => pay(userId, randomUUID())));
  expect(paid.filter((each) => each.status === "fulfilled")).toHaveLength(5);
  for (const each of paid) if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "insufficient_credits" });
  expect(await balance(userId)).toBe(0);
  await expectSound(userId);
});

test("twenty refunds of one part at once give back once; all parts together never more than the charge", async () => {
  const userId = await person();
  const reference = randomUUID();
  await pay(userId, reference);
  const given = await Promise.all(Array.from({ length: 20 }, (_, index) => giveBack(reference, index % 2 === 0 ? "a" : "b", 7)));
  expect(given.filter((amount) => amount > 0).toSorted()).toEqual([3, 7]);
  expect(await balance(userId)).toBe(50);
  await expectSound(userId);
});

test("a refund the day after adds to the new day's credits", async () => {
  const userId = await person();
  const reference = randomUUID();
  await pay(userId, reference);
  expect(await giveBack(reference, "a", 10, LATER(1))).toBe(10);
  expect(await balance(userId, LATER(1))).toBe(60);
  expect(await balance(userId, LATER(2))).toBe(50);
  await expectSound(userId);
});

test("a paid plan has its month's credits, then the free daily ones", async () => {
  const userId = await person("pro");
  expect(await balance(userId)).toBe(2500);
  await pay(userId, randomUUID(), 2495);
  expect(await balance(userId)).toBe(55);
  await pay(userId, randomUUID(), 55);
  expect(await balance(userId)).toBe(0);
  expect(await balance(userId, LATER(1))).toBe(50);
  expect(await balance(userId, new Date("2026-12-01T00:00:00Z"))).toBe(2500);
  await expectSound(userId);
});

test("going down and up again within a month grants nothing twice", async () => {
  const userId = await person("pro");
  const on = async (plan: "free" | "pro" | "premier") => {
    await database.db.updateTable("user").set({ plan }).where("id", "=", userId).execute();
    return balance(userId);
  };
  expect(await on("pro")).toBe(2500);
  expect(await on("premier")).toBe(10_000);
  expect(await on("free")).toBe(10_050);
  expect(await on("pro")).toBe(10_050);
  expect(await on("premier")).toBe(10_050);
  await expectSound(userId);
});

test("the ledger cannot be rewritten", async () => {
  const userId = await person();
  await balance(userId);
  await expect(database.db.updateTable("credit_movement").set({ amount: 1000 }).where("user_id", "=", userId).execute()).rejects.toThrow("append-only");
  await expect(database.db.deleteFrom("credit_movement").where("user_id", "=", userId).execute()).rejects.toThrow("append-only");
});

test("whatever is charged, refunded and slept over, in whatever order and at once, the rows sum to the balance", async () => {
  const step = fc.record({
    kind: fc.constantFrom("charge", "charge", "refund", "refund", "look"), day: fc.nat(40), charge: fc.nat(5), part: fc.constantFrom("a", "b"), amount: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(fc.asyncProperty(fc.constantFrom("free", "pro"), fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (plan, rounds) => {
    const userId = await person(plan);
    const references = Array.from({ length: 6 }, () => randomUUID());
    const refunded = new Map<string, number>();
    // A round runs at once; within one, clocks may disagree by days.
    for (const round of rounds) {
      await Promise.all(round.map(async ({ kind, day, charge: nth, part, amount }) => {
        const reference = references[nth]!;
        if (kind === "look") await balance(userId, LATER(day));
        if (kind === "charge") await pay(userId, reference, amount, LATER(day)).catch((error: { code?: string }) => { if (error.code !== "insufficient_credits") throw error; });
        if (kind === "refund") {
          const given = await giveBack(reference, part, amount, LATER(day));
          if (given > 0) {
            expect(refunded.has(reference + part)).toBe(false);
            refunded.set(reference + part, given);
          }
        }
      }));
    }
    await expectSound(userId);
    for (const reference of references) {
      const own = (await rows(userId)).filter((row) => row.reference === reference);
      expect(own.reduce((sum, row) => sum + row.amount, 0)).toBeLessThanOrEqual(0);
    }
  }), { numRuns: 40, seed: 20261120 });
});
