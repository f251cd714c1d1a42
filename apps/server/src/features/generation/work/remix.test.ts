import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../../platform/http/test-http.ts";
import { addClip } from "../../clips/seed-clips.fixture.ts";
import { createFakeSongEngine, FAKE_STEMS } from "../fake-song-engine.fixture.ts";
import type { EngineJob } from "../song-engine.ts";
import { openTestHouse, type TestHouse } from "../worker-house.fixture.ts";

let house: TestHouse;
/** What the engine was asked for, by clip's seed and task. */
const asked: EngineJob[] = [];
let fail: ((job: EngineJob) => boolean) | null = null;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work(createFakeSongEngine({ at: (point, job) => {
    if (point !== "start") return;
    asked.push(job);
    if (fail?.(job)) throw new Error("the engine gives up");
  } }));
});
afterAll(() => house.close());

const NOWHERE = "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001";
const pro = async () => {
  const person = await house.person();
  await house.database.db.updateTable("user").set({ plan: "pro" }).where("id", "=", person).execute();
  return person;
};
/** A finished song with a score of its own and a picture. */
async function song(owner: string, change: Parameters<typeof addClip>[2] = {}): Promise<string> {
  const id = await addClip(house.database.db, owner, {
    title: "Night drive", duration: 100, has_vocal: true, singer: "ada", stems: FAKE_STEMS, image_version: 1, bpm: 96, music_key: "F# minor", ...change,
  });
  await house.database.db.updateTable("clip").set({ audio_key: `clips/${id}/master-1.mp3`, lossless_key: `clips/${id}/master-1.flac`, document_key: `clips/${id}/document-1.json` })
    .where("id", "=", id).execute();
  await house.storage.put(`clips/${id}/master-1.mp3`, Buffer.from("mp3"), { contentType: "audio/mpeg" });
  await house.storage.put(`clips/${id}/master-1.flac`, Buffer.from(`flac of ${id}`), { contentType: "audio/flac" });
  await house.storage.put(`clips/${id}/document-1.json`, Buffer.from(`{"of":"${id}"}`), { contentType: "application/json" });
  for (const size of [96, 352, 896]) await house.storage.put(`clips/${id}/cover-1-${size}.webp`, Buffer.from(`picture ${size}`), { contentType: "image/webp" });
  return id;
}
const post = (person: string, path: string, body: object) => house.call(person, "POST", path, body);
const clipOf = async (person: string, id: string) => (await house.call(person, "GET", `/api/clip/${id}`)).body;
async function finished(person: string, ids: readonly string[]): Promise<Json[]> {
  for (;;) {
    const clips = await Promise.all(ids.map((id) => clipOf(person, id)));
    if (clips.every((clip) => clip.status === "complete" || clip.status === "error")) return clips;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const credits = async (person: string) => (await house.call(person, "GET", "/api/billing/info/")).body.credits as number;

/** Every way to make something of a song. */
const WAYS: Record<string, (id: string) => [path: string, body: object]> = {
  extend: (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "extend", continue_clip_id: id, continue_at: 40, transaction_uuid: randomUUID() }],
  cover: (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "cover", cover_clip_id: id, tags: "jazz", transaction_uuid: randomUUID() }],
  infill: (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "infill", continue_clip_id: id, infill_start_s: 10, infill_end_s: 20, transaction_uuid: randomUUID() }],
  add_vocals: (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "add_vocals", cover_clip_id: id, transaction_uuid: randomUUID() }],
  add_instrumental: (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "add_instrumental", cover_clip_id: id, transaction_uuid: randomUUID() }],
  variation: (id) => ["/api/generate/upsample", { clip_id: id, freedom: 0.4 }],
  remaster: (id) => ["/api/generate/upsample", { clip_id: id, strength: "high" }],
  stems: (id) => [`/api/edit/stems/${id}`, { parts: 2 }],
  speed: (id) => ["/api/clips/adjust-speed/", { clip_id: id, speed_multiplier: 1.5, keep_pitch: true }],
  crop: (id) => [`/api/edit/crop/${id}/`, { from: 5, to: 50 }],
  fade: (id) => [`/api/edit/fade/${id}/`, { fade_out: 4 }],
};
const COST: Record<string, number> = { speed: 0, crop: 0, fade: 0 };
const CLIPS: Record<string, number> = { speed: 1, crop: 1, fade: 1 };
/** Who may: the maker on a paid plan may all. */
const FREE = ["extend", "cover", "add_vocals", "add_instrumental", "speed"];
const OTHERS = ["extend", "cover", "speed"];

test.each(Object.keys(WAYS))("%s: the permission table", async (way) => {
  const [owner, free, other, visitorsSong] = [await pro(), await house.person(), await house.person(), await house.person()];
  const [path, body] = WAYS[way]!(await song(owner));
  const made = await post(owner, path, body);
  expect(made.status).toBe(200);
  expect(made.body.clips).toHaveLength(CLIPS[way] ?? 2);
  const own = WAYS[way]!(await song(free));
  const freely = await post(free, ...own);
  if (FREE.includes(way)) expect(freely.status).toBe(200);
  else expect(freely).toMatchObject({ status: 403, body: { code: "feature_not_in_plan" } });
  expect(await credits(free)).toBe(FREE.includes(way) ? 50 - (COST[way] ?? 10) : 50);

  const openly = await post(other, ...WAYS[way]!(await song(visitorsSong)));
  if (OTHERS.includes(way)) expect(openly.status).toBe(200);
  else expect(openly).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  if (OTHERS.includes(way)) {
    expect(await post(other, ...WAYS[way]!(await song(visitorsSong, { can_remix: false })))).toMatchObject({
      status: 403, body: { code: "remix_not_allowed", detail: "This song cannot be remixed." },
    });
  }
  expect((await post(other, ...WAYS[way]!(await song(visitorsSong, { trashed_at: new Date() })))).status).toBe(404);
  expect((await post(owner, ...WAYS[way]!(NOWHERE))).status).toBe(404);
  expect((await post(owner, ...WAYS[way]!(await song(owner, { status: "streaming", duration: null })))).status).toBe(422);
  await finished(owner, made.body.clips.map((clip: Json) => clip.id));
});

test("the engine gets the sound without loss and its own notes; the result says where it came from", async () => {
  const owner = await pro();
  const source = await song(owner);
  const before = asked.length;
  const { body } = await post(owner, "/api/generate/v2/", { mv: "chirp-auk-turbo", task: "extend", continue_clip_id: source, continue_at: 40, prompt: "[Verse]\nOn we go", transaction_uuid: randomUUID() });
  const [a] = await finished(owner, body.clips.map((clip: Json) => clip.id));
  const job = asked.slice(before).find((each) => each.work.task === "extend")!;
  expect(job).toMatchObject({ lyrics: "[Verse]\nOn we go", work: { at: 40, source: { document: `{"of":"${source}"}` } } });
  expect(Buffer.from((job.work as { source: { audio: Uint8Array } }).source.audio).toString()).toBe(`flac of ${source}`);
  expect(a).toMatchObject({ title: "Night drive", metadata: { type: "gen", task: "extend", history: [{ id: source, continue_at: 40 }] } });
  expect(await house.database.db.selectFrom("clip_source").selectAll().where("clip_id", "=", a!.id).execute()).toEqual([{ clip_id: a!.id, source_id: source, relation: "extend" }]);

  // And on from there: the full song is all three.
  const more = (await post(owner, "/api/generate/v2/", { mv: "chirp-auk-turbo", task: "extend", continue_clip_id: a!.id, transaction_uuid: randomUUID() })).body;
  const [b] = await finished(owner, more.clips.map((clip: Json) => clip.id));
  expect(b!.metadata.history).toEqual([{ id: source, continue_at: 40 }, { id: a!.id, continue_at: 32 }]);
  const full = (await post(owner, "/api/generate/concat/v2/", { clip_id: b!.id })).body;
  const [whole] = await finished(owner, full.clips.map((clip: Json) => clip.id));
  expect(whole!.metadata).toMatchObject({ type: "concat", history: null, concat_history: [{ id: source, continue_at: 40 }, { id: a!.id, continue_at: 32 }, { id: b!.id, continue_at: null }] });
  expect(await post(owner, "/api/generate/concat/v2/", { clip_id: source })).toMatchObject({ status: 422 });
});

test("stems come as clips of one run, with the song's picture and name", async () => {
  const owner = await pro();
  const source = await song(owner);
  const runs = asked.filter(({ work }) => work.task === "stems").length;
  const { body } = await post(owner, `/api/edit/stems/${source}`, { parts: "all" });
  expect(body.clips.map((clip: Json) => clip.title)).toEqual(["Night drive (Lead Vocals)", "Night drive (Drums)", "Night drive (Bass)"]);
  expect(await credits(owner)).toBe(2500 - 50);
  const clips = await finished(owner, body.clips.map((clip: Json) => clip.id));
  expect(asked.filter(({ work }) => work.task === "stems").length).toBe(runs + 1);
  for (const clip of clips) {
    expect(clip).toMatchObject({ status: "complete", metadata: { type: "edit", stem_from_id: source, bpm: 96, key: "F# minor" } });
    expect(clip.image_url).toContain("v=1");
    expect((await house.http.raw.inject({ url: clip.image_url })).rawPayload.toString()).toBe("picture 352");
  }
  expect(clips.map((clip) => clip.metadata.has_vocal)).toEqual([true, false, false]);
  expect(await post(owner, `/api/edit/stems/${await song(owner, { has_vocal: false })}`, { parts: 2 })).toMatchObject({ status: 422 });
});

test("stems that fail are paid back whole", async () => {
  const owner = await pro();
  const source = await song(owner);
  fail = ({ work }) => work.task === "stems";
  const { body } = await post(owner, `/api/edit/stems/${source}`, { parts: "all" });
  const clips = await finished(owner, body.clips.map((clip: Json) => clip.id));
  fail = null;
  expect(clips.map((clip) => clip.status)).toEqual(["error", "error", "error"]);
  expect(await credits(owner)).toBe(2500);
});

test("a source that goes before its turn fails the work with a sentence, and gives the credits back", async () => {
  const owner = await pro();
  const source = await song(owner);
  await house.storage.deletePrefix(`clips/${source}/`);
  const { body } = await post(owner, "/api/generate/upsample", { clip_id: source, freedom: 1 });
  const clips = await finished(owner, body.clips.map((clip: Json) => clip.id));
  expect(clips.map((clip) => clip.metadata.error_message)).toEqual(Array(2).fill("The song it was to be made from is gone."));
  expect(await credits(owner)).toBe(2500);
});

test.each<[string, (id: string) => [string, object], string]>([
  ["extending beyond the end", (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "extend", continue_clip_id: id, continue_at: 101, transaction_uuid: randomUUID() }], "continue_at"],
  ["replacing beyond the end", (id) => ["/api/generate/v2/", { mv: "chirp-auk-turbo", task: "infill", continue_clip_id: id, infill_start_s: 90, infill_end_s: 120, transaction_uuid: randomUUID() }], "infill_end_s"],
  ["cropping beyond the end", (id) => [`/api/edit/crop/${id}/`, { from: 1, to: 300 }], "to"],
  ["cropping nothing", (id) => [`/api/edit/crop/${id}/`, { from: 9, to: 9 }], "to"],
  ["fading longer than the song", (id) => [`/api/edit/fade/${id}/`, { fade_in: 60, fade_out: 60 }], "fade_out"],
  ["five times the speed", (id) => ["/api/clips/adjust-speed/", { clip_id: id, speed_multiplier: 5 }], "speed_multiplier"],
])("%s is refused at its field and costs nothing", async (_, ask, field) => {
  const owner = await pro();
  const answer = await post(owner, ...ask(await song(owner)));
  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(Object.keys(answer.body.fields)).toEqual([field]);
  expect(await credits(owner)).toBe(2500);
});

test("pressed twice with one transaction it is made and paid once", async () => {
  const owner = await pro();
  const source = await song(owner);
  const once = { clip_id: source, strength: "subtle", transaction_uuid: randomUUID() };
  const [one, two] = await Promise.all([post(owner, "/api/generate/upsample", once), post(owner, "/api/generate/upsample", once)]);
  expect(two.body.id).toBe(one.body.id);
  expect(await credits(owner)).toBe(2490);
  await finished(owner, one.body.clips.map((clip: Json) => clip.id));
});

test("a song's singer and manner are kept for a new one", async () => {
  const owner = await pro();
  const before = asked.length;
  const { body } = await post(owner, "/api/generate/v2/", { mv: "chirp-auk-turbo", artist_clip_id: await song(owner, { tags: "folk" }), gpt_description_prompt: "a song about snow", transaction_uuid: randomUUID() });
  await finished(owner, body.clips.map((clip: Json) => clip.id));
  expect(asked[before]).toMatchObject({ work: { task: "create" }, persona: { singer: "ada", style: "folk" } });
  expect(await post(owner, "/api/generate/v2/", { mv: "chirp-auk-turbo", artist_clip_id: await song(owner, { singer: null }), gpt_description_prompt: "x", transaction_uuid: randomUUID() })).toMatchObject({ status: 422 });
});
