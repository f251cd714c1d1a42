const KEY = "tunewright.visits";
const EVERY_MS = 12 * 3_600_000;
const MOST = 200;

/** Whether a visit of this song is to be counted now: once in twelve hours per browser (specification, section 4). Notes it if so. */
export function isNewVisit(id: string, now: number, storage: () => Pick<Storage, "getItem" | "setItem"> = () => localStorage): boolean {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "{}") as Record<string, unknown>;
    const last = kept[id];
    if (typeof last === "number" && now - last < EVERY_MS) return false;
    const recent = Object.entries(kept).filter(([other, at]) => other !== id && typeof at === "number" && now - at < EVERY_MS).slice(-(MOST - 1));
    storage().setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [id]: now }));
    return true;
  } catch {
    return true;
  }
}
