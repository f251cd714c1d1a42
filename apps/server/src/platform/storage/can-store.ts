import type { ObjectStorage } from "./object-storage.ts";

const KEY = "health/probe.txt";
const FRESH_MS = 5_000;

/** A check for readiness: whether something can be written now. Asked often, it answers from memory for a moment. */
export function canStore(storage: ObjectStorage): () => Promise<boolean> {
  let known: { until: number; result: Promise<boolean> } | null = null;
  return () => {
    const now = Date.now();
    if (known && known.until > now) return known.result;
    const result = storage.put(KEY, new TextEncoder().encode("x"), { contentType: "text/plain; charset=utf-8" }).then(() => true, () => false);
    known = { until: now + FRESH_MS, result };
    return result;
  };
}
