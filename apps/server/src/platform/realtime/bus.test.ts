import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { testBus } from "./bus.contract.ts";
import { createMemoryBus } from "./memory-bus.ts";
import { connectPostgresBus } from "./postgres-bus.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.close());

testBus("memory", async () => {
  const bus = createMemoryBus();
  return { a: bus, b: bus, close: () => bus.close() };
});
testBus("PostgreSQL", async () => {
  const [a, b] = await Promise.all([connectPostgresBus({ url: database.url, log }), connectPostgresBus({ url: database.url, log })]);
  return { a, b, close: async () => { await a.close(); await b.close(); } };
});

test("a lost connection is regained, announced as a gap, and messages flow again", async () => {
  const bus = await connectPostgresBus({ url: database.url, log });
  try {
    const gap = new Promise<void>((resolve) => bus.onGap(resolve));
    await database.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tunewright-bus' and datname = current_database()");
    await gap;
    const seen = new Promise<string>((resolve) => bus.subscribe("credits.changed", (m) => resolve(m.userId)));
    await bus.publish("credits.changed", { userId: "after" });
    expect(await seen).toBe("after");
  } finally {
    await bus.close();
  }
});
