import { expect, test } from "vitest";
import { hrefOf, readQuery } from "./address.ts";
import { createMatcher } from "./match-path.ts";

const match = createMatcher(["/", "/me", "/me/history", "/song/$clipId", "/playlist/$playlistId", "/@{$handle}", "/invite/@{$handle}", "/edit/$clipId"]);

test.each([
  ["/", "/", {}], ["/me", "/me", {}], ["/me/", "/me", {}], ["/me/history", "/me/history", {}], ["/song/a-1", "/song/$clipId", { clipId: "a-1" }],
  ["/song/a-1/", "/song/$clipId", { clipId: "a-1" }], ["/@ada", "/@{$handle}", { handle: "ada" }], ["/invite/@ada", "/invite/@{$handle}", { handle: "ada" }],
  ["/playlist/caf%C3%A9", "/playlist/$playlistId", { playlistId: "café" }],
] as const)("%s is a place", (path, to, params) => {
  expect(match(path)).toEqual({ to, params });
});

test.each(["/you", "/song", "/song/a/b", "/me/elsewhere", "/@", "/song/%E0%A4%A", "//evil.example"])("%s is none", (path) => {
  expect(match(path)).toBeNull();
});

test("an address leads back to its place", () => {
  expect(hrefOf({ to: "/song/$clipId", params: { clipId: "a/b" }, search: { time: 63, show_comments: true, sh: undefined } })).toBe("/song/a%2Fb?time=63&show_comments=true");
  expect(match("/song/a%2Fb")?.params).toEqual({ clipId: "a/b" });
  expect(readQuery("?time=63&show_comments=true")).toEqual({ time: "63", show_comments: "true" });
  expect(hrefOf({ to: "/@{$handle}", params: { handle: "ada" }, hash: "songs" })).toBe("/@ada#songs");
});
