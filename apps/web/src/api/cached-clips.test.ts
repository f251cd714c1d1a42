import type { Clip, ClipId } from "@tunewright/contract";
import { expect, test } from "vitest";
import { dropClip, replaceClip } from "./cached-clips.ts";

const song = (id: string, title = "") => ({ id, title, audio_url: null, metadata: {} }) as unknown as Clip;

test("a playlist's entry changes and goes with its song", () => {
  const data = { pages: [{ name: "Evening", playlist_clips: [{ clip: song("a") }, { clip: song("b") }] }] };
  expect(dropClip(data, "a" as ClipId)).toEqual({ pages: [{ name: "Evening", playlist_clips: [{ clip: song("b") }] }] });
  expect(replaceClip(data, song("b", "New")).pages[0]!.playlist_clips.map(({ clip }) => clip.title)).toEqual(["", "New"]);
});
