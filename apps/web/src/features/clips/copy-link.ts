import type { Clip } from "@tunewright/contract";
import { toast } from "../../ui/toast.ts";
import { countAction } from "./change-clips.ts";
import { newShareId, songLink } from "./song-files.ts";

/** Copies the link of a song and says so in the specification's words. Returns whether it could. */
export async function copyLink(clip: Clip, seconds?: number, share = newShareId()): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(songLink(clip, { seconds, share }));
    toast("Link copied successfully!");
    countAction(clip.id, "share", "copy_link", share);
    return true;
  } catch {
    toast("Failed to copy link", { detail: "Please try again.", tone: "error" });
    return false;
  }
}

/** Whether there is a share sheet of the device worth offering: phones and tablets. */
export const canShareOnDevice = (): boolean => window.matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";

/** Opens the device's own share sheet. */
export async function shareOnDevice(clip: Clip, title: string, share = newShareId()): Promise<void> {
  try {
    await navigator.share({ title, url: songLink(clip, { share }) });
    countAction(clip.id, "share", "device", share);
  } catch (error) {
    // AbortError: the person thought better of it.
    if ((error as DOMException).name !== "AbortError") await copyLink(clip);
  }
}
