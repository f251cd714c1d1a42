import { PLANS, generationTask, type Clip, type Session } from "@tunewright/contract";
import { describe, expect, it } from "vitest";
import { fakeClip } from "../../player/fake-clip.ts";
import { offeredActions, refusalToRemix } from "./offered-actions.ts";

const sessionOf = (userId: string | null, plan: keyof typeof PLANS = "free", capabilities = generationTask.options): Session =>
  ({ user: userId === null ? null : { id: userId }, plan, models: [{ external_key: "chirp-auk-turbo", is_default: true, capabilities, needs_score: ["extend", "variation", "infill"] }] }) as unknown as Session;
const song = (change: Partial<Clip> = {}, metadata: Partial<Clip["metadata"]> = {}): Clip => {
  const clip = fakeClip("song");
  return {
    ...clip, status: "complete", user_id: "maker" as Clip["user_id"], is_trashed: false, preview_seconds: null, allowed_remix_actions: ["cover", "extend", "reuse_prompt", "adjust_speed"], ...change,
    metadata: { ...clip.metadata, can_remix: true, has_score: true, has_vocal: true, history: null, infill: false, stem_from_id: null, singer: "ada", ...metadata },
  };
};
const names = (clip: Clip, session: Session) => offeredActions(clip, session).map(({ action }) => action);

describe("offeredActions", () => {
  it("gives the maker everything, with a tag on what the plan lacks", () => {
    expect(names(song(), sessionOf("maker"))).toEqual(["cover", "extend", "speed", "variation", "remaster", "stems", "infill", "crop", "fade", "add-instrumental", "persona"]);
    expect(offeredActions(song(), sessionOf("maker")).flatMap(({ action, pro }) => (pro ? [action] : []))).toEqual(["variation", "remaster", "stems", "infill", "crop", "fade", "persona"]);
    expect(offeredActions(song(), sessionOf("maker", "pro")).every(({ pro }) => pro === null)).toBe(true);
  });

  it("offers of an upload only what can be done without a score", () => {
    expect(names(song({}, { has_score: false }), sessionOf("maker"))).toEqual(["cover", "speed", "remaster", "stems", "crop", "fade", "add-instrumental", "persona"]);
  });

  it("gives others what the maker allows, and nothing of a preview", () => {
    expect(names(song(), sessionOf("other"))).toEqual(["cover", "extend", "speed"]);
    expect(names(song(), sessionOf(null))).toEqual(["cover", "extend", "speed"]);
    expect(names(song({ allowed_remix_actions: ["cover"] }), sessionOf("other"))).toEqual(["cover"]);
    expect(names(song({}, { can_remix: false }), sessionOf("other"))).toEqual([]);
    expect(names(song({ preview_seconds: 0 }), sessionOf("other"))).toEqual([]);
  });

  it("offers nothing that no engine can do, nor of songs that are not finished or in the trash", () => {
    expect(names(song(), sessionOf("maker", "pro", ["create", "speed"]))).toEqual(["speed", "persona"]);
    expect(names(song({ status: "streaming" }), sessionOf("maker"))).toEqual([]);
    expect(names(song({ is_trashed: true }), sessionOf("maker"))).toEqual([]);
  });

  it("offers the full song only of what goes on from another", () => {
    const history = [{ id: "before", continue_at: 12 }];
    expect(names(song({}, { history }), sessionOf("maker"))).toContain("full-song");
    expect(names(song({}, { history }), sessionOf("other"))).not.toContain("full-song");
    for (const change of [{ infill: true }, { stem_from_id: "song" }]) expect(names(song({}, { history, ...change }), sessionOf("maker"))).not.toContain("full-song");
  });

  it("says why a song cannot be remixed", () => {
    expect(refusalToRemix(song(), sessionOf("other"))).toBe(null);
    expect(refusalToRemix(song({}, { can_remix: false }), sessionOf("other"))).toBe("This song cannot be remixed.");
    expect(refusalToRemix(song({ allowed_remix_actions: [] }), sessionOf("other"))).toBe("No remix actions are allowed for this song.");
    expect(refusalToRemix(song({ allowed_remix_actions: ["adjust_speed"] }), sessionOf("other"))).toBe("No supported remix actions are available for this song.");
  });
});
