import { getPublicFeed } from "@tunewright/contract";
import { call } from "../api/call.ts";
import { player } from "../player/player.ts";

const LOW = 1;

/** Autoplay: when the last song of the queue plays, what people hear most follows, without songs that were just heard. */
export function fillQueue(): void {
  let asking = false;
  player.store.subscribe((state, before) => {
    const { current, next, autoplay, playing } = state;
    const changed = current !== before.current || next !== before.next || autoplay !== before.autoplay || playing !== before.playing;
    if (!changed || !current || !autoplay || !playing || asking || next.length >= LOW) return;
    asking = true;
    call(getPublicFeed, { query: { order: "trending" } })
      .then(({ clips }) => {
        const now = player.store.getState();
        if (now.next.length >= LOW || !now.autoplay) return;
        const heard = new Set([...now.history.slice(-clips.length), ...(now.current ? [now.current] : [])].map((item) => item.clip.id));
        const fresh = clips.filter((clip) => !heard.has(clip.id));
        if (fresh.length > 0) player.addLast(fresh);
      })
      .catch(() => undefined)
      .finally(() => { asking = false; });
  });
}
