/**
 * A wish to make a song that began elsewhere, on Home's bench or on a song page, perhaps by someone signed out. /create takes it up
 * once, fills its form, and presses Create if that was asked for. Waits through sign-in; after ten minutes it would surprise and
 * is forgotten (specification, section 4: mobile create).
 */
export interface HandedPrompt {
  source: "quickbox" | "songpage";
  /** Whether Create is to be pressed at once, rather than only filled in. */
  press: boolean;
  /** What to put into the form; what is left out stays as the person's draft has it. */
  mode?: "simple" | "custom";
  description?: string;
  instrumental?: boolean;
  lyrics?: string;
  tags?: string;
  exclude?: string;
  title?: string;
  model?: string;
}

const KEY = "tunewright.create.prompt";
const VALID_MS = 600_000;

export function handOverPrompt(prompt: HandedPrompt, now = Date.now(), storage: () => Pick<Storage, "setItem"> = () => localStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify({ at: now, prompt }));
  } catch {
    // Without storage the person presses once more.
  }
}

/** The prompt that waits, which then waits no more; null where there is none or it is too old. */
export function takeHandedPrompt(now = Date.now(), storage: () => Pick<Storage, "getItem" | "removeItem"> = () => localStorage): HandedPrompt | null {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "null") as { at: unknown; prompt: HandedPrompt } | null;
    storage().removeItem(KEY);
    if (!kept || typeof kept.at !== "number" || now - kept.at < 0 || now - kept.at >= VALID_MS) return null;
    return typeof kept.prompt === "object" && kept.prompt !== null ? kept.prompt : null;
  } catch {
    return null;
  }
}
