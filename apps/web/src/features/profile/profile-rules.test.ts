import { expect, test } from "vitest";
import { HANDLE_INVALID, changedFields, judgeForm, whyNotSave, type ProfileForm } from "./profile-rules.ts";

const before: ProfileForm = { handle: "ada_l", display_name: "Ada", profile_description: "", avatar_image_url: null };
const form = (change: Partial<ProfileForm>): ProfileForm => ({ ...before, ...change });

test.each(["ab", "a b c", "ada\u200b", "аda", "x".repeat(41), "", "a-b-c", "@ada"])("the handle %j is refused in the specification's words", (handle) => {
  expect(judgeForm(form({ handle })).handle).toBe(HANDLE_INVALID);
});

test.each(["abc", "A_1", "x".repeat(40), "___"])("the handle %j is taken", (handle) => {
  expect(judgeForm(form({ handle }))).toEqual({});
});

test("names and descriptions have their lengths", () => {
  expect(judgeForm(form({ display_name: "x".repeat(64), profile_description: "x".repeat(160) }))).toEqual({});
  expect(Object.keys(judgeForm(form({ display_name: "x".repeat(65), profile_description: "x".repeat(161) })))).toEqual(["display_name", "profile_description"]);
  expect(judgeForm(form({ display_name: "  " })).display_name).toBeDefined();
});

test("what did not change is not saved, and what changed is sent alone", () => {
  expect(whyNotSave(before, before)).toBe("Nothing has changed yet.");
  const changed = form({ display_name: "Ada L" });
  expect([whyNotSave(changed, before), changedFields(changed, before)]).toEqual([null, ["display_name"]]);
});
