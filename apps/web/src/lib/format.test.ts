import { expect, test } from "vitest";
import { countOf } from "./format-count.ts";
import { formatAgo, formatDay } from "./format-date.ts";
import { formatTime } from "./format-time.ts";

test("times read as on a player", () => {
  expect([0, 9.9, 83, 184, 3_723, null, Infinity, -1].map(formatTime)).toEqual(["0:00", "0:09", "1:23", "3:04", "1:02:03", "–:––", "–:––", "–:––"]);
});

test("ages are as short as a row allows", () => {
  const now = new Date(2026, 10, 20, 12);
  const before = (days: number, hours = 0, minutes = 0) => new Date(2026, 10, 20 - days, 12 - hours, -minutes).toISOString();
  expect([before(0), before(0, 0, 5), before(0, 2), before(0, 11), before(1), before(3), before(40), before(400)].map((iso) => formatAgo(iso, now)))
    .toEqual(["now", "5 min", "2 h", "11 h", "yesterday", "Tue", "11 Oct", "16 Oct 2025"]);
  expect(formatDay(before(40), now)).toBe("11 Oct");
});

test("counts agree with their word", () => {
  expect([countOf(1, "song"), countOf(2130, "credit"), countOf(0, "play")]).toEqual(["1 song", "2,130 credits", "0 plays"]);
});
