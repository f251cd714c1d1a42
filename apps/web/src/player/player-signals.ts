import type { Clip } from "@tunewright/contract";
import type { PlayerEvents } from "./player-state.ts";

export interface PlayerSignals {
  tell(name: keyof PlayerEvents, clip: Clip): void;
  /** Gives the way to listen no more. */
  on<Name extends keyof PlayerEvents>(name: Name, listener: PlayerEvents[Name]): () => void;
}

/** What the player says to whoever listens. */
export function createSignals(): PlayerSignals {
  const listeners: { [Name in keyof PlayerEvents]: Set<PlayerEvents[Name]> } = { listened: new Set(), failed: new Set(), locked: new Set(), previewEnded: new Set() };
  return {
    tell: (name, clip) => { for (const listener of listeners[name]) listener(clip); },
    on(name, listener) {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
  };
}
