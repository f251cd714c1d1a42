import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { ask, openTestHouse, type TestHouse } from "./worker-house.fixture.ts";

// No worker runs here: what is admitted stays queued.
let house: TestHouse;
beforeAll(async () => { house = await openTestHouse(); });
afterAll(() => house.close());

const credits = async (person: string) => (await house.call(person, "GET", "/api/billing/info/")).body.credits as number;
const jobsOf = (person: string) => house.database.db.selectFrom("generation_job").selectAll().where("user_id", "=", person).execute();
const queued = async () => (await house.jobs.counts()).find((each) => each.queue === "generation.take")?.waiting ?? 0;

test("a request makes two queued takes, costs ten and lands in the default workspace", async () => {
  const person = await house.person();
  const before = await queued();
  const { status, body } = await house.generate(person);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "queued", batch_size: 2 });
  expect(body.clips.map((clip: Json) => [clip.status, clip.metadata.batch_index, clip.metadata.seed, clip.metadata.batch_id])).toEqual([
    ["queued", 0, 5, body.id], ["queued", 1, 6, body.id],
  ]);
  expect(body.clips[0]).toMatchObject({ is_public: false, audio_url: null, image_url: "", progress: { stage: "waiting", fraction: 0 }, metadata: { rights: "non-commercial" } });
  expect(await credits(person)).toBe(40);
  expect(await queued()).toBe(before + 2);
  const workspace = (await house.call(person, "GET", "/api/project/default")).body;
  expect(workspace.project).toMatchObject({ name: "My Workspace", clip_count: 2, is_default: true });
  expect(workspace.clips.map((clip: Json) => clip.id)).toEqual(body.clips.map((clip: Json) => clip.id));
});

test("twenty identical requests at once are one: same clips, one charge", async () => {
  const person = await house.person();
  const request = ask();
  const answers = await Promise.all(Array.from({ length: 20 }, () => house.generate(person, request)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.clips.map((clip: Json) => clip.id)}`)).size).toBe(1);
  expect(await jobsOf(person)).toHaveLength(1);
  expect(await credits(person)).toBe(40);
});

test("the same transaction with another body is refused; the order of keys and nulls make no other body", async () => {
  const person = await house.person();
  const request = { ...ask(), tags: "folk" };
  expect((await house.generate(person, request)).status).toBe(200);
  expect((await house.generate(person, Object.fromEntries(Object.entries({ ...request, project_id: null }).toReversed()))).status).toBe(200);
  expect(await house.generate(person, { ...request, tags: "jazz" })).toMatchObject({ status: 409, body: { code: "transaction_conflict" } });
  expect(await credits(person)).toBe(40);
});

test("twelve different requests at once: the plan's four are admitted, and nothing is charged for the rest", async () => {
  const person = await house.person();
  const answers = await Promise.all(Array.from({ length: 12 }, () => house.generate(person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ body }) => body.code === "concurrency_limit")).toHaveLength(8);
  expect(await credits(person)).toBe(10);
});

test("without credits nothing is made", async () => {
  const person = await house.person();
  for (let n = 0; n < 5; n++) {
    const { body } = await house.generate(person);
    await house.database.db.updateTable("clip").set({ status: "error" }).where("job_id", "=", body.id).execute();
  }
  expect(await house.generate(person)).toMatchObject({ status: 402, body: { code: "insufficient_credits" } });
  expect(await jobsOf(person)).toHaveLength(5);
  expect(await credits(person)).toBe(0);
});

test.each<[string, object, number, string, string[]]>([
  ["an unknown model", { mv: "gpt-9" }, 400, "unknown_model", ["mv"]],
  ["a paid model", { mv: "chirp-bluejay" }, 403, "model_not_allowed", ["mv"]],
  ["excluding styles", { negative_tags: "drums" }, 403, "feature_not_in_plan", ["negative_tags"]],
  ["a title over 80", { title: "x".repeat(81) }, 400, "invalid_request", ["title"]],
  ["lyrics of 7,500 characters", { prompt: "la".repeat(3750) }, 400, "invalid_request", ["prompt"]],
  ["a NUL in the lyrics", { prompt: "la\0la" }, 400, "invalid_request", ["prompt"]],
  ["nothing to sing about", { gpt_description_prompt: " \n\t " }, 400, "invalid_request", ["gpt_description_prompt"]],
  ["custom mode without lyrics and style", { gpt_description_prompt: "", metadata: { create_mode: "custom" } }, 400, "invalid_request", ["prompt"]],
  ["a task with an address of its own", { task: "stems" }, 400, "invalid_request", ["task"]],
  ["an extension of nothing", { task: "extend" }, 400, "invalid_request", ["continue_clip_id"]],
  ["a replaced section of a minute", { task: "infill", continue_clip_id: "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001", infill_start_s: 10, infill_end_s: 70 }, 400, "invalid_request", ["infill_end_s"]],
  ["a replaced section that ends before it begins", { task: "infill", continue_clip_id: "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001", infill_start_s: 10, infill_end_s: 10 }, 400, "invalid_request", ["infill_end_s"]],
  ["a song that is not there", { task: "cover", cover_clip_id: "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001" }, 404, "not_found", ["cover_clip_id"]],
  ["a workspace that is not there", { project_id: "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001" }, 404, "not_found", ["project_id"]],
  ["a persona", { persona_id: "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001" }, 404, "not_found", ["persona_id"]],
  ["a transaction that is no UUID", { transaction_uuid: "1" }, 400, "invalid_request", ["transaction_uuid"]],
])("%s is refused by a sentence at its field", async (_, change, status, code, fields) => {
  const person = await house.person();
  const answer = await house.generate(person, change);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(Object.keys(answer.body.fields)).toEqual(fields);
  for (const sentence of [answer.body.detail, ...Object.values(answer.body.fields)]) expect(sentence).toMatch(/\w.*[.]$/);
  expect(await jobsOf(person)).toEqual([]);
});

test("the limit is named, and is the model's own", async () => {
  const person = await house.person();
  const limit = async (mv: string) => (await house.generate(person, { mv, prompt: "la ".repeat(1100) })).body.fields?.prompt;
  expect(await limit("chirp-v3-5")).toBe("Lyrics exceed maximum length of 3000 characters.");
  expect(await limit("chirp-auk-turbo")).toBe(undefined);
});

test("own words need the terms; a description does not", async () => {
  const person = await house.person({ acceptedTerms: false });
  const refused = await house.generate(person, { prompt: "[Verse]\nHello" });
  expect(refused).toMatchObject({ status: 403, body: { code: "custom_mode_terms_not_accepted", detail: "Please accept our terms to make a song with custom lyrics" } });
  expect((await house.generate(person)).status).toBe(200);
});

test("someone else's workspace and hidden song are not there; a song that is not finished cannot be gone on from", async () => {
  const [person, other] = [await house.person(), await house.person()];
  const theirs = (await house.generate(other)).body;
  const project_id = theirs.clips[0].project_id;
  expect(await house.generate(person, { project_id })).toMatchObject({ status: 404 });
  expect(await house.generate(person, { continue_clip_id: theirs.clips[0].id, continue_at: 3 })).toMatchObject({ status: 422, body: { code: "not_processable" } });
  await house.call(other, "POST", "/api/gen/trash", { trash: true, clip_ids: [theirs.clips[0].id] });
  expect(await house.generate(person, { continue_clip_id: theirs.clips[0].id })).toMatchObject({ status: 404 });
});

test("v4 is free five times a month, and the fifth press sent again is still answered", async () => {
  const person = await house.person();
  await house.database.db.updateTable("user").set({ plan: "pro" }).where("id", "=", person).execute();
  await house.call(person, "GET", "/api/billing/info/");
  await house.database.db.updateTable("user").set({ plan: "free" }).where("id", "=", person).execute();
  let last = ask();
  for (let n = 0; n < 5; n++) {
    last = ask({ mv: "chirp-v4" });
    const { status, body } = await house.generate(person, last);
    expect(status).toBe(200);
    await house.database.db.updateTable("clip").set({ status: "complete", duration: 60, audio_key: "x" }).where("job_id", "=", body.id).execute();
  }
  expect(await house.generate(person, { mv: "chirp-v4" })).toMatchObject({ status: 403, body: { code: "model_not_allowed" } });
  expect((await house.generate(person, last)).status).toBe(200);
});

test("a visitor is asked to sign in", async () => {
  expect(await house.call(null, "POST", "/api/generate/v2/", ask())).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
});

test("nobody's fourth song comes before another's first", async () => {
  const [busy, later] = [await house.person(), await house.person()];
  for (let n = 0; n < 4; n++) await house.generate(busy);
  const { body } = await house.generate(later);
  const { rows } = await house.database.pool.query(`select data->'payload'->>'clipId' as clip, priority from pgboss.job where name = 'generation.take'`);
  const priority = (id: string) => rows.find((row) => row.clip === id)?.priority as number;
  const busyClips = await house.database.db.selectFrom("clip").select(["id", "seq"]).where("user_id", "=", busy).where("batch_index", "=", 0).orderBy("seq").execute();
  const ranks = busyClips.map((clip) => priority(clip.id));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(new Set(ranks).size).toBe(4);
  expect(priority(body.clips[0].id)).toBeGreaterThan(ranks[1]!);
  expect(priority(body.clips[0].id)).toBeGreaterThan(priority(body.clips[1].id));
});

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }), fc.string({ unit: "grapheme" }), fc.constantFrom("", " ", "\0", "\ud800", "😀".repeat(2000), "שלום עולם", "مرحبا\u202E", "a".repeat(7500), "[", "]".repeat(300), "'; drop table clip; --"),
);
const field = fc.oneof(odd, fc.boolean(), fc.double(), fc.constantFrom(null, [], {}, -1, 1e308, "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001"));
const FIELDS = [
  "prompt", "tags", "negative_tags", "title", "make_instrumental", "gpt_description_prompt", "task", "generation_type", "continue_clip_id", "continue_at", "cover_clip_id",
  "infill_start_s", "persona_id", "artist_clip_id", "project_id", "image_ids", "metadata", "seed", "transaction_uuid", "mv", "__proto__", "constructor",
];
test("whatever is sent, the answer is a song or a sentence, never an error of ours", async () => {
  const person = await house.person({ plan: "premier" });
  const close = fc.dictionary(fc.constantFrom(...FIELDS), field, { maxKeys: 5 }).map((change) => JSON.stringify({ ...ask(), ...change }));
  const texts = fc.record({ prompt: odd, tags: odd, title: odd, gpt_description_prompt: odd, negative_tags: odd }, { requiredKeys: [] }).map((change) => JSON.stringify(ask(change)));
  const any = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
  const statuses = new Map<number, number>();
  await fc.assert(fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: close }, { weight: 4, arbitrary: texts }, { weight: 1, arbitrary: any }), async (body) => {
    const answer = await house.call(person, "POST", "/api/generate/v2/", body);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    if (answer.status === 200) await house.database.db.updateTable("clip").set({ status: "error" }).where("job_id", "=", answer.body.id).execute();
    else expect(answer.body.detail).toMatch(/\S/);
  }), { numRuns: 400, seed: 1, examples: [["null"], ["{}"], ["[]"], [""], ["{\"transaction_uuid\":"]] });
  // The fuzz reaches both sides.
  expect(statuses.get(200)).toBeGreaterThan(20);
  expect(statuses.get(400)).toBeGreaterThan(20);
});
