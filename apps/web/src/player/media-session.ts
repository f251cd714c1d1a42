import type { PlayerCommands, PlayerState } from "./player-state.ts";

const SEEK_STEP = 10;

/** Lock screen, headset keys and the system's own player. Gives a function to call after each change of the state. */
export function bindMediaSession(media: MediaSession | null, player: PlayerCommands): (state: PlayerState) => void {
  if (!media) return () => undefined;
  const handle = (action: MediaSessionAction, handler: MediaSessionActionHandler) => {
    try {
      media.setActionHandler(action, handler);
    } catch {
      // This browser does not know the action.
    }
  };
  handle("play", () => player.resume());
  handle("pause", () => player.pause());
  handle("previoustrack", () => player.previous());
  handle("nexttrack", () => player.next());
  handle("seekbackward", ({ seekOffset }) => player.seekBy(-(seekOffset ?? SEEK_STEP)));
  handle("seekforward", ({ seekOffset }) => player.seekBy(seekOffset ?? SEEK_STEP));
  handle("seekto", ({ seekTime }) => { if (seekTime !== undefined) player.seek(seekTime); });

  let shown = "";
  return (state) => {
    const clip = state.current?.clip;
    const now = clip ? `${clip.id} ${clip.title} ${clip.image_url}` : "";
    if (now !== shown) {
      shown = now;
      media.metadata = clip
        ? new MediaMetadata({
            title: clip.title || "Untitled", artist: clip.display_name,
            artwork: [{ src: clip.image_url, sizes: "352x352" }, { src: clip.image_large_url, sizes: "896x896" }],
          })
        : null;
    }
    media.playbackState = clip ? (state.playing ? "playing" : "paused") : "none";
    if (clip && state.duration !== null && state.duration > 0) {
      media.setPositionState({ duration: state.duration, position: Math.min(state.position, state.duration), playbackRate: 1 });
    } else {
      media.setPositionState();
    }
  };
}
