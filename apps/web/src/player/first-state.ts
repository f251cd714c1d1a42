import type { readKeptQueue } from "./kept-queue.ts";
import type { PlayerState } from "./player-state.ts";
import { EMPTY_QUEUE } from "./queue.ts";

/** As the last visit left it, in silence; on the first visit the house's own settings. */
export const firstState = (kept: ReturnType<typeof readKeptQueue>): PlayerState => ({
  ...EMPTY_QUEUE, current: kept?.current ?? null, next: kept?.next ?? [], playing: false, waiting: false,
  position: kept?.position ?? 0, duration: kept?.current?.clip.metadata.duration ?? null,
  volume: kept?.volume ?? 1, muted: kept?.muted ?? false, shuffle: kept?.shuffle ?? false, repeatOne: kept?.repeatOne ?? false,
  continuous: kept?.continuous ?? true, autoplay: kept?.autoplay ?? false, crossfade: kept?.crossfade ?? 0,
});
