import fc from "fast-check";
import { expect, test } from "vitest";
import { findMentions, splitText } from "./rich-text.ts";

const marks = (text: string) => splitText(text).filter((part) => part.kind !== "text").map((part) => part.text);

test("no text is lost or added", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.constantFrom("@ada", "#night", " ", "@", "#", "_", "<b>", "é")), (a, b) => {
    const text = a + b.join("");
    expect(splitText(text).map((part) => part.text).join("")).toBe(text);
  }));
});

test.each([
  ["thanks @ada_l and @Bob42!", ["@ada_l", "@Bob42"]],
  ["(@ada_l)", ["@ada_l"]],
  ["mail me@example.org, not @ab, not @@ada_l, not x#tag", []],
  ["#lofi #夜行 #cafe\u0301 #90s but not #1 or #", ["#lofi", "#夜行", "#cafe\u0301", "#90s"]],
  ["https://x.org/#part &#39;", []],
  [`@${"a".repeat(41)}`, []],
  ["<script>@ada_l</script>", ["@ada_l"]],
])("in %j the marks are %j", (text, expected) => {
  expect(marks(text)).toEqual(expected);
});

test("a handle is named once, whatever its case", () => {
  expect(findMentions("@Ada_L @ada_l @bob @ADA_L")).toEqual(["Ada_L", "bob"]);
});

test("ten thousand mentions are read quickly: the time grows with the length alone", () => {
  expect(findMentions("@somebody".concat(" @somebody").repeat(10_000))).toEqual(["somebody"]);
});
