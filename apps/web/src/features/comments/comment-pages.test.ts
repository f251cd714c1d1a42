import type { Comment, CommentId } from "@tunewright/contract";
import { expect, test } from "vitest";
import { changeComment, commentsOf, withComment, withoutComment, type CommentPages } from "./comment-pages.ts";

const comment = (id: string, parent: string | null = null): Comment => ({ id, parent_id: parent, like_count: 0 }) as unknown as Comment;
const pages = (...ids: string[][]): CommentPages => ({
  pages: ids.map((page, at) => ({ comments: page.map((id) => comment(id)), next_cursor: at < ids.length - 1 ? "more" : null, comment_count: 9 })), pageParams: ids.map(() => null),
});
const shown = (data: CommentPages) => data.pages.map((page) => page.comments.map((each) => each.id));

test("a new comment stands first, once, also when the server has told of it before", () => {
  expect(shown(withComment(pages(["b", "a"], ["z"]), comment("c")))).toEqual([["c", "b", "a"], ["z"]]);
  expect(shown(withComment(pages(["b", "a"], ["z"]), comment("a")))).toEqual([["a", "b"], ["z"]]);
});

test("an answer stands last where the end is known, and comes with the rest where it is not", () => {
  expect(shown(withComment(pages(["b"], ["z"]), comment("c", "p")))).toEqual([["b"], ["z", "c"]]);
  const unfinished = pages(["b"]);
  unfinished.pages[0]!.next_cursor = "more";
  expect(shown(withComment(unfinished, comment("c", "p")))).toEqual([["b"]]);
});

test("changing and removing touch the one comment", () => {
  const data = pages(["b", "a"], ["z"]);
  expect(commentsOf(changeComment(data, "a" as CommentId, (each) => ({ ...each, like_count: 5 }))).map((each) => each.like_count)).toEqual([0, 5, 0]);
  expect(shown(withoutComment(data, "b" as CommentId))).toEqual([["a"], ["z"]]);
});

test("a comment that slid onto the next page while it was fetched is shown once", () => {
  expect(commentsOf(pages(["b", "a"], ["a", "z"])).map((each) => each.id)).toEqual(["b", "a", "z"]);
});
