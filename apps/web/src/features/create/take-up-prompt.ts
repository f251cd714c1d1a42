import { handOverPrompt, takeHandedPrompt } from "../../lib/prompt-handover.ts";
import { draftStore } from "./draft-store.ts";

/** Fills the form with a prompt that was handed over from elsewhere; true where Create is to be pressed now. */
export function takeUpPrompt(signedIn: boolean): boolean {
  const handed = takeHandedPrompt();
  if (!handed) return false;
  const { source, press, ...words } = handed;
  draftStore.setState(words);
  if (signedIn || source !== "create") return press;
  // Came back from signing in without having done it: asked again only by a new press, but still waiting for a sign-in.
  handOverPrompt(handed);
  return false;
}
