import type { Clip } from "@tunewright/contract";
import { SLIDER_REST, type Draft, type DraftSource } from "./draft.ts";

type Words = Pick<Draft, "mode" | "description" | "instrumental" | "lyrics" | "tags" | "exclude" | "title" | "seed" | "source" | "weirdness" | "styleWeight" | "audioWeight">;

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
    seed: "", source: null, weirdness: SLIDER_REST, styleWeight: SLIDER_REST, audioWeight: SLIDER_REST,
  };
}

/** A song as the source of another: its title and style to begin with, and of a cover its words. */
export function draftOnSource(clip: Clip, task: DraftSource["task"], given: { at?: number; style?: string; lyrics?: string } = {}): Partial<Draft> {
  const { metadata } = clip;
  const duration = metadata.duration ?? 0;
  return {
    mode: "custom", description: "", exclude: "", title: clip.title, instrumental: task === "add_vocals" ? false : metadata.make_instrumental,
    lyrics: given.lyrics ?? (task === "cover" ? metadata.prompt : ""), tags: given.style ?? (metadata.tags || clip.display_tags),
    seed: "", weirdness: SLIDER_REST, styleWeight: SLIDER_REST, audioWeight: SLIDER_REST,
    source: { task, clipId: clip.id, title: clip.title, image: clip.image_url, duration, at: Math.min(duration, Math.max(0, given.at ?? duration)) },
  };
}
