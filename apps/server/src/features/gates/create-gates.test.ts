import { GATE_NAMES, GATES } from "@tunewright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { createGates } from "./index.ts";

let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.close());

test("without overrides every gate has its default", async () => {
  const flags = await createGates({ db: database.db, clock: { now: () => new Date(0) } }).getFlags();
  expect(flags).toEqual(Object.fromEntries(GATE_NAMES.map((name) => [name, GATES[name].default])));
});

test("an override is in force here at once, elsewhere after five seconds, until it is taken back", async () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const [here, elsewhere] = [createGates({ db: database.db, clock }), createGates({ db: database.db, clock })];
  await elsewhere.getFlags();
  await here.override("websockets", false);
  expect((await here.getFlags()).websockets).toBe(false);
  expect((await elsewhere.getFlags()).websockets).toBe(true);
  now += 5_001;
  expect((await elsewhere.getFlags()).websockets).toBe(false);
  await here.override("websockets", null);
  expect((await here.getFlags()).websockets).toBe(true);
});

test("a row of a gate that no longer exists is ignored", async () => {
  await database.db.insertInto("gate_override").values({ name: "gone", value: true }).execute();
  expect(await createGates({ db: database.db, clock: { now: () => new Date(0) } }).getFlags()).not.toHaveProperty("gone");
});
