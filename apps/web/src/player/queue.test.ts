import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fakeClip } from "./fake-clip.ts";
import { EMPTY_QUEUE, addLast, addNext, advance, dropClip, goBack, jumpTo, moveItem, queueItem, refreshClip, shuffled, startFrom, unshuffled } from "./queue.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => fakeClip(name)) as [ReturnType<typeof fakeClip>, ReturnType<typeof fakeClip>, ReturnType<typeof fakeClip>, ReturnType<typeof fakeClip>];
const names = (items: readonly { clip: { title: string } }[]) => items.map((item) => item.clip.title).join("");

describe("the queue", () => {
  test("starting a clip of a list puts what follows it next", () => {
    const queue = startFrom(EMPTY_QUEUE, b, [a, b, c, d]);
    expect([queue.current?.clip.title, names(queue.next), names(queue.history)]).toEqual(["b", "cd", ""]);
  });

  test("a clip that is not in the list stands alone", () => {
    expect(names(startFrom(EMPTY_QUEUE, a, [b, c]).next)).toBe("");
  });

  test("going on and back again is the same queue", () => {
    const queue = startFrom(EMPTY_QUEUE, a, [a, b, c]);
    const on = advance(queue);
    expect(on && goBack(on)).toEqual(queue);
  });

  test("at the ends there is nowhere to go", () => {
    expect(advance(startFrom(EMPTY_QUEUE, a))).toBeNull();
    expect(goBack(startFrom(EMPTY_QUEUE, a))).toBeNull();
  });

  test("jumping skips into the history", () => {
    const queue = startFrom(EMPTY_QUEUE, a, [a, b, c, d]);
    const jumped = jumpTo(queue, queue.next[1]?.key ?? "");
    expect([names(jumped?.history ?? []), jumped?.current?.clip.title, names(jumped?.next ?? [])]).toEqual(["ab", "c", "d"]);
  });

  test("next and last are added where they belong", () => {
    const queue = startFrom(EMPTY_QUEUE, a, [a, b]);
    expect(names(addLast(addNext(queue, [c]), [d]).next)).toBe("cbd");
  });

  test("the same clip may wait twice under two keys", () => {
    const queue = addLast(addLast(EMPTY_QUEUE, [a]), [a]);
    expect(new Set(queue.next.map((item) => item.key)).size).toBe(2);
  });

  test("a clip that is gone leaves what waits, not what plays", () => {
    const queue = dropClip(addLast(startFrom(EMPTY_QUEUE, a, [a, b]), [a]), a.id);
    expect([queue.current?.clip.title, names(queue.next)]).toEqual(["a", "b"]);
  });

  test("a fresh clip takes the place of the old one; a stranger changes nothing", () => {
    const queue = startFrom(EMPTY_QUEUE, a, [a, b]);
    const fresh = { ...b, title: "B" };
    expect(names(refreshClip(queue, fresh).next)).toBe("B");
    expect(refreshClip(queue, d)).toBe(queue);
  });

  test("moving keeps every item and puts the moved one at its place", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(20), fc.integer({ min: -3, max: 20 }), (length, which, to) => {
      const queue = addLast(EMPTY_QUEUE, Array.from({ length }, (_, index) => fakeClip(`s${index}`)));
      const item = queue.next[which % length];
      const moved = moveItem(queue, item?.key ?? "", to).next;
      expect(moved.indexOf(item as never)).toBe(Math.max(0, Math.min(length - 1, to)));
      expect(moved.toSorted((x, y) => (x.key < y.key ? -1 : 1))).toEqual(queue.next.toSorted((x, y) => (x.key < y.key ? -1 : 1)));
    }));
  });

  test("shuffling loses nothing and can be undone", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 30 }), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (length, stream) => {
      const items = Array.from({ length }, (_, index) => queueItem(fakeClip(`s${index}`)));
      const mixed = shuffled(items, () => stream.next().value ?? 0);
      expect(new Set(mixed)).toEqual(new Set(items));
      expect(unshuffled(mixed, items.map((item) => item.key))).toEqual(items);
    }));
  });
});
