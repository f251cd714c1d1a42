const DAY_MS = 86_400_000;

interface Kept { at: number; value: unknown }
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Remembers something in this browser for a while. Without storage it is forgotten with the page. */
export function keep(key: string, value: unknown, now = Date.now(), storage: () => Store = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify({ at: now, value } satisfies Kept));
  } catch {
    // Storage is full or blocked.
  }
}

/** What was kept at most so many days ago; null where it is older, gone or not as we wrote it. */
export function readKept(key: string, days: number, now = Date.now(), storage: () => Store = () => localStorage): unknown {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? "null") as Partial<Kept> | null;
    if (typeof kept?.at !== "number" || now - kept.at < 0) return null;
    if (now - kept.at < days * DAY_MS) return kept.value ?? null;
    storage().removeItem(key);
    return null;
  } catch {
    return null;
  }
}
