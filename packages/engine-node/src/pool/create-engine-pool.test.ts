import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import type { SongEvent } from "@tunewright/engine";
import { createEnginePool } from "./create-engine-pool.ts";
import type { EnginePool } from "./create-engine-pool.ts";

const entry = new URL("./song-worker.fixture.ts", import.meta.url);
let pool: EnginePool;
const choir = { join: () => new MessageChannel().port1, end: async () => {} };
const open = (size = 1): EnginePool => (pool = createEnginePool({ size, entry, niceness: 5, choir }));
afterEach(() => pool.close());

async function collect(events: AsyncIterable<SongEvent>): Promise<SongEvent[]> {
  const all: SongEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
const worker = (event: SongEvent | undefined): string | undefined => (event?.type === "progress" ? event.section : undefined);

describe("createEnginePool", () => {
  it("hands on every event in order and keeps its worker for the next song", async () => {
    open();
    const first = await collect(pool.makeSong({ prompt: "ok", seed: 1, length: 50 }));
    expect(first.map((e) => e.type === "progress" && e.fraction)).toEqual(Array.from({ length: 50 }, (_, i) => i / 50));
    const second = await collect(pool.makeSong({ prompt: "ok", seed: 1 }));
    expect([worker(first[0]), worker(second[0])]).toEqual(["1", "2"]);
  });

  it("moves blocks of samples instead of copying them", async () => {
    open();
    const events = await collect(pool.makeSong({ prompt: "ok", seed: 1, length: 5 }, { stems: true }));
    const blocks = events.filter((e) => e.type === "stems");
    expect(blocks.map((e) => e.blocks.drums?.left[999])).toEqual([0, 1, 2, 3, 4]);
  });

  it("moves the sound of a task to its worker", async () => {
    open();
    const left = new Float32Array(7);
    const events = await collect(pool.runTask({ task: "crop", source: { audio: { left, right: left } }, from: 0, to: 1 }));
    expect(events).toHaveLength(7);
    expect(left.byteLength).toBe(0);
  });

  it("fails the song of a crashed worker with a clear error and makes the next one on a new worker", async () => {
    open();
    await expect(collect(pool.makeSong({ prompt: "crash", seed: 1 }))).rejects.toThrow(/worker stopped unexpectedly \(exit code 7\)/);
    const events = await collect(pool.makeSong({ prompt: "ok", seed: 1 }));
    expect(worker(events[0])).toBe("1");
  });

  it("rejects with the engine's own error and goes on", async () => {
    open();
    await expect(collect(pool.makeSong({ prompt: "throw", seed: 1 }))).rejects.toMatchObject({ name: "RangeError", message: "the score has no bars" });
    expect(await collect(pool.makeSong({ prompt: "ok", seed: 1 }))).toHaveLength(3);
  });

  it("cancels a song that is deep in a computation, at once for the caller, and frees the worker", async () => {
    open();
    const abort = new AbortController();
    const reason = new Error("changed my mind");
    const seen: SongEvent[] = [];
    const run = (async () => {
      for await (const event of pool.makeSong({ prompt: "spin", seed: 1 }, { signal: abort.signal })) {
        seen.push(event);
        setImmediate(() => abort.abort(reason));
      }
    })();
    await expect(run).rejects.toBe(reason);
    expect(seen).toHaveLength(1);
    const events = await collect(pool.makeSong({ prompt: "ok", seed: 1 }));
    expect(worker(events[0])).toBe("2");
  });

  it("lets a waiting song leave the queue, and serves the rest in order", async () => {
    open();
    const abort = new AbortController();
    const running = collect(pool.makeSong({ prompt: "spin", seed: 1 }, { signal: abort.signal }));
    const leaving = new AbortController();
    const waiting = collect(pool.makeSong({ prompt: "ok", seed: 2 }, { signal: leaving.signal }));
    const third = collect(pool.makeSong({ prompt: "ok", seed: 3 }));
    expect(pool.waiting).toBe(2);
    leaving.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    expect(pool.waiting).toBe(1);
    abort.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(await third).toHaveLength(3);
  });

  it("takes an already aborted signal and a reader that leaves early", async () => {
    open();
    await expect(collect(pool.makeSong({ prompt: "ok", seed: 1 }, { signal: AbortSignal.abort() }))).rejects.toMatchObject({ name: "AbortError" });
    for await (const event of pool.makeSong({ prompt: "ok", seed: 1, length: 100 })) {
      expect(event.type).toBe("progress");
      break;
    }
    expect(await collect(pool.makeSong({ prompt: "ok", seed: 1 }))).toHaveLength(3);
    expect(pool.busy).toBeLessThanOrEqual(1);
  });

  it("makes as many songs at once as it has workers", async () => {
    open(2);
    await pool.warm();
    const songs = await Promise.all([1, 2, 3].map((seed) => collect(pool.makeSong({ prompt: "ok", seed }))));
    expect(songs.map((s) => s.length)).toEqual([3, 3, 3]);
    expect(songs.map((s) => worker(s[0])).toSorted()).toEqual(["1", "1", "2"]);
  });

  it("says so when it is closed or its workers cannot start", async () => {
    open();
    const waiting = collect(pool.makeSong({ prompt: "spin", seed: 1 }));
    await new Promise((resolve) => setImmediate(resolve));
    const queued = collect(pool.makeSong({ prompt: "ok", seed: 1 }));
    const outcomes = Promise.allSettled([waiting, queued]);
    await pool.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ status: "rejected", reason: { message: "the engine pool was closed" } });
    await expect(collect(pool.makeSong({ prompt: "ok", seed: 1 }))).rejects.toThrow("closed");
    const broken = createEnginePool({ entry: new URL("./no-such-worker.ts", import.meta.url), choir });
    await expect(broken.warm()).rejects.toThrow(/stopped unexpectedly/);
    expect(() => createEnginePool({ size: 0 })).toThrow(RangeError);
  });
});
