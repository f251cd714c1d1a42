import { expect, test } from "vitest";
import { createHandOver, overlapOf } from "./hand-over.ts";

function stage() {
  const timers: { milliseconds: number; run: () => void; cancelled: boolean }[] = [];
  const due: number[] = [];
  const handOver = createHandOver((milliseconds, run) => {
    const timer = { milliseconds, run, cancelled: false };
    timers.push(timer);
    return () => { timer.cancelled = true; };
  }, (overlap) => due.push(overlap));
  return { timers, due, handOver };
}

test("nothing is due while the end is far; near it one timer waits for the last moment", () => {
  const { timers, due, handOver } = stage();
  handOver.look(10, 100, 0);
  expect(timers).toEqual([]);
  handOver.look(99.7, 100, 0);
  handOver.look(99.8, 100, 0);
  expect(timers).toHaveLength(1);
  expect(timers[0]!.milliseconds).toBeCloseTo(294, 3);
  timers[0]!.run();
  expect(due).toEqual([0]);
});

test("a crossfade begins as early as it is long, and a late look makes up for itself at once", () => {
  const { timers, due, handOver } = stage();
  handOver.look(94.1, 100, 6);
  expect(timers[0]!.milliseconds).toBe(0);
  timers[0]!.run();
  expect(due).toEqual([6]);
});

test("who seeks away cancels it, and it may become due again", () => {
  const { timers, handOver } = stage();
  handOver.look(99.8, 100, 0);
  handOver.cancel();
  expect(timers[0]!.cancelled).toBe(true);
  handOver.look(99.9, 100, 0);
  expect(timers).toHaveLength(2);
});

test.each([[0, 100, 0], [6, 100, 6], [12, 9, 3], [-1, 100, 0]])("a wish of %i s in a song of %i s is %i s", (wished, duration, overlap) => expect(overlapOf(wished, duration)).toBe(overlap));
