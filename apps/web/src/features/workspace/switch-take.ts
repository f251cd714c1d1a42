import type { Clip } from "@tunewright/contract";
import { isPlayable } from "../../lib/clip-words.ts";
import { player } from "../../player/player.ts";

/**
 * Plays a take; where its twin is the one that plays, from the same moment, so that the two can be compared line by line.
 * A take that is still being made can only be heard from its beginning.
 */
export function playTake(take: Clip, list: readonly Clip[]): void {
  if (!isPlayable(take)) return;
  const { current, playing } = player.store.getState();
  if (current?.clip.id === take.id) {
    if (!playing) player.resume();
    return;
  }
  const twin = current !== null && current.clip.metadata.batch_id === take.metadata.batch_id;
  const at = twin && take.status === "complete" ? player.position() : 0;
  player.play(take, list);
  if (at > 0) player.seek(at);
}
