import { splitText } from "@tunewright/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptMark, markAt } from "./complete-mark.ts";

test.each([
  ["hi @ad|", { sign: "@", term: "ad", start: 3 }], ["@|", { sign: "@", term: "", start: 0 }], ["so #lo|fi", { sign: "#", term: "lo", start: 3 }], ["#夜|", { sign: "#", term: "夜", start: 0 }],
  ["me@ad|", null], ["hi @ad |", null], ["@夜|", null], ["a|", null], ["@@ad|", null],
])("at the caret of %j the open mark is %j", (written, expected) => {
  expect(markAt(written.replace("|", ""), written.indexOf("|"))).toEqual(expected);
});

test("accepting replaces the whole word that was begun, and the caret stands after one space", () => {
  const text = "hi @adxx, and you";
  const done = acceptMark(text, 6, markAt(text, 6)!, "Ada_L");
  expect(done).toEqual({ text: "hi @Ada_L , and you", caret: 10 });
  expect(acceptMark("@a b", 2, markAt("@a b", 2)!, "ada")).toEqual({ text: "@ada b", caret: 5 });
});

test("what was accepted is read as a mark of that name, whatever stands around it", () => {
  fc.assert(fc.property(fc.string(), fc.string(), fc.constantFrom("ada_l", "Bob42"), (before, after, name) => {
    const text = `${before} @a${after}`;
    const caret = before.length + 3;
    const done = acceptMark(text, caret, markAt(text, caret)!, name);
    expect(splitText(done.text).some((part) => part.kind === "mention" && part.name === name)).toBe(true);
  }));
});
