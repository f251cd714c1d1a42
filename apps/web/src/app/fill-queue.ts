import type { Clip, ClipId } from "@tunewright/contract";
import { getPublicFeed, listSimilar } from "@tunewright/contract";
import { call } from "../api/call.ts";
import { isPlayable } from "../lib/clip-words.ts";
import { player } from "../player/player.ts";

/** Songs that do not come again so soon. */
const HEARD_LATELY = 30;
const LOW = 1;
/** Similar songs that make a good run by themselves. */
const ENOUGH = 5;

/** Songs like this one; where there are too few, what people hear most comes after them. */
async function followUps(id: ClipId): Promise<Clip[]> {
  const similar = await call(listSimilar, { params: { id } }).then(({ clips }) => clips, () => []);
  return similar.length >= ENOUGH ? similar : [...similar, ...(await call(getPublicFeed, { query: { order: "trending" } })).clips];
}

/** Autoplay: when the last song of the queue plays, songs like it follow, without those that were just heard and none twice. */
export function fillQueue(): void {
  let asking = false;
  player.store.subscribe((state, before) => {
    const { current, next, autoplay, playing } = state;
    const changed = current !== before.current || next !== before.next || autoplay !== before.autoplay || playing !== before.playing;
    if (!changed || !current || !autoplay || !playing || asking || next.length >= LOW) return;
    asking = true;
    followUps(current.clip.id)
      .then((clips) => {
        const now = player.store.getState();
        if (now.next.length >= LOW || !now.autoplay) return;
        const heard = new Set([...now.history.slice(-HEARD_LATELY), ...(now.current ? [now.current] : [])].map((item) => item.clip.id));
        const fresh = [...new Map(clips.map((clip) => [clip.id, clip])).values()].filter((clip) => !heard.has(clip.id) && isPlayable(clip));
        if (fresh.length > 0) player.addLast(fresh);
      })
      .catch(() => undefined)
      .finally(() => { asking = false; });
  });
}
