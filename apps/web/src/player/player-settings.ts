import type { StoreApi } from "zustand/vanilla";
import type { AudioDeck } from "./audio-deck.ts";
import type { PlayerCommands, PlayerState } from "./player-state.ts";
import { LONGEST_CROSSFADE } from "./player-state.ts";

type Names = "setVolume" | "toggleMute" | "toggleRepeat" | "toggleContinuous" | "toggleAutoplay" | "setCrossfade";
/** What unmuting gives where the volume was drawn down to nothing. */
const AUDIBLE = 0.5;

/** How loud it is and what happens at a song's end; kept from song to song and over reloads. */
export function playerSettings({ getState, setState }: StoreApi<PlayerState>, deck: AudioDeck): Pick<PlayerCommands, Names> {
  const flip = (name: "repeatOne" | "continuous" | "autoplay") => () => setState((state) => ({ [name]: !state[name] }));
  return {
    setVolume(volume) {
      const clamped = Math.min(1, Math.max(0, volume));
      setState({ volume: clamped, muted: clamped === 0 });
      deck.setVolume(clamped, clamped === 0);
    },
    toggleMute() {
      const { muted, volume } = getState();
      const audible = muted && volume === 0 ? AUDIBLE : volume;
      setState({ muted: !muted, volume: audible });
      deck.setVolume(audible, !muted);
    },
    toggleRepeat: flip("repeatOne"),
    toggleContinuous: flip("continuous"),
    toggleAutoplay: flip("autoplay"),
    setCrossfade: (seconds) => setState({ crossfade: Math.min(LONGEST_CROSSFADE, Math.max(0, seconds)) }),
  };
}
