import { toast } from "../../ui/toast.ts";

/** Copies and says so in the specification's words. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("Link copied successfully!");
  } catch {
    toast("Failed to copy link", { detail: "Please try again.", tone: "error" });
  }
}
