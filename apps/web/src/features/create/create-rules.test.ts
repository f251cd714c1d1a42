import { describe, expect, it } from "vitest";
import type { Model, Session } from "@tunewright/contract";
import { buildRequest } from "./build-request.ts";
import { readiness } from "./create-rules.ts";
import { EMPTY_DRAFT, type Draft } from "./draft.ts";

const model = (over: Partial<Model>): Model => ({
  external_key: "m", name: "m", description: "", badges: [], can_use: true, is_default: false, major_model_version: "v4.5", model_subtype: null,
  needs_score: [], capabilities: ["create"], max_lengths: { title: 80, prompt: 100, tags: 20, negative_tags: 20, gpt_description_prompt: 50 }, ...over,
});
const session = (plan: Session["plan"]): Session => ({ plan, roles: { pro: plan !== "free" } }) as Session;
const draft = (over: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...over });
const free = session("free");
const reason = (over: Partial<Draft>, who: Session | null = free) => readiness(draft(over), who, model({})).reason;

describe("readiness", () => {
  it("waits for the session", () => expect(reason({ description: "x" }, null)).not.toBeNull());

  it("wants words in simple mode", () => {
    expect(reason({ description: "  \n" })).not.toBeNull();
    expect(reason({ description: "a waltz" })).toBeNull();
  });

  it("wants lyrics or a style in custom mode", () => {
    expect(reason({ mode: "custom", title: "only a title" })).not.toBeNull();
    expect(reason({ mode: "custom", lyrics: "la" })).toBeNull();
    expect(reason({ mode: "custom", tags: "folk" })).toBeNull();
    expect(reason({ mode: "custom", instrumental: true, lyrics: "hidden" })).not.toBeNull();
  });

  it("keeps every text in the model's limit, and ignores texts that are not sent", () => {
    expect(readiness(draft({ mode: "custom", lyrics: "x".repeat(101) }), free, model({})).fields.lyrics)
      .toBe("Lyrics exceed maximum length of 100 characters.");
    expect(reason({ mode: "custom", lyrics: "x".repeat(100) })).toBeNull();
    expect(reason({ mode: "custom", tags: "x".repeat(21) })).not.toBeNull();
    expect(reason({ mode: "simple", description: "ok", lyrics: "x".repeat(101) })).toBeNull();
    expect(reason({ mode: "custom", tags: "a", exclude: "x".repeat(21) })).toBeNull();
    expect(reason({ mode: "custom", tags: "a", exclude: "x".repeat(21) }, session("pro"))).not.toBeNull();
  });

  it("takes only whole 32-bit seeds", () => {
    for (const seed of ["", "0", "4294967295"]) expect(reason({ mode: "custom", tags: "a", seed })).toBeNull();
    for (const seed of ["-1", "1.5", "4294967296", "ten"]) expect(reason({ mode: "custom", tags: "a", seed })).not.toBeNull();
  });
});

describe("buildRequest", () => {
  it("sends only what the mode shows", () => {
    const full = draft({ description: " d ", lyrics: " l ", tags: "t", exclude: "e", title: "n", seed: "7", weirdness: 38 });
    const simple = buildRequest(full, free, model({}), null);
    expect(simple).toMatchObject({ gpt_description_prompt: "d", metadata: { create_mode: "simple" } });
    expect(simple).not.toHaveProperty("prompt");
    const custom = buildRequest({ ...full, mode: "custom" }, session("pro"), model({}), null);
    expect(custom).toMatchObject({ prompt: "l", tags: "t", negative_tags: "e", title: "n", seed: 7, metadata: { control_sliders: { weirdness_constraint: 0.38 } } });
    expect(custom).not.toHaveProperty("gpt_description_prompt");
  });

  it("sends no exclusions from a free plan and no lyrics for an instrumental", () => {
    const request = buildRequest(draft({ mode: "custom", lyrics: "l", tags: "t", exclude: "e", instrumental: true }), free, model({}), null);
    expect(request).toMatchObject({ prompt: "", negative_tags: "", make_instrumental: true });
  });
});
