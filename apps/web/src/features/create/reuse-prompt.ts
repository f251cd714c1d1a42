import type { Clip } from "@tunewright/contract";
import { SLIDER_REST, type Draft } from "./draft.ts";

type Words = Pick<Draft, "mode" | "description" | "instrumental" | "lyrics" | "tags" | "exclude" | "title" | "seed" | "weirdness" | "styleWeight">;

/**
 * What a song was made from, as a draft. `as: "asked"` brings back what the person typed (to try again); `as: "made"` brings the
 * finished words and style into the custom form (to work on them).
 */
export function draftFromClip(clip: Clip, as: "asked" | "made"): Words {
  const { metadata } = clip;
  const described = (metadata.gpt_description_prompt ?? "").trim();
  const simple = described !== "" && (as === "asked" || metadata.prompt.trim() === "");
  return {
    mode: simple ? "simple" : "custom",
    description: described,
    instrumental: metadata.make_instrumental,
    lyrics: simple ? "" : metadata.prompt,
    tags: simple ? "" : metadata.tags,
    exclude: simple ? "" : metadata.negative_tags,
    title: simple ? "" : clip.title,
    seed: "", weirdness: SLIDER_REST, styleWeight: SLIDER_REST,
  };
}
