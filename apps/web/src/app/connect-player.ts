import { getFeed, incrementActionCount } from "@tunewright/contract";
import { call } from "../api/call.ts";
import { acceptClip, onClipChanged, onClipRemoved } from "../api/live-cache.ts";
import { clipTitle } from "../lib/clip-words.ts";
import { openUpsell } from "../lib/upsell-request.ts";
import { noteHeard } from "../player/heard-songs.ts";
import { player } from "../player/player.ts";
import { toast } from "../ui/toast.ts";

/** The player knows no server and no screen; here it meets both. */
export function connectPlayer(): void {
  onClipChanged((clip) => player.refresh(clip));
  onClipRemoved((id) => player.forget(id));
  player.on("failed", (clip) => toast(`“${clipTitle(clip)}” could not be played.`, { tone: "error" }));
  player.on("locked", () => openUpsell("upgrade_v45"));
  player.on("previewEnded", (clip) => toast(`That was the preview of “${clipTitle(clip)}”.`, { action: { label: "Upgrade for full song", onClick: () => openUpsell("upgrade_v45") }, duration: 6_000 }));
  player.on("listened", (clip) => {
    noteHeard(clip);
    void call(incrementActionCount, { params: { id: clip.id }, body: { action: "play" } })
      .then(({ play_count }) => acceptClip({ ...clip, play_count }))
      .catch((error: unknown) => console.warn("The listen was not counted", error));
  });
  const { current, next } = player.store.getState();
  const kept = [current, ...next].flatMap((item) => (item ? [item.clip.id] : []));
  if (kept.length > 0) {
    // The queue came from this browser's memory; the songs may have changed since.
    void call(getFeed, { query: { ids: [...new Set(kept)].slice(0, 60).join(",") } })
      .then(({ clips }) => clips.forEach((clip) => player.refresh(clip)))
      .catch(() => undefined);
  }
}
