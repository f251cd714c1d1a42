import type { Clip } from "@tunewright/contract";
import { toast } from "../../ui/toast.ts";
import { countAction } from "./change-clips.ts";
import { songLink } from "./song-files.ts";

/** Copies the link of a song and says so in the specification's words. */
export async function copyLink(clip: Clip, seconds?: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(songLink(clip, seconds));
    toast("Link copied successfully!");
    countAction(clip.id, "share", "copy_link");
  } catch {
    toast("Failed to copy link", { detail: "Please try again.", tone: "error" });
  }
}

/** The device's own share sheet where there is one (phones), else the clipboard. */
export async function shareSong(clip: Clip, title: string): Promise<void> {
  const data = { title, url: songLink(clip) };
  if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      countAction(clip.id, "share", "device");
    } catch (error) {
      // AbortError: the person thought better of it.
      if ((error as DOMException).name !== "AbortError") await copyLink(clip);
    }
    return;
  }
  await copyLink(clip);
}
