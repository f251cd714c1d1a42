import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import type { EngineCapabilities } from "./song-engine.ts";
import { readGenerationStanding } from "./standing.ts";

let database: TestDatabase;
beforeAll(async () => { database = await createTestDatabase(); });
afterAll(() => database.close());

const NOW = new Date("2026-11-20T10:00:00Z");
const CAPABILITIES: EngineCapabilities = { tasks: { "chirp-v4": ["create"], "chirp-bluejay": ["create"], "chirp-auk-turbo": ["create"] }, scripts: ["Latin"], needsDocument: [] };
const usable = async (person: Parameters<typeof readGenerationStanding>[1]) => {
  const standing = await readGenerationStanding(database.db, person, CAPABILITIES, NOW);
  return { ...standing, models: Object.fromEntries(standing.models.map((model) => [model.name, model.can_use])) };
};

async function madeWithV4(userId: string, status: "complete" | "error", at: Date): Promise<void> {
  const job_id = randomUUID();
  await database.db.insertInto("generation_job").values({
    id: job_id, user_id: userId, transaction_uuid: randomUUID(), request_hash: "x", request: "{}", model_key: "chirp-v4", task: "create", cost: 10, takes: 2, created_at: at,
  }).execute();
  for (const batch_index of [0, 1]) await addClip(database.db, userId, { job_id, batch_index, status });
}

test("only models that the engine can do something with are offered; a visitor sees a free account's", async () => {
  expect(await usable(null)).toEqual({ models: { v4: true, "v4.5-all": true, "v4.5+": false }, concurrency: { running: 0, max: 4 }, isOutOfFreeV4Gens: false });
});

test("five v4 songs a month are free: those that failed and those of last month do not count", async () => {
  const id = await addPerson(database.db);
  for (let n = 0; n < 4; n++) await madeWithV4(id, "complete", NOW);
  await madeWithV4(id, "error", NOW);
  await madeWithV4(id, "complete", new Date("2026-10-31T23:59:59Z"));
  expect(await usable({ id, plan: "free" })).toMatchObject({ models: { v4: true }, isOutOfFreeV4Gens: false });
  await madeWithV4(id, "complete", new Date("2026-11-01T00:00:00Z"));
  expect(await usable({ id, plan: "free" })).toMatchObject({ models: { v4: false }, isOutOfFreeV4Gens: true });
  expect(await usable({ id, plan: "pro" })).toMatchObject({ models: { v4: true, "v4.5+": true }, isOutOfFreeV4Gens: false, concurrency: { max: 10 } });
});

test("songs are counted by generation, not by take", async () => {
  const id = await addPerson(database.db);
  const job_id = randomUUID();
  for (const [batch_index, status] of [[0, "streaming"], [1, "queued"]] as const) {
    await addClip(database.db, id, { job_id, batch_index, status, duration: null, audio_key: null });
  }
  await addClip(database.db, id, { status: "submitted", duration: null, audio_key: null });
  await addClip(database.db, id);
  expect((await usable({ id, plan: "free" })).concurrency).toEqual({ running: 2, max: 4 });
});
