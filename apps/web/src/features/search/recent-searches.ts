import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const KEY = "tunewright.search.recent";
const MOST = 8;

/** The newest first, each once whatever the size of its letters, so many at most. */
export function withRecent(known: readonly string[], term: string): string[] {
  const bare = term.trim();
  if (bare === "") return [...known];
  return [bare, ...known.filter((other) => other.toLocaleLowerCase() !== bare.toLocaleLowerCase())].slice(0, MOST);
}

/** What storage held, or nothing where it holds anything else. */
export function readRecent(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(value) ? value.filter((term): term is string => typeof term === "string" && term.trim() !== "").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const fromStorage = (): string[] => {
  try {
    return readRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

const recent = createStore<{ terms: string[] }>(() => ({ terms: typeof localStorage === "undefined" ? [] : fromStorage() }));
export const useRecentSearches = (): readonly string[] => useStore(recent, ({ terms }) => terms);

function keep(terms: string[]): void {
  recent.setState({ terms });
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Without storage they last as long as the page.
  }
}
/** Kept in this browser alone; told of searches that led somewhere, not of every letter. */
export const noteSearch = (term: string): void => keep(withRecent(recent.getState().terms, term));
export const forgetSearch = (term: string): void => keep(recent.getState().terms.filter((other) => other !== term));
export const forgetSearches = (): void => keep([]);
