import type { UserId } from "@tunewright/contract";
import { expect, test } from "vitest";
import { replacePerson } from "./cached-people.ts";

const id = "person-1" as UserId;

test("a person is brought up to date wherever an answer shows them, and nothing else moves", () => {
  const other = { id: "person-2", followers: 3, is_following: true };
  const data = { pages: [{ users: [{ id, followers: 1, is_following: false, handle: "ada" }, other], clips: [{ id, title: "no person" }] }] };
  const next = replacePerson(data, { id, followers: 2, is_following: true });
  expect(next.pages[0]!.users[0]).toEqual({ id, followers: 2, is_following: true, handle: "ada" });
  expect(next.pages[0]!.users[1]).toBe(other);
  expect(next.pages[0]!.clips).toBe(data.pages[0]!.clips);
  const untouched = { users: [other] };
  expect(replacePerson(untouched, { id, followers: 2, is_following: true })).toBe(untouched);
});
