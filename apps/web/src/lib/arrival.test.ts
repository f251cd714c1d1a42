import { expect, test } from "vitest";
import { clickCookie, readArrival } from "./arrival.ts";

test("a share is attributed to what was shared", () => {
  expect(readArrival({ pathname: "/song/abc", search: "?sh=Xy_1&utm_source=mail" }).share).toEqual({ share_id: "Xy_1", source: "mail", content_id: "abc", content_type: "song" });
  expect(readArrival({ pathname: "/@ada", search: "?sh=1" }, "https://social.example/post").share).toEqual({ share_id: "1", source: "social.example", content_id: "ada", content_type: "profile" });
  expect(readArrival({ pathname: "/", search: "?sh=1" }).share).toMatchObject({ source: "direct", content_type: "page", content_id: "" });
});

test.each(["", "?sh=", "?sh=<script>", `?sh=${"x".repeat(65)}`])("%s names no share", (search) => expect(readArrival({ pathname: "/song/abc", search }).share).toBeNull());

test("an affiliate's click is kept for thirty days, and nothing can be smuggled into the cookie", () => {
  expect(readArrival({ pathname: "/", search: "?irclickid=a.B-1~" }).clickId).toBe("a.B-1~");
  for (const id of ["a;b", "a=b", "a b", "é", "x".repeat(129)]) expect(readArrival({ pathname: "/", search: `?irclickid=${encodeURIComponent(id)}` }).clickId).toBeNull();
  expect(clickCookie("a1", true)).toBe("irclickid=a1; max-age=2592000; path=/; samesite=lax; secure");
});

test("the feedback form is asked for once: a reload does not open it again, the rest of the query stays", () => {
  expect(readArrival({ pathname: "/search", search: "?term=rain&open_feedback=1&sh=2" })).toMatchObject({ openFeedback: true, search: "?term=rain&sh=2" });
  expect(readArrival({ pathname: "/", search: "?open_feedback" })).toMatchObject({ openFeedback: true, search: "" });
  expect(readArrival({ pathname: "/", search: "?open_feedback=false" }).openFeedback).toBe(false);
});
