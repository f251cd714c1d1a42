import { createPlayer } from "./create-player.ts";

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The one player of this page. It lives outside of React, so that nothing on screen can stop the music. */
export const player = createPlayer({
  createAudio: () => new Audio(),
  storage: browserStorage(),
  random: Math.random,
  mediaSession: "mediaSession" in navigator ? navigator.mediaSession : null,
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  // Phones end pages without a word once they are hidden.
  onLeave(run) {
    window.addEventListener("pagehide", run);
    document.addEventListener("visibilitychange", () => { if (document.hidden) run(); });
  },
});
