import type { ClipId } from "@tunewright/contract";
import { useStore } from "zustand";
import { player } from "./player.ts";
import type { PlayerState } from "./player-state.ts";

/** A part of the player's state: `usePlayer((state) => state.playing)`. Select little: position changes often. */
export const usePlayer = <T>(select: (state: PlayerState) => T): T => useStore(player.store, select);

/** How a row stands to the player: not the current song, or current and playing or paused. */
export const useClipPlayback = (id: ClipId): "none" | "playing" | "paused" =>
  usePlayer((state) => (state.current?.clip.id !== id ? "none" : state.playing ? "playing" : "paused"));

/** 0–1 of the clip that was played, where it is the current one; else null. */
export const usePlayedFraction = (id: ClipId): number | null =>
  usePlayer((state) => (state.current?.clip.id === id && state.duration ? Math.round((state.position / state.duration) * 500) / 500 : null));
