import { afterAll, beforeAll, expect, test } from "vitest";
import pino from "pino";
import type { Json } from "../../platform/http/test-http.ts";
import { createLocalWriter } from "../../providers/local-writer/local-writer.ts";
import { openTestHouse, type TestHouse } from "../generation/worker-house.fixture.ts";
import { mountWriting, runWritingJobs, type SongWriter } from "./index.ts";

const local = createLocalWriter();
const writer: SongWriter = { ...local, lyrics: (prompt, seed) => (prompt === "jam" ? Promise.reject(new Error("the pen broke")) : local.lyrics(prompt, seed)) };
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ mount: ({ http, database, jobs }) => mountWriting(http, { db: database.db, jobs, writer }) });
  await runWritingJobs({ db: house.database.db, jobs: house.jobs, writer, log: pino({ level: "silent" }) });
});
afterAll(() => house.close());

async function written(person: string, prompt: string): Promise<Json> {
  const { body } = await house.call(person, "POST", "/api/generate/lyrics/", { prompt });
  for (;;) {
    const draft = (await house.call(person, "GET", `/api/generate/lyrics/${body.id}`)).body;
    if (draft.status !== "running") return draft;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("lyrics come with a title and sections, for nothing; without a prompt they are a surprise", async () => {
  const person = await house.person();
  for (const prompt of ["my grandmother's garden", ""]) {
    const draft = await written(person, prompt);
    expect(draft).toMatchObject({ status: "complete", title: expect.stringMatching(/\w/) });
    expect(draft.text).toMatch(/\[Chorus\]/);
  }
  expect((await house.call(person, "GET", "/api/billing/info/")).body.credits).toBe(50);
});

test("what was written for one person is not there for another, nor for visitors", async () => {
  const [person, other] = [await house.person(), await house.person()];
  const { id } = await written(person, "rain");
  expect((await house.call(other, "GET", `/api/generate/lyrics/${id}`)).status).toBe(404);
  expect((await house.call(null, "GET", `/api/generate/lyrics/${id}`)).status).toBe(401);
  expect((await house.call(null, "POST", "/api/generate/lyrics/", { prompt: "" })).status).toBe(401);
});

test("a writer that fails twice says so", async () => {
  expect(await written(await house.person(), "jam")).toMatchObject({ status: "error", text: "" });
});

test("a style is made fuller and keeps what was said", async () => {
  const { body } = await house.call(await house.person(), "POST", "/api/generate/upsample-tags", { original_tags: "jazz trap" });
  expect(body.upsampled_tags).toMatch(/^jazz trap, .+ bpm/);
});
