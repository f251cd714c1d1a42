import type { Clip } from "@tunewright/contract";
import type { PlayerPorts, PlayerState } from "./player-state.ts";
import { LONGEST_CROSSFADE } from "./player-state.ts";
import type { QueueItem } from "./queue.ts";

const KEY = "tunewright.player";
const LONGEST = 60;

interface Kept {
  version: 1;
  current: QueueItem | null;
  next: QueueItem[];
  position: number;
  volume: number;
  muted: boolean;
  shuffle: boolean;
  repeatOne: boolean;
  continuous: boolean;
  autoplay: boolean;
  crossfade: number;
}

/** Lyrics make most of a clip's weight and are not needed to play it. */
const lighter = ({ key, clip }: QueueItem): QueueItem => ({ key, clip: { ...clip, metadata: { ...clip.metadata, prompt: "" } } });

export function keepQueue(storage: PlayerPorts["storage"], state: PlayerState): void {
  const kept: Kept = {
    version: 1, current: state.current && lighter(state.current), next: state.next.slice(0, LONGEST).map(lighter), position: state.position,
    volume: state.volume, muted: state.muted, shuffle: state.shuffle, repeatOne: state.repeatOne,
    continuous: state.continuous, autoplay: state.autoplay, crossfade: state.crossfade,
  };
  try {
    storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the queue does not survive the reload, nothing else is lost.
  }
}

const isItem = (value: unknown): value is QueueItem => {
  const item = value as Partial<QueueItem> | null;
  return typeof item?.key === "string" && typeof (item.clip as Partial<Clip> | undefined)?.id === "string" && typeof item.clip?.metadata === "object";
};

/** What was kept, or null. Anything that does not look as we wrote it is dropped. */
export function readKeptQueue(storage: PlayerPorts["storage"]): Omit<Kept, "version"> | null {
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (kept?.version !== 1) return null;
    const number = (value: unknown, low: number, high: number, otherwise: number) =>
      typeof value === "number" && value >= low && value <= high ? value : otherwise;
    return {
      current: isItem(kept.current) ? kept.current : null,
      next: Array.isArray(kept.next) ? kept.next.filter(isItem) : [],
      position: number(kept.position, 0, 86_400, 0),
      volume: number(kept.volume, 0, 1, 1),
      muted: kept.muted === true,
      shuffle: kept.shuffle === true,
      repeatOne: kept.repeatOne === true,
      continuous: kept.continuous !== false,
      autoplay: kept.autoplay === true,
      crossfade: number(kept.crossfade, 0, LONGEST_CROSSFADE, 0),
    };
  } catch {
    return null;
  }
}
