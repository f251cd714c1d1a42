import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { createFakeSongEngine } from "../generation/fake-song-engine.fixture.ts";
import type { EngineJob } from "../generation/index.ts";
import { openTestHouse, type TestHouse } from "../generation/worker-house.fixture.ts";
import { mountPersonas } from "./index.ts";

let house: TestHouse;
const asked: EngineJob[] = [];
beforeAll(async () => {
  house = await openTestHouse({ mount: ({ http, database }) => mountPersonas(http, { db: database.db }) });
  await house.work(createFakeSongEngine({ at: (point, job) => void (point === "start" && asked.push(job)) }));
});
afterAll(() => house.close());

async function maker(plan: "free" | "pro" = "pro") {
  const person = await house.person();
  await house.database.db.updateTable("user").set({ plan }).where("id", "=", person).execute();
  return person;
}
const song = (owner: string, change: Parameters<typeof addClip>[2] = {}) => addClip(house.database.db, owner, { singer: "ilse", delivery: "rap", tags: "trap", image_version: 1, ...change });
const create = async (person: string, clip_id: string, change: object = {}) => house.call(person, "POST", "/api/persona/create/", { clip_id, name: "Ilse at night", ...change });
const made = async (person: string, change: object = {}): Promise<Json> => (await create(person, await song(person), change)).body;

test("a persona keeps singer, manner and style of a song, and songs made with it say so", async () => {
  const owner = await maker();
  const persona = await made(owner, { description: " low and close ", is_public: true });
  expect(persona).toMatchObject({ name: "Ilse at night", description: "low and close", singer: "ilse", style: "trap", is_own: true, image_url: expect.stringContaining("/image?") });
  const before = asked.length;
  const { status, body } = await house.generate(owner, { persona_id: persona.id, gpt_description_prompt: "", prompt: "", tags: "" });
  expect(status).toBe(200);
  expect(body.clips[0].persona).toEqual({ id: persona.id, name: "Ilse at night", user_image_url: null });
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  expect(asked[before]!.persona).toMatchObject({ singer: "ilse", delivery: "rap", style: "trap" });
  expect((await house.call(owner, "GET", "/api/persona/me")).body.personas.map((each: Json) => each.id)).toEqual([persona.id]);
  expect((await house.call(owner, "GET", `/api/persona/${persona.id}`)).body.clips).toHaveLength(2);
});

test("who may do what: maker, other, visitor, free plan", async () => {
  const [owner, other, free] = [await maker(), await maker(), await maker("free")];
  const hidden = await made(owner);
  const open = await made(owner, { is_public: true });
  for (const person of [other, null]) {
    expect((await house.call(person, "GET", `/api/persona/${hidden.id}`)).status).toBe(404);
    // The song it was made from is link-only, so others are not led to it.
    expect((await house.call(person, "GET", `/api/persona/${open.id}`)).body.persona).toMatchObject({ is_own: false, source_clip_id: null });
  }
  expect((await house.generate(other, { persona_id: hidden.id })).status).toBe(404);
  expect((await house.generate(other, { persona_id: open.id })).status).toBe(200);
  for (const [person, status] of [[other, 404], [null, 401]] as const) {
    expect((await house.call(person, "POST", `/api/persona/${open.id}/`, { name: "Mine" })).status).toBe(status);
    expect((await house.call(person, "POST", `/api/persona/${open.id}/delete/`)).status).toBe(status);
  }
  expect(await create(free, await song(free))).toMatchObject({ status: 403, body: { code: "feature_not_in_plan" } });
  expect((await create(other, await song(owner))).status).toBe(404);
  // Songs that others made with it, link-only, are nobody else's business.
  expect((await house.call(owner, "GET", `/api/persona/${open.id}`)).body.clips).toEqual([]);
});

test("a song without a singer, an unfinished one and blank names are refused", async () => {
  const owner = await maker();
  expect((await create(owner, await song(owner, { singer: null }))).status).toBe(422);
  expect((await create(owner, await song(owner, { status: "streaming" }))).status).toBe(422);
  for (const name of ["", "   ", "x".repeat(61)]) expect((await create(owner, await song(owner), { name })).status).toBe(400);
  expect((await create(owner, await song(owner), { description: "x".repeat(301) })).status).toBe(400);
  expect((await house.call(owner, "GET", "/api/persona/me?cursor=zzz")).status).toBe(400);
});

test("it is changed and deleted by its maker; the songs stay, and forget it", async () => {
  const owner = await maker();
  const persona = await made(owner);
  const { body } = await house.generate(owner, { persona_id: persona.id });
  expect((await house.call(owner, "POST", `/api/persona/${persona.id}/`, { name: "Ilse by day", is_public: true })).body).toMatchObject({ name: "Ilse by day", is_public: true });
  expect((await house.call(owner, "POST", `/api/persona/${persona.id}/`, { image_url: "https://elsewhere.example/x.png" })).status).toBe(400);
  expect((await house.call(owner, "POST", `/api/persona/${persona.id}/delete/`)).body).toEqual({ deleted: persona.id });
  expect((await house.call(owner, "GET", `/api/clip/${body.clips[0].id}`)).body.persona).toBe(null);
  expect((await house.call(owner, "GET", `/api/persona/${persona.id}`)).status).toBe(404);
});

test("lists come in pages, newest first, each once", async () => {
  const owner = await maker();
  const ids: string[] = [];
  for (let n = 0; n < 23; n++) ids.unshift((await made(owner)).id);
  const seen: string[] = [];
  let cursor = "";
  do {
    const { body } = await house.call(owner, "GET", `/api/persona/me${cursor && `?cursor=${cursor}`}`);
    seen.push(...body.personas.map((each: Json) => each.id));
    cursor = body.next_cursor ?? "";
  } while (cursor);
  expect(seen).toEqual(ids);
});
