import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { LIVE_PATH, type Clip, type LiveEvent, type UserId } from "@tunewright/contract";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import WebSocket from "ws";
import { createHttp, type HttpServer } from "../http/create-http.ts";
import type { Bus } from "./bus.ts";
import { forwardToSockets } from "./forward-to-sockets.ts";
import { mountLiveSocket, type LiveSockets } from "./live-socket.ts";
import { createMemoryBus } from "./memory-bus.ts";

const log = pino({ level: "silent" });
let http: HttpServer;
let bus: Bus;
let sockets: LiveSockets;
let address: string;
let port: number;
const open: WebSocket[] = [];
let read: string[] = [];
let release: (() => void) | null = null;

const viewerOf = async ({ headers }: { headers: { authorization?: string } }) =>
  headers.authorization?.startsWith("Bearer ") ? { id: headers.authorization.slice(7) as UserId, isStaff: false } : null;

beforeEach(async () => {
  read = [];
  release = null;
  bus = createMemoryBus();
  http = await createHttp({ log, viewerOf, trustedOrigins: new Set(["https://tunewright.example"]), rateLimiter: { take: async () => 0 } });
  sockets = await mountLiveSocket(http, { log, viewerOf, trustedOrigins: new Set(["https://tunewright.example"]), heartbeatMs: 150, backlogMaxBytes: 50_000 });
  forwardToSockets({
    bus, sockets, log,
    presentClipFor: async (userId, clipId) => {
      read.push(clipId);
      if (clipId === SLOW) await new Promise<void>((done) => { release = done; });
      return clipId === GONE ? null : fakeClip(clipId, userId);
    },
    readCredits: async () => ({ credits: 40, running: 2 }),
    countNotifications: async () => 3,
  });
  await http.raw.listen({ port: 0, host: "127.0.0.1" });
  port = (http.raw.server.address() as AddressInfo).port;
  address = `ws://127.0.0.1:${port}${LIVE_PATH}`;
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await http.close();
});

const ID = "0b7f3a2e-58c1-4a41-9d34-5a0f0c1d2e3f";
const SLOW = "1b7f3a2e-58c1-4a41-9d34-5a0f0c1d2e3f";
const GONE = "2b7f3a2e-58c1-4a41-9d34-5a0f0c1d2e3f";
const fakeClip = (id: string, userId: string): Clip => ({
  id, title: "Song", status: "complete", progress: null, user_id: userId, handle: "h", display_name: "H", avatar_image_url: null, image_url: "/i", image_large_url: "/l",
  audio_url: "/a", video_cover_url: null, created_at: new Date(0).toISOString(), play_count: 0, upvote_count: 0, comment_count: 0, is_public: false, is_trashed: false,
  allow_comments: true, allowed_remix_actions: [], preview_seconds: null, caption: "", caption_mentions: { user_mentions: [] }, display_tags: "", model_name: "m",
  major_model_version: "v", reaction: null, is_uploaded_audio: false, persona: null, project_id: null, waveform: [],
  metadata: {
    type: "gen", task: "create", tags: "", negative_tags: "", prompt: "", gpt_description_prompt: null, make_instrumental: false, history: null, concat_history: null,
    infill: false, stem_from_id: null, duration: 60, can_remix: true, show_remix: false, refund_credits: false, edit_session_id: null, has_vocal: true, has_score: true,
    is_tunewright_short: false, contest_ids: [], seed: 1, bpm: null, key: null, meter: null, singer: null, sections: [], notes: [], batch_index: 0, batch_id: "b",
    rights: "non-commercial", error_type: null, error_message: null,
  },
} as unknown as Clip);

async function connect(user: string | null, options: { url?: string; headers?: Record<string, string> } = {}) {
  const socket = new WebSocket(options.url ?? address, { headers: { ...(user ? { authorization: `Bearer ${user}` } : {}), ...options.headers } });
  open.push(socket);
  const events: LiveEvent[] = [];
  socket.on("message", (data) => events.push(JSON.parse(String(data)) as LiveEvent));
  socket.on("error", () => {});
  await Promise.race([once(socket, "message"), once(socket, "close"), once(socket, "unexpected-response").then(([, answer]) => { throw new Error(String(answer.statusCode)); })]);
  return { socket, events };
}

test("a socket learns whose it is: by header, by token in the address, or nobody's", async () => {
  expect((await connect("user-ada")).events).toEqual([{ type: "hello", user_id: "user-ada" }]);
  expect((await connect(null, { url: `${address}?token=user-bob` })).events).toEqual([{ type: "hello", user_id: "user-bob" }]);
  expect((await connect(null)).events).toEqual([{ type: "hello", user_id: null }]);
});

test("events reach every window of their person and nobody else", async () => {
  const [one, two, other, visitor] = [await connect("user-ada"), await connect("user-ada"), await connect("user-bob"), await connect(null)];
  await bus.publish("clip.progress", { clipId: ID, userId: "user-ada", status: "streaming", stage: "singing", section: "Chorus 1", fraction: 0.5 });
  await bus.publish("clip.updated", { clipId: ID, userId: "user-ada" });
  await bus.publish("credits.changed", { userId: "user-ada" });
  await bus.publish("clip.removed", { clipId: ID, userId: "user-ada" });
  for (const { events } of [one, two]) {
    await expect.poll(() => events.map((event) => event.type).toSorted()).toEqual(["clip.progress", "clip.removed", "clip.updated", "credits", "hello"]);
    expect(events).toContainEqual({ type: "credits", credits: 40, running: 2 });
    expect(events).toContainEqual({ type: "clip.progress", clip_id: ID, status: "streaming", progress: { stage: "singing", section: "Chorus 1", fraction: 0.5 } });
  }
  expect([other.events.length, visitor.events.length]).toEqual([1, 1]);
});

test("what happened to a person is told to them alone, with how much is unread", async () => {
  const [mine, other] = [await connect("user-ada"), await connect("user-bob")];
  await bus.publish("notification.changed", { userId: "user-ada" });
  await expect.poll(() => mine.events.at(-1)).toEqual({ type: "notification", badge_count: 3 });
  expect(other.events.length).toBe(1);
});

test("two people who look at one clip are told each for themselves", async () => {
  const [ada, bob] = [await connect("user-ada"), await connect("user-bob")];
  await bus.publish("clip.updated", { clipId: ID, userId: "user-ada" });
  await bus.publish("clip.updated", { clipId: ID, userId: "user-bob" });
  for (const { events } of [ada, bob]) await expect.poll(() => events.map((event) => event.type)).toEqual(["hello", "clip.updated"]);
});

test("a clip that is gone when it is read is told as removed; rows are not read for people who are not here", async () => {
  const { events } = await connect("user-ada");
  await bus.publish("clip.updated", { clipId: ID, userId: "user-nobody" });
  await bus.publish("clip.updated", { clipId: GONE, userId: "user-ada" });
  await expect.poll(() => events.at(-1)).toEqual({ type: "clip.removed", clip_id: GONE });
  expect(read).toEqual([GONE]);
});

test("many changes during one reading become one more reading", async () => {
  const { events } = await connect("user-ada");
  for (let i = 0; i < 10; i += 1) await bus.publish("clip.updated", { clipId: SLOW, userId: "user-ada" });
  await expect.poll(() => release).not.toBeNull();
  await new Promise(setImmediate);
  release?.();
  await expect.poll(() => read.length).toBe(2);
  release?.();
  await expect.poll(() => events.length).toBe(3);
});

test("an event against the contract is not sent", async () => {
  const { events } = await connect("user-ada");
  await bus.publish("clip.progress", { clipId: ID, userId: "user-ada", status: "streaming", stage: "dancing", section: null, fraction: 0.5 });
  await bus.publish("clip.removed", { clipId: ID, userId: "user-ada" });
  await expect.poll(() => events.map((event) => event.type)).toEqual(["hello", "clip.removed"]);
});

test("another site's page is refused; ours is not", async () => {
  await expect(connect("user-ada", { headers: { origin: "https://evil.example" } })).rejects.toThrow("403");
  await connect("user-ada", { headers: { origin: "https://tunewright.example" } });
  await connect("user-ada", { headers: { origin: `http://127.0.0.1:${port}` } });
});

test("a plain request to the address gets an answer in words", async () => {
  const answer = await http.raw.inject({ url: LIVE_PATH });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_request"]);
});

test("the twenty-first socket of one person is closed, and a free place can be taken again", async () => {
  for (let i = 0; i < 20; i += 1) await connect("user-ada");
  const { socket } = await connect("user-ada");
  await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
  open[0]?.terminate();
  await expect.poll(() => sockets.count()).toBe(19);
  expect((await connect("user-ada")).events).toHaveLength(1);
});

test("who sends a large message is cut off, and everybody else is not", async () => {
  const [loud, quiet] = [await connect("user-ada"), await connect("user-bob")];
  loud.socket.send("x".repeat(5_000));
  await once(loud.socket, "close");
  await bus.publish("credits.changed", { userId: "user-bob" });
  await expect.poll(() => quiet.events.length).toBe(2);
});

test("a socket that stopped answering is dropped", async () => {
  const { socket } = await connect("user-ada");
  (socket as unknown as { _autoPong: boolean })._autoPong = false;
  await once(socket, "close");
  await expect.poll(() => sockets.count()).toBe(0);
});

test("a slow reader misses events instead of filling the server, and is told to read anew", async () => {
  const { socket, events } = await connect("user-ada");
  socket.pause();
  const clip = { ...fakeClip(ID, "user-ada"), title: "x".repeat(20_000) };
  for (let i = 0; i < 200; i += 1) sockets.send("user-ada", { type: "clip.updated", clip });
  socket.resume();
  await expect.poll(() => events.at(-1)?.type, { timeout: 10_000 }).toBe("resync");
  expect(events.length).toBeLessThan(200);
});

test("after a gap of the bus everybody is told to read anew", async () => {
  const { events } = await connect("user-ada");
  sockets.resyncAll();
  await expect.poll(() => events.at(-1)).toEqual({ type: "resync" });
});
