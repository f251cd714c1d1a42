import type { Clip } from "@tunewright/contract";
import { expect, it } from "vitest";
import { draftFromClip } from "./reuse-prompt.ts";

const clip = (over: Partial<Clip["metadata"]>): Clip => ({
  title: "Night Ferry", metadata: { prompt: "[Verse]\nla", tags: "folk", negative_tags: "", gpt_description_prompt: null, make_instrumental: false, ...over },
}) as unknown as Clip;

it("brings back what was typed, to try again", () => {
  expect(draftFromClip(clip({ gpt_description_prompt: "a waltz" }), "asked")).toMatchObject({ mode: "simple", description: "a waltz", lyrics: "" });
  expect(draftFromClip(clip({}), "asked")).toMatchObject({ mode: "custom", lyrics: "[Verse]\nla", tags: "folk", title: "Night Ferry" });
});

it("brings the finished words, to work on them", () => {
  expect(draftFromClip(clip({ gpt_description_prompt: "a waltz" }), "made")).toMatchObject({ mode: "custom", lyrics: "[Verse]\nla" });
  expect(draftFromClip(clip({ gpt_description_prompt: "a waltz", prompt: "" }), "made")).toMatchObject({ mode: "simple", description: "a waltz" });
});
