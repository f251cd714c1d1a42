import { describe, expect, test } from "vitest";
import type { Bus, BusTopics } from "./bus.ts";

/** What every bus must do. `make` gives two ends of one bus, as two processes would hold them. */
export function testBus(name: string, make: () => Promise<{ a: Bus; b: Bus; close(): Promise<void> }>): void {
  describe(name, () => {
    async function withBus(run: (a: Bus, b: Bus) => Promise<void>): Promise<void> {
      const { a, b, close } = await make();
      try {
        await run(a, b);
      } finally {
        await close();
      }
    }

    test("a message reaches every subscriber of its topic, here and elsewhere, and nobody else", () => withBus(async (a, b) => {
      const seen: string[] = [];
      a.subscribe("credits.changed", (m) => seen.push(`a ${m.userId}`));
      b.subscribe("credits.changed", (m) => seen.push(`b ${m.userId}`));
      b.subscribe("clip.updated", () => seen.push("wrong topic"));
      await a.publish("credits.changed", { userId: "u" });
      await expect.poll(() => [...seen].toSorted()).toEqual(["a u", "b u"]);
    }));

    test("messages of one sender arrive in order and unchanged", () => withBus(async (a, b) => {
      const seen: BusTopics["clip.progress"][] = [];
      b.subscribe("clip.progress", (m) => seen.push(m));
      const sent = Array.from({ length: 50 }, (_, i) => ({
        clipId: "c", userId: "u", status: "streaming", stage: "singing", section: `Chorus “${i}” 🎵 'quoted' \\ \n`, fraction: i / 50,
      }));
      await Promise.all(sent.map((message) => a.publish("clip.progress", message)));
      await expect.poll(() => seen.length).toBe(50);
      expect(seen).toEqual(sent);
    }));

    test("after unsubscribing nothing comes", () => withBus(async (a, b) => {
      const seen: number[] = [];
      const stop = b.subscribe("clip.chunk", (m) => seen.push(m.index));
      await a.publish("clip.chunk", { clipId: "c", index: 1, last: false });
      await expect.poll(() => seen).toEqual([1]);
      stop();
      const done = new Promise<void>((resolve) => b.subscribe("clip.chunk", () => resolve()));
      await a.publish("clip.chunk", { clipId: "c", index: 2, last: true });
      await done;
      expect(seen).toEqual([1]);
    }));

    test("a message too large for any bus is refused where it is made", () => withBus(async (a) => {
      await expect(a.publish("credits.changed", { userId: "x".repeat(8_000) })).rejects.toThrow(/too large/);
    }));

    test("publishing after closing does nothing", async () => {
      const { a, close } = await make();
      await close();
      await a.publish("credits.changed", { userId: "u" });
    });
  });
}
