import type { Clip, ClipId } from "@tunewright/contract";
import { expect, test } from "vitest";
import { queueRest } from "./queue-rest.ts";

const song = (id: string) => ({ id }) as unknown as Clip;
const PAGES: Record<string, { clips: Clip[]; nextCursor: string | null }> = {
  p2: { clips: [song("c"), song("d")], nextCursor: "p3" }, p3: { clips: [], nextCursor: "p4" }, p4: { clips: [song("e")], nextCursor: null },
};

function house(leaveAfter = Infinity) {
  const queue = ["a", "b"];
  let asked = 0;
  return {
    queue,
    fetchPage: async (cursor: string) => {
      asked += 1;
      if (asked > leaveAfter) queue.splice(0, queue.length, "something else");
      return PAGES[cursor]!;
    },
    isQueued: (id: ClipId) => queue.includes(id),
    addLast: (clips: readonly Clip[]) => { queue.push(...clips.map((clip) => clip.id)); },
  };
}

test("the rest of a playlist follows, whatever page is empty", async () => {
  const ports = house();
  await queueRest(ports, "b" as ClipId, "p2");
  expect(ports.queue).toEqual(["a", "b", "c", "d", "e"]);
});

test("who has gone on to something else is left alone", async () => {
  const ports = house(1);
  await queueRest(ports, "b" as ClipId, "p2");
  expect(ports.queue).toEqual(["something else"]);
});

test("a playlist that is all there needs nothing", async () => {
  const ports = house();
  await queueRest(ports, "b" as ClipId, null);
  expect(ports.queue).toEqual(["a", "b"]);
});
