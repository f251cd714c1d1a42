import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { clearedDraft, loadDraft, saveDraft, type Draft } from "./draft.ts";

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The one draft of this browser; every place that shows the form shows the same words. */
export const draftStore = createStore<Draft>(() => loadDraft(storage() ?? { getItem: () => null }));

draftStore.subscribe((draft) => {
  const kept = storage();
  if (kept) saveDraft(kept, draft);
});

export const useDraft = (): Draft => useStore(draftStore);
export const editDraft = (change: Partial<Draft>): void => draftStore.setState(change);
export const clearDraft = (): void => draftStore.setState(clearedDraft(draftStore.getState()), true);
