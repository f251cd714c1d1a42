import { takeHandedPrompt } from "../../lib/prompt-handover.ts";
import { draftStore } from "./draft-store.ts";

/** Fills the form with a prompt that was handed over from elsewhere; true where Create is to be pressed now. */
export function takeUpPrompt(): boolean {
  const handed = takeHandedPrompt();
  if (!handed) return false;
  const { source: _from, press, ...words } = handed;
  draftStore.setState(words);
  return press;
}
