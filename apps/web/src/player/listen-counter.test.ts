import { expect, test } from "vitest";
import { createListenCounter } from "./listen-counter.ts";

/** Positions from `from` to `to` as a playing song gives them; how often a listen was counted. */
function listen(counter: ReturnType<typeof createListenCounter>, from: number, to: number, duration: number | null): number {
  let counted = 0;
  for (let at = from; at <= to; at += 0.15) counted += Number(counter.heardAt(at, duration));
  return counted;
}

test("half a minute of a long song is one listen, however long it goes on", () => {
  const counter = createListenCounter();
  expect(listen(counter, 0, 29, 180)).toBe(0);
  expect(listen(counter, 29, 180, 180)).toBe(1);
});

test("of a short song half is enough", () => {
  expect(listen(createListenCounter(), 0, 10.5, 20)).toBe(1);
});

test("jumping over a song is not listening to it", () => {
  const counter = createListenCounter();
  let counted = 0;
  for (let at = 0; at < 180; at += 10) counted += Number(counter.heardAt(at, 180));
  expect(counted).toBe(0);
});

test("a new playing is a new listen", () => {
  const counter = createListenCounter();
  expect(listen(counter, 0, 40, 180)).toBe(1);
  counter.restart();
  expect(listen(counter, 0, 40, 180)).toBe(1);
});
