import { expect, test } from "vitest";
import { readCreateSearch, readExploreSearch, readHooksSearch, readSearchSearch, readSignInSearch, readSongSearch } from "./read-search.ts";

test("after signing in people go to a path of this site and nowhere else", () => {
  expect(readSignInSearch({ next: "/song/1?t=4" })).toEqual({ next: "/song/1?t=4" });
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", 7, undefined]) expect(readSignInSearch({ next })).toEqual({});
});

test("parameters that make no sense are left out", () => {
  expect(readCreateSearch({ wid: "w", page: "2", remix_type: "explode", extend_from: "-3", song_id: {} })).toEqual({ wid: "w", page: 2 });
  expect(readCreateSearch({ remix_type: "extend", extend_from: 12.5, style: "folk" })).toEqual({ remix_type: "extend", extend_from: 12.5, style: "folk" });
  expect(readSongSearch({ show_comments: "true", time: "63" })).toEqual({ show_comments: true, time: 63 });
  expect(readSearchSearch({ term: " neon ", kind: "users" })).toEqual({ term: "neon", kind: "users" });
  expect(readSearchSearch({ term: 1984, kind: "songs" })).toEqual({ term: "1984" });
  expect(readSearchSearch({ term: "  ", kind: ["users"] })).toEqual({});
  expect(readSearchSearch({ term: "x", tempo: "slow", length: "endless", voice: "sung", sort: "best", key: "F# minor", style: "folk", age: "constructor" })).toEqual({ term: "x", tempo: "slow", voice: "sung", key: "F# minor", style: "folk" });
  expect(readExploreSearch({ style: "folk", order: "old" })).toEqual({ style: "folk" });
  expect(readHooksSearch({ song: "../x" })).toEqual({});
  expect(readSongSearch({ show_comments: "no", time: "soon" })).toEqual({});
});
