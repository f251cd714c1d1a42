import type { LiveEvent } from "@tunewright/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: URL) {
    super();
    this.url = String(url);
    FakeSocket.made.push(this);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(event: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: typeof event === "string" ? event : JSON.stringify(event) }));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

let live: typeof import("./live-socket.ts");
let heard: LiveEvent[];
const last = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "https://songs.example/create" });
  FakeSocket.made = [];
  heard = [];
  live = await import("./live-socket.ts");
  live.onLiveEvent((event) => heard.push(event));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one socket, on the page's own host, encrypted where the page is", () => {
  live.connectLive();
  live.connectLive();
  expect(FakeSocket.made.map((socket) => socket.url)).toEqual(["wss://songs.example/api/live"]);
});

test("events are passed on; what cannot be read is not", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  live.connectLive();
  last().open();
  last().say({ type: "credits", credits: 3, running: 1 });
  last().say("not json");
  expect(heard).toEqual([{ type: "credits", credits: 3, running: 1 }]);
});

test("a socket that breaks is opened again, and what was missed is asked for", () => {
  live.connectLive();
  last().open();
  expect(live.isLive()).toBe(true);
  last().close();
  expect(live.isLive()).toBe(false);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.made).toHaveLength(2);
  last().open();
  expect(heard).toEqual([{ type: "resync" }]);
});

test("waits grow while nobody answers", () => {
  live.connectLive();
  const made: number[] = [];
  for (let seconds = 0; seconds < 120; seconds += 1) {
    if (last().readyState === 0) last().close();
    vi.advanceTimersByTime(1_000);
    made.push(FakeSocket.made.length);
  }
  const inMinute = (minute: number) => (made[(minute + 1) * 60 - 1] ?? 0) - (made[minute * 60] ?? 0);
  expect(inMinute(1)).toBeLessThan(inMinute(0));
  expect(inMinute(1)).toBeGreaterThanOrEqual(2);
});

test("another person gets another socket; the old one says nothing any more", () => {
  live.connectLive();
  const old = last();
  old.open();
  live.reconnectLive();
  expect(FakeSocket.made).toHaveLength(2);
  old.say({ type: "credits", credits: 9, running: 0 });
  last().open();
  expect(heard).toEqual([]);
});

test("where live events are off, signing in opens no socket", () => {
  live.reconnectLive();
  expect(FakeSocket.made).toEqual([]);
});
