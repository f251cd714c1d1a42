import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { charge, mountBilling, refund } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountBilling(server.http, { db: database.db });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

test("the statement shows each movement with the balance after it, newest first, to its owner alone", async () => {
  const [person, other] = [await addPerson(database.db), await addPerson(database.db)];
  await database.db.transaction().execute(async (tx) => {
    await charge(tx, { userId: person, amount: 10, reference: "song", note: "Night drive" });
    await refund(tx, { reference: "song", part: "a", amount: 5, note: "Cancelled song" });
  });
  const { body } = await server.call(person, "GET", "/api/billing/info/");
  expect(body).toMatchObject({ plan: "free", credits: 45, credits_total: 50 });
  expect(body.ledger).toMatchObject([
    { reason: "refund", amount: 5, balance: 45, note: "Cancelled song" }, { reason: "charge", amount: -10, balance: 40, note: "Night drive" },
    { reason: "daily_grant", amount: 50, balance: 50 },
  ]);
  expect(new Date(body.next_reset_at).toISOString()).toMatch(/T00:00:00.000Z$/);
  expect(Date.parse(body.next_reset_at) - Date.now()).toBeLessThanOrEqual(86_400_000);
  expect((await server.call(other, "GET", "/api/billing/info/")).body.ledger).toHaveLength(1);
  expect((await server.call(null, "GET", "/api/billing/info/")).status).toBe(401);
});

test("anyone may see the plans", async () => {
  const { body } = await server.call(null, "GET", "/api/billing/usage-plans/");
  expect(body.plans).toMatchObject([
    { plan_key: "free", credits: 50, credits_period: "day", price_monthly: 0, concurrency: 4 },
    { plan_key: "pro", credits: 2500, credits_period: "month", price_monthly: 10, price_annual: 96 },
    { plan_key: "premier", credits: 10_000, price_monthly: 30, concurrency: 10 },
  ]);
});
