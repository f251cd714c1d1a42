import { toast } from "../../ui/toast.ts";

/** Shares a profile by the device where that is its habit, else copies its link and says so in the specification's words. */
export async function copyProfileLink({ handle, display_name: name }: { handle: string; display_name: string }): Promise<void> {
  const url = `${location.origin}/@${handle}`;
  const data = { title: name || `@${handle}`, url };
  try {
    if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.(data)) {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast("Link copied successfully!");
  } catch (error) {
    // AbortError: the person thought better of it.
    if ((error as DOMException).name !== "AbortError") toast("Failed to copy link", { detail: "Please try again.", tone: "error" });
  }
}
