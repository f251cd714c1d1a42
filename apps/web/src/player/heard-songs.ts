import type { Clip } from "@tunewright/contract";

/** A song that was really listened to, and when. */
export interface HeardSong { clip: Clip; at: string }

const KEY = "tunewright.heard";
const LONGEST = 200;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const isHeard = (value: unknown): value is HeardSong => {
  const heard = value as Partial<HeardSong> | null;
  return typeof heard?.at === "string" && typeof heard.clip?.id === "string" && typeof heard.clip.metadata === "object";
};

/** What this browser heard, last first. Nobody else learns of it. */
export function readHeard(storage: () => Store = () => localStorage): HeardSong[] {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isHeard) : [];
  } catch {
    return [];
  }
}

/** A song that is heard again moves to the front. Words and levels are left out: they make most of the weight. */
export function noteHeard(clip: Clip, at = new Date(), storage: () => Store = () => localStorage): void {
  const light = { ...clip, waveform: [], metadata: { ...clip.metadata, prompt: "", sections: [] } };
  const rest = readHeard(storage).filter((heard) => heard.clip.id !== clip.id);
  try {
    storage().setItem(KEY, JSON.stringify([{ clip: light, at: at.toISOString() }, ...rest].slice(0, LONGEST)));
  } catch {
    // Storage is full or blocked: the history has a gap.
  }
}

export function forgetHeard(storage: () => Store = () => localStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // There was none.
  }
}
