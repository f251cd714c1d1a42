import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeAudio, encodeAudio } from "@tunewright/media";
import pino from "pino";
import type { Json } from "../../platform/http/test-http.ts";
import { createSongFiles } from "../../providers/song-files/song-files.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { openTestHouse, type TestHouse } from "../generation/worker-house.fixture.ts";
import { mountExports, runExportsJobs } from "./index.ts";

const files = createSongFiles();
const silent = pino({ level: "silent" });
const SECONDS = 2;
let house: TestHouse;
let flac: Uint8Array;
let mp3: Uint8Array;
beforeAll(async () => {
  house = await openTestHouse({ mount: ({ http, database, jobs, storage, viewerOf }) => mountExports(http, { db: database.db, jobs, storage, files, viewerOf }) });
  await runExportsJobs({ db: house.database.db, jobs: house.jobs, storage: house.storage, files, log: silent });
  const left = Float32Array.from({ length: SECONDS * 44_100 }, (_, n) => 0.5 * Math.sin((2 * Math.PI * 440 * n) / 44_100));
  flac = (await encodeAudio({ left, right: left }, { kind: "flac", bits: 24 })).bytes;
  mp3 = (await encodeAudio({ left, right: left }, { kind: "mp3" })).bytes;
});
afterAll(() => house.close());

const plan = (person: string, key: "free" | "pro") => house.database.db.updateTable("user").set({ plan: key }).where("id", "=", person).execute();
async function song(owner: string, change: Parameters<typeof addClip>[2] = {}): Promise<string> {
  const id = await addClip(house.database.db, owner, { title: "Night / drive", duration: SECONDS, ...change });
  await house.database.db.updateTable("clip").set({ audio_key: `clips/${id}/master-1.mp3`, lossless_key: `clips/${id}/master-1.flac` }).where("id", "=", id).execute();
  await house.storage.put(`clips/${id}/master-1.mp3`, mp3, { contentType: "audio/mpeg" });
  await house.storage.put(`clips/${id}/master-1.flac`, flac, { contentType: "audio/flac" });
  return id;
}
const get = (person: string | null, path: string) => house.http.raw.inject({ url: path, headers: person === null ? {} : { "x-person": person } });
async function ready(person: string, id: string, query: string): Promise<Json> {
  for (;;) {
    const { body } = await house.call(person, "GET", `/api/gen/${id}/export/?${query}`);
    if (body.status !== "preparing") return body;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test.each([
  ["wav", 48_000, 24, "audio/wav", ".wav"], ["flac", 44_100, 16, "audio/flac", ".flac"], ["opus", 44_100, 16, "audio/ogg", ".ogg"], ["m4a", 44_100, 16, "audio/mp4", ".m4a"],
] as const)("%s at %i Hz is made once, of the whole song, under the song's name", async (format, sample_rate, bits, type, extension) => {
  const owner = await house.person();
  await plan(owner, "pro");
  const id = await song(owner);
  expect((await house.call(owner, "GET", `/api/gen/${id}/export/?format=${format}&sample_rate=${sample_rate}&bits=${bits}`)).body).toEqual({ status: "none", url: null });
  const asked = await Promise.all([1, 2, 3].map(() => house.call(owner, "POST", `/api/gen/${id}/export/`, { format, sample_rate, bits })));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const done = await ready(owner, id, `format=${format}&sample_rate=${sample_rate}&bits=${bits}`);
  expect(done.status).toBe("ready");
  const file = await get(owner, done.url);
  expect(file.headers["content-type"]).toContain(type);
  expect(file.headers["content-disposition"]).toContain(`filename="Night drive${extension}"`);
  const { left, source } = await decodeAudio(file.rawPayload);
  expect(left.length / 44_100).toBeCloseTo(SECONDS, 1);
  if (format === "wav") expect(source).toMatchObject({ sampleRate: 48_000 });
  expect(await house.storage.list(`clips/${id}/exports/`)).toHaveLength(1);
});

test("files without loss need a paid plan; the others do not", async () => {
  const owner = await house.person();
  const id = await song(owner);
  for (const format of ["wav", "flac"]) {
    expect(await house.call(owner, "POST", `/api/gen/${id}/export/`, { format })).toMatchObject({ status: 403, body: { code: "feature_not_in_plan", fields: { feature: "download_wav" } } });
  }
  expect((await house.call(owner, "POST", `/api/gen/${id}/convert_wav/`)).status).toBe(403);
  expect((await house.call(owner, "POST", `/api/gen/${id}/export/`, { format: "m4a" })).status).toBe(200);
});

test("the maker's files are the maker's; the MP3 carries title and mark of AI for whoever can hear the song", async () => {
  const [owner, other] = [await house.person(), await house.person()];
  await plan(owner, "pro");
  const id = await song(owner, { seed: 77 });
  expect((await house.call(owner, "POST", `/api/gen/${id}/convert_wav/`)).status).toBe(200);
  await ready(owner, id, "format=wav");
  const { wav_file_url } = (await house.call(owner, "GET", `/api/gen/${id}/wav_file/`)).body;
  expect((await get(owner, wav_file_url)).statusCode).toBe(200);
  for (const person of [other, null]) expect((await get(person, wav_file_url)).statusCode).toBe(404);
  expect((await house.call(other, "POST", `/api/gen/${id}/export/`, { format: "m4a" })).status).toBe(403);
  const heard = await get(null, `/api/clip/${id}/files/mp3`);
  expect(heard.statusCode).toBe(200);
  expect(heard.rawPayload.toString("latin1")).toContain("Made with AI by Tunewright (model v4.5-all, seed 77)");
  expect((await get(null, `/api/clip/${id}/files/lrc`)).statusCode).toBe(404);
  await house.database.db.insertInto("clip_lyrics").values({ clip_id: id, words: JSON.stringify([{ word: "Neon", start_s: 0.5, end_s: 0.9, line: 0, success: true, p_align: 1 }, { word: "rain", start_s: 0.9, end_s: 1.5, line: 0, success: true, p_align: 1 }]) }).execute();
  expect((await get(null, `/api/clip/${id}/files/lrc`)).payload).toContain("[00:00.50]");
  await house.database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", id).execute();
  expect((await get(other, `/api/clip/${id}/files/mp3`)).statusCode).toBe(404);
});

test.each(["", "..%2F..%2Fsecrets", "wav-1-1", "m4a-44100-16", "opus-48000", "constructor", "midi"])("a file called %s is not there", async (name) => {
  const owner = await house.person();
  const id = await song(owner);
  expect((await get(owner, `/api/clip/${id}/files/${name}`)).statusCode).toBe(404);
  expect((await get(owner, `/api/clip/nobody/files/${name}`)).statusCode).toBe(404);
});

test("sound that cannot be read fails with no file left, and can be asked for again", async () => {
  const owner = await house.person();
  const id = await song(owner);
  await house.storage.put(`clips/${id}/master-1.flac`, Buffer.from("no sound at all"), { contentType: "audio/flac" });
  await house.call(owner, "POST", `/api/gen/${id}/export/`, { format: "opus" });
  expect((await ready(owner, id, "format=opus")).status).toBe("failed");
  await house.storage.put(`clips/${id}/master-1.flac`, flac, { contentType: "audio/flac" });
  expect((await house.call(owner, "POST", `/api/gen/${id}/export/`, { format: "opus" })).body.status).toBe("preparing");
  expect((await ready(owner, id, "format=opus")).status).toBe("ready");
});
