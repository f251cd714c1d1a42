import { expect, it } from "vitest";
import { changedDetails, judgeDetails, oneLine, type Details } from "./details-rules.ts";

const before: Details = { title: "Night Ferry", caption: "", styleSummary: "synthwave", lyrics: "[Verse]\nla" };
const judge = (over: Partial<Details>, hasImage = true) => judgeDetails({ ...before, ...over }, before, hasImage);

it("saves only what changed", () => {
  expect(judge({}).canSave).toBe(false);
  expect(judge({ caption: "new" }).canSave).toBe(true);
  expect(changedDetails({ ...before, title: "x", lyrics: "y" }, before)).toEqual(["title", "lyrics"]);
});

it("keeps the limits to the character", () => {
  const limits = { title: 100, caption: 500, styleSummary: 100, lyrics: 7_500 } as const;
  for (const [name, limit] of Object.entries(limits)) {
    expect(judge({ [name]: "x".repeat(limit) }).canSave, name).toBe(true);
    const verdict = judge({ [name]: "x".repeat(limit + 1) });
    expect(verdict.canSave, name).toBe(false);
    expect(verdict.fields[name as keyof Details], name).toBeTruthy();
  }
});

it("lets a song be untitled only while it has a cover", () => {
  expect(judge({ title: " " }, true).canSave).toBe(true);
  expect(judge({ title: " " }, false).canSave).toBe(false);
});

it("makes one paragraph of a caption", () => {
  expect(oneLine("one\r\ntwo \n\n three\u2028four")).toBe("one two three four");
});
