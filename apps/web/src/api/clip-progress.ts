import type { ClipId, ClipProgress, ClipStatus } from "@tunewright/contract";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export interface LiveProgress {
  status: ClipStatus;
  progress: ClipProgress;
  /** When it was heard of, ms since the epoch. */
  at: number;
}

/** The latest progress of each clip at the press. Apart from the query cache, because it changes several times a second. */
export const clipProgress = createStore<ReadonlyMap<ClipId, LiveProgress>>(() => new Map());

export function noteProgress(id: ClipId, live: LiveProgress): void {
  clipProgress.setState((known) => new Map(known).set(id, live), true);
}

export function forgetProgress(id: ClipId): void {
  if (!clipProgress.getState().has(id)) return;
  clipProgress.setState((known) => {
    const rest = new Map(known);
    rest.delete(id);
    return rest;
  }, true);
}

/** Live progress of one clip, or undefined where none was heard of; render `clip.progress` then. */
export const useClipProgress = (id: ClipId): LiveProgress | undefined => useStore(clipProgress, (known) => known.get(id));
