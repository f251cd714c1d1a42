import type { Clip } from "@tunewright/contract";
import { getPlaylist } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { isPlayable } from "../../lib/clip-words.ts";
import { player } from "../../player/player.ts";
import type { AnyPlaylistId } from "./playlist-queries.ts";
import { queueRest } from "./queue-rest.ts";

/** Plays a playlist from one of its songs on; `cursor` is where the songs begin that are not on screen yet. */
export function playPlaylist(id: AnyPlaylistId, clips: readonly Clip[], from: Clip, cursor: string | null): void {
  const playable = clips.filter(isPlayable);
  player.play(from, playable);
  const last = playable.at(-1);
  if (!last) return;
  queueRest({
    async fetchPage(at) {
      const page = await call(getPlaylist, { params: { id }, query: { cursor: at } });
      return { clips: page.playlist_clips.map(({ clip }) => clip).filter(isPlayable), nextCursor: page.next_cursor };
    },
    isQueued(clipId) {
      const { current, next } = player.store.getState();
      return current?.clip.id === clipId || next.some((item) => item.clip.id === clipId);
    },
    addLast: (more) => player.addLast(more),
    // What was loaded plays; the rest is missing, not broken.
  }, last.id, cursor).catch((error: unknown) => console.warn("The rest of the playlist could not be queued", error));
}
