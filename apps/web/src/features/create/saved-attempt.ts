/**
 * A press of Create by someone signed out: the draft stays, sign-in opens, and the press goes on afterwards if it is under ten
 * minutes old (a later one would surprise). Taken once.
 */
const KEY = "tunewright.create.attempt";
const VALID_MS = 600_000;

export function saveAttempt(storage: Pick<Storage, "setItem">, now: number): void {
  try {
    storage.setItem(KEY, String(now));
  } catch {
    // Without storage the person presses once more after signing in.
  }
}

/** Whether an attempt waits; it waits no more after this call. */
export function takeAttempt(storage: Pick<Storage, "getItem" | "removeItem">, now: number): boolean {
  try {
    const at = Number(storage.getItem(KEY) ?? Number.NaN);
    storage.removeItem(KEY);
    return Number.isFinite(at) && now - at >= 0 && now - at < VALID_MS;
  } catch {
    return false;
  }
}
