const VALID = 600_000;
const keyOf = (place: string) => `tunewright.prompt.${place}`;

/** Keeps what was typed through signing in, for ten minutes. `place` tells the forms apart. */
export function keepPrompt(place: string, words: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify({ words, at: now }));
  } catch {
    // Storage is blocked: the words stay as long as the page does.
  }
}

/** What was kept, unless it is too old. It stays kept until clearPrompt. */
export function readPrompt(place: string, now = Date.now()): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null") as { words?: unknown; at?: unknown } | null;
    return kept && typeof kept.words === "string" && typeof kept.at === "number" && now - kept.at < VALID ? kept.words : null;
  } catch {
    return null;
  }
}

export function clearPrompt(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was kept.
  }
}
