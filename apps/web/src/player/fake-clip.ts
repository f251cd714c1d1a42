import type { Clip } from "@tunewright/contract";

/** A clip with what the player looks at, for tests. `name` becomes id and title. */
export function fakeClip(name: string, change: { status?: Clip["status"]; audio_url?: string | null; duration?: number | null } = {}): Clip {
  const { status = "complete", audio_url = `/media/${name}.mp3`, duration = 100 } = change;
  return {
    id: name, title: name, status, audio_url, display_name: "maker", handle: "maker", image_url: "", image_large_url: "",
    metadata: { duration, prompt: "words" },
  } as unknown as Clip;
}
