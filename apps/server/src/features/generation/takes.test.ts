import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { writeProgress } from "../clips/index.ts";
import { createAnnouncer } from "./announcer.ts";
import { failStalledTakes } from "./fail-stalled-takes.ts";
import { createFakeSongEngine, type FakeOptions } from "./fake-song-engine.fixture.ts";
import { holdAt } from "./holds.fixture.ts";
import { makeTake } from "./make-take.ts";
import { readMp3 } from "./mp3-frames.fixture.ts";
import { waitForFirstSound } from "./wait-for-first-sound.ts";
import { blankCovers, openTestHouse, silent, type TestHouse } from "./worker-house.fixture.ts";

// Attempts are run by hand here, so that each can be stopped anywhere; the queue has its own tests.
let house: TestHouse;
let origin: string;
beforeAll(async () => {
  house = await openTestHouse();
  origin = await house.http.raw.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => house.close());

const credits = async (person: string) => (await house.call(person, "GET", "/api/billing/info/")).body.credits as number;
const clipOf = async (person: string | null, id: string) => (await house.call(person, "GET", `/api/clip/${id}`)).body;
async function press(change: object = {}) {
  const person = await house.person();
  const { body } = await house.generate(person, change);
  return { person, a: body.clips[0].id as string, b: body.clips[1].id as string };
}
function attempt(clipId: string, options: FakeOptions = {}, run: { mayRetry?: boolean; storage?: TestHouse["storage"]; cancel?: AbortSignal; shutdown?: AbortSignal; watchMs?: number } = {}) {
  const { storage, bus, jobs, database } = house;
  return makeTake(
    {
      db: database.db, storage: run.storage ?? storage, jobs, covers: blankCovers, announcer: createAnnouncer(bus, silent), log: silent,
      elapsed: () => performance.now(), engine: createFakeSongEngine(options), watchMs: run.watchMs ?? 600_000,
    },
    { clipId, signal: run.shutdown ?? new AbortController().signal, mayRetry: () => run.mayRetry ?? false },
    () => ({ signal: run.cancel ?? new AbortController().signal, release: () => {} }),
  );
}
const movements = async (person: string) => (await house.call(person, "GET", "/api/billing/info/")).body.ledger.map((row: Json) => [row.reason, row.amount]);

test("a take becomes a whole song: words, cover, waveform, sound; its owner paid once", async () => {
  const { person, a } = await press({ prompt: "[Verse]\nHello bright morning\nStay with me 🌈" });
  await attempt(a);
  const clip = await clipOf(person, a);
  expect(clip).toMatchObject({
    status: "complete", title: "A little song", progress: null, display_tags: "folk, test tone", is_public: false,
    metadata: { duration: 32, bpm: 96, key: "F# minor", meter: "4/4", singer: "Ada", notes: ["It was asked of a stand-in."], has_vocal: true, refund_credits: false, prompt: "[Verse]\nHello bright morning\nStay with me 🌈" },
  });
  expect(clip.waveform).toHaveLength(256);
  expect(clip.image_url).toMatch(/^\/api\/clip\/.*size=352&v=1$/);
  const audio = await house.http.raw.inject({ url: clip.audio_url });
  expect(audio.headers["content-type"]).toBe("audio/mpeg");
  expect(readMp3(audio.rawPayload).seconds).toBeCloseTo(32, 0);
  const { body } = await house.call(null, "GET", `/api/gen/${a}/aligned_lyrics/v2/`);
  expect(body.lines.map((line: Json) => line.text)).toEqual(["Hello bright morning", "Stay with me 🌈"]);
  expect(body.aligned_words.map((word: Json) => word.word)).toEqual(["Hello", "bright", "morning", "Stay", "with", "me", "🌈"]);
  expect(await movements(person)).toEqual([["charge", -10], ["daily_grant", 50]]);
  const heard = await house.database.db.selectFrom("notification").select(["type", "clip_id", "actor_id"]).where("user_id", "=", person).execute();
  expect(heard).toEqual([{ type: "song_complete", clip_id: a, actor_id: null }]);
  // Whoever still listens has an hour before the chunks go.
  expect(await house.storage.list(`clips/${a}/live/`)).toHaveLength(5);
  const { rows } = await house.database.pool.query(
    `select start_after > now() + interval '55 minutes' as later from pgboss.job where data->'payload'->>'prefix' = $1`, [`clips/${a}/live/`]);
  expect(rows).toEqual([{ later: true }]);
});

test("what the owner wrote meanwhile is not overwritten by the plan", async () => {
  const { person, a } = await press();
  const hold = holdAt("start");
  const done = attempt(a, hold);
  await hold.reached;
  await house.call(person, "POST", `/api/gen/${a}/set_metadata/`, { title: "Mine", lyrics: "My words" });
  hold.release();
  await done;
  expect(await clipOf(person, a)).toMatchObject({ title: "Mine", status: "complete", metadata: { prompt: "My words" } });
});

test("listeners hear it while it is made: each the chunks so far and all that follow, to the end", async () => {
  const { person, a } = await press();
  const hold = holdAt("first-audio");
  const done = attempt(a, hold);
  await hold.reached;
  const streaming = await clipOf(null, a);
  expect(streaming).toMatchObject({ status: "streaming", audio_url: `/api/clip/${a}/audio`, progress: { stage: "writing" } });
  // Both hear the first chunk before there is a second.
  const early = await Promise.all([fetch(origin + streaming.audio_url), fetch(origin + streaming.audio_url)]);
  hold.release();
  await done;
  const master = (await house.http.raw.inject({ url: (await clipOf(person, a)).audio_url })).rawPayload;
  for (const listener of early) {
    expect(listener.status).toBe(200);
    expect(["content-type", "cache-control", "content-length"].map((name) => listener.headers.get(name))).toEqual(["audio/mpeg", "no-store", null]);
    expect(master.equals(Buffer.from(await listener.arrayBuffer()))).toBe(true);
  }
});

test("take B waits until take A sounds, ends or is given up on; take A waits for nobody", async () => {
  const { a, b } = await press();
  const never = new AbortController().signal;
  const patience = 600_000;
  await waitForFirstSound({ db: house.database.db, bus: house.bus }, a, never, patience);
  const log: string[] = [];
  const waiting = waitForFirstSound({ db: house.database.db, bus: house.bus }, b, never, patience).then(() => log.push("B may begin"));
  const hold = holdAt("plan");
  const done = attempt(a, { at: async (point, ...rest) => { log.push(point); await hold.at(point, ...rest); } });
  await hold.reached;
  hold.release();
  await Promise.all([done, waiting]);
  expect(log.indexOf("B may begin")).toBeGreaterThan(log.indexOf("plan"));
  await waitForFirstSound({ db: house.database.db, bus: house.bus }, b, never, patience);
  const other = await press();
  await waitForFirstSound({ db: house.database.db, bus: house.bus }, other.b, never, 1);
  await waitForFirstSound({ db: house.database.db, bus: house.bus }, other.b, AbortSignal.abort(), patience);
  const ending = waitForFirstSound({ db: house.database.db, bus: house.bus }, other.b, never, patience);
  await house.call(other.person, "POST", `/api/generate/${other.a}/cancel/`);
  await ending;
});

test("a listener's stream ends when the song fails", async () => {
  const { person, a } = await press();
  const hold = holdAt("first-audio");
  const done = attempt(a, { at: async (point, ...rest) => { await hold.at(point, ...rest); if (point === "audio") throw new Error("string broke"); } });
  await hold.reached;
  const listener = await fetch(`${origin}/api/clip/${a}/audio`);
  hold.release();
  await done;
  // What was stored before the failure: two chunks of eight seconds at 128 kbit/s.
  expect((await listener.arrayBuffer()).byteLength).toBeGreaterThan(200_000);
  expect(await clipOf(person, a)).toMatchObject({ status: "error", audio_url: null, metadata: { error_type: "engine", refund_credits: true } });
});

test("one failed take gives back its half, both the whole", async () => {
  const { person, a, b } = await press();
  await attempt(a, { at: () => { throw new Error("string broke"); } });
  expect(await credits(person)).toBe(45);
  await attempt(b, { at: (point) => { if (point === "end") throw new Error("string broke"); } });
  expect(await credits(person)).toBe(50);
  expect(await movements(person)).toEqual([["refund", 5], ["refund", 5], ["charge", -10], ["daily_grant", 50]]);
});

test("a song under 30 seconds costs nothing and says so", async () => {
  const { person, a, b } = await press();
  await attempt(a, { seconds: 29 });
  await attempt(b, { seconds: 30 });
  expect((await clipOf(person, a)).metadata).toMatchObject({ duration: 29, refund_credits: true });
  expect((await clipOf(person, b)).metadata).toMatchObject({ duration: 30, refund_credits: false });
  expect(await credits(person)).toBe(45);
});

test("a failure that may be tried again is left to the queue, and the next attempt begins afresh", async () => {
  const { person, a } = await press();
  await expect(attempt(a, { at: (point) => { if (point === "audio") throw new Error("string broke"); } }, { mayRetry: true })).rejects.toThrow("string broke");
  expect(await clipOf(person, a)).toMatchObject({ status: "streaming" });
  await attempt(a);
  const clip = await clipOf(person, a);
  expect(clip).toMatchObject({ status: "complete", audio_url: `/api/clip/${a}/audio?v=2`, image_url: `/api/clip/${a}/image?size=352&v=2` });
  expect(readMp3((await house.http.raw.inject({ url: clip.audio_url })).rawPayload).seconds).toBeCloseTo(32, 0);
  expect(await credits(person)).toBe(40);
});

test("a song that the engine cannot make is tried twice, then refunded", async () => {
  const { person, a } = await press();
  const broken: FakeOptions = { at: (point) => { if (point === "plan") throw new Error("string broke"); } };
  await expect(attempt(a, broken, { mayRetry: true })).rejects.toThrow("string broke");
  await attempt(a, broken, { mayRetry: true });
  expect(await clipOf(person, a)).toMatchObject({ status: "error", metadata: { error_type: "engine", refund_credits: true } });
  expect(await credits(person)).toBe(45);
});

test("a worker that shuts down hands the song on; when nobody may take it over any more, it is refunded", async () => {
  const { person, a, b } = await press();
  const shutDownAt = async (clipId: string, mayRetry: boolean) => {
    const hold = holdAt("first-audio");
    const shutdown = new AbortController();
    const done = attempt(clipId, hold, { mayRetry, shutdown: shutdown.signal });
    await hold.reached;
    shutdown.abort(new Error("shutdown"));
    await done;
  };
  await expect(shutDownAt(a, true)).rejects.toThrow("shutdown");
  expect(await clipOf(person, a)).toMatchObject({ status: "streaming" });
  await attempt(a);
  expect(await clipOf(person, a)).toMatchObject({ status: "complete" });
  await shutDownAt(b, false);
  expect(await clipOf(person, b)).toMatchObject({ status: "error", metadata: { error_type: "interrupted", refund_credits: true } });
  expect(await credits(person)).toBe(45);
});

test("an attempt that was overtaken changes nothing any more, wherever it stood", async () => {
  for (const point of ["start", "plan", "first-audio", "audio", "end"] as const) {
    const { person, a } = await press({ title: point });
    const hold = holdAt(point);
    const stale = attempt(a, hold, { mayRetry: true });
    await hold.reached;
    await attempt(a);
    const before = await clipOf(person, a);
    hold.release();
    await stale;
    expect(before).toMatchObject({ status: "complete", audio_url: `/api/clip/${a}/audio?v=2` });
    expect(await clipOf(person, a)).toEqual(before);
    expect(await credits(person)).toBe(40);
  }
});

test("two workers that take the same clip at once make it once", async () => {
  const { person, a } = await press();
  await Promise.all([attempt(a), attempt(a), attempt(a)]);
  expect(await clipOf(person, a)).toMatchObject({ status: "complete" });
  expect(await movements(person)).toHaveLength(2);
});

test("no space: the song fails at once with the reason, and is refunded", async () => {
  const { person, a } = await press();
  const full = { ...house.storage, put: async () => { throw new AppError("storage_full", "There is no space left on the server."); } };
  await attempt(a, {}, { storage: full, mayRetry: true });
  expect(await clipOf(person, a)).toMatchObject({ status: "error", metadata: { error_type: "storage", refund_credits: true } });
  expect(await credits(person)).toBe(45);
});

test.each(["start", "plan", "first-audio", "audio", "end"] as const)("cancelled at %s: both takes end and the whole is refunded", async (point) => {
  const { person, a, b } = await press();
  const hold = holdAt(point);
  const cancel = new AbortController();
  const done = attempt(a, hold, { cancel: cancel.signal, mayRetry: true });
  await hold.reached;
  const { status, body } = await house.call(person, "POST", `/api/generate/${b}/cancel/`);
  expect(status).toBe(200);
  expect(body.clips.map((clip: Json) => [clip.id, clip.status, clip.metadata.error_type])).toEqual([[a, "error", "cancelled"], [b, "error", "cancelled"]]);
  cancel.abort(new Error("cancelled"));
  await hold.aborted;
  await done;
  await attempt(b);
  expect((await clipOf(person, a)).status + (await clipOf(person, b)).status).toBe("errorerror");
  expect(await credits(person)).toBe(50);
  expect(await house.call(person, "POST", `/api/generate/${a}/cancel/`)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("even when the message to stop is lost, a cancelled run never comes through", async () => {
  const { person, a } = await press();
  const hold = holdAt("audio");
  const done = attempt(a, hold, { mayRetry: true });
  await hold.reached;
  await house.call(person, "POST", `/api/generate/${a}/cancel/`);
  hold.release();
  await done;
  expect(await clipOf(person, a)).toMatchObject({ status: "error", metadata: { error_type: "cancelled" } });
  expect(await credits(person)).toBe(50);
});

test("an engine that has fallen silent is stopped all the same", async () => {
  const { person, a } = await press();
  const hold = holdAt("audio");
  const done = attempt(a, hold, { mayRetry: true, watchMs: 20 });
  await hold.reached;
  await house.call(person, "POST", `/api/generate/${a}/cancel/`);
  await hold.aborted;
  await done;
  expect(await clipOf(person, a)).toMatchObject({ status: "error", metadata: { error_type: "cancelled" } });
});

test("cancelling a half finished pair refunds what is not finished; nobody else may", async () => {
  const { person, a, b } = await press();
  await attempt(a);
  expect(await house.call(await house.person(), "POST", `/api/generate/${b}/cancel/`)).toMatchObject({ status: 404 });
  expect((await house.call(person, "POST", `/api/generate/${b}/cancel/`)).body.clips.map((clip: Json) => clip.status)).toEqual(["complete", "error"]);
  expect(await credits(person)).toBe(45);
});

test("ten minutes without progress: given up and refunded; one that moves, one in line and a fresh start are let be", async () => {
  const { db } = house.database;
  await db.updateTable("clip").set({ status: "error" }).where("status", "in", ["queued", "submitted", "streaming"]).execute();
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [stuck, moving] = [await press(), await press()];
  await db.updateTable("clip").set({ status: "streaming", attempt: 1, moved_at: ago(11), created_at: ago(30) }).where("id", "=", stuck.a).execute();
  await db.updateTable("clip").set({ created_at: ago(30) }).where("id", "=", stuck.b).execute();
  await db.updateTable("clip").set({ status: "submitted", attempt: 1, moved_at: ago(30) }).where("id", "=", moving.a).execute();
  await writeProgress(db, moving.a, { stage: "singing", section: "Verse", fraction: 0.5 });
  expect(await failStalledTakes({ db, jobs: house.jobs }, { now, processStartedAt: ago(9) })).toEqual([]);
  expect(await failStalledTakes({ db, jobs: house.jobs }, { now, processStartedAt: ago(60) })).toEqual([{ clipId: stuck.a, userId: stuck.person }]);
  expect(await clipOf(stuck.person, stuck.a)).toMatchObject({ status: "error", metadata: { error_type: "stalled", refund_credits: true } });
  expect(await credits(stuck.person)).toBe(45);
  await db.updateTable("clip_progress").set({ updated_at: ago(11) }).execute();
  // Nothing moves at all: those in line are given up as well.
  await db.updateTable("clip").set({ moved_at: ago(20) }).where("moved_at", "is not", null).execute();
  const ended = await failStalledTakes({ db, jobs: house.jobs }, { now, processStartedAt: ago(60) });
  expect(new Set(ended.map((each) => each.clipId))).toEqual(new Set([stuck.b, moving.a]));
  expect(await credits(stuck.person)).toBe(50);
});
