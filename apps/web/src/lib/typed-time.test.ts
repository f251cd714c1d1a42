import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";
import { maskTime, secondsOf, typeTime } from "./typed-time.ts";

test.each([["", "0:00"], ["5", "0:05"], ["0:057", "0:57"], ["0:571", "5:71"], ["1:5", "0:15"], ["abc", "0:00"], ["12:345", "123:45"], ["-1", "0:01"]])("%j is shown as %s", (typed, shown) => {
  expect(maskTime(typed)).toBe(shown);
});

test.each([["0:57", 180, 57], ["0:99", 180, 59], ["9:59", 180, 180], ["0:00", 0, 0], ["1:30", null, 90], ["0:30", 12.9, 12]])("%s in a song of %s s is second %s", (masked, duration, seconds) => {
  expect(secondsOf(masked, duration)).toBe(seconds);
});

test("typing fills from the right wherever the caret stands, and begins anew in a field that was just entered", () => {
  const type = (shown: string, digit: string, fresh = false) => typeTime(shown, { inputType: "insertText", data: digit, value: digit + shown, fresh });
  expect(type("0:38", "1", true)).toBe("0:01");
  expect(type(type("0:38", "1", true), "2")).toBe("0:12");
  expect(typeTime("1:23", { inputType: "deleteContentBackward", data: null, value: ":23", fresh: false })).toBe("0:12");
  expect(typeTime("1:23", { inputType: "insertFromPaste", data: null, value: "2:34", fresh: true })).toBe("2:34");
});

test("whatever is typed is a moment of the song, and shown it stays that moment", () => {
  fc.assert(fc.property(fc.string(), fc.integer({ min: 1, max: 3_599 }), (typed, duration) => {
    const seconds = secondsOf(maskTime(typed), duration);
    expect(seconds >= 0 && seconds <= duration).toBe(true);
    expect(secondsOf(maskTime(formatTime(seconds)), duration)).toBe(seconds);
  }));
});
