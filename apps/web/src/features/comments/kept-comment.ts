import { useSyncExternalStore } from "react";

/**
 * What somebody has typed and not sent, by song or by the comment it answers: there again after signing in (which draws the page anew),
 * going elsewhere and a reload.
 */
const KEY = "comment:";
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

function keptComment(of: string): string {
  const known = kept.get(of);
  if (known !== undefined) return known;
  let stored = "";
  try {
    stored = sessionStorage.getItem(KEY + of) ?? "";
  } catch {
    // Without storage it is kept as long as the page.
  }
  kept.set(of, stored);
  return stored;
}

export function keepComment(of: string, text: string): void {
  kept.set(of, text);
  try {
    if (text === "") sessionStorage.removeItem(KEY + of);
    else sessionStorage.setItem(KEY + of, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeptComment = (of: string): string => useSyncExternalStore(subscribe, () => keptComment(of));
