import type { Hook } from "@tunewright/contract";
import type { PlayerCommands, PlayerState } from "../../player/player-state.ts";

/** What the loop needs of the page's player. */
export interface LoopedPlayer extends Pick<PlayerCommands, "play" | "seek" | "resume"> {
  store: { getState(): Pick<PlayerState, "current" | "position" | "playing">; subscribe(run: (state: Pick<PlayerState, "current" | "position" | "playing">) => void): () => void };
}

export interface HookLoop {
  /** Plays a song's hook, over and over. */
  show(hook: Hook): void;
  /** Ends the loop; the song plays on. */
  end(): void;
}

/** Who seeks further than this out of the hook wants to hear the song: the loop lets go. Seconds. */
const LET_GO = 2;
/** The last moment of a song is not waited for: it would end. Seconds. */
const BEFORE_END = 0.35;

/** Keeps the one player of the page within the seconds of a hook. */
export function createHookLoop(player: LoopedPlayer): HookLoop {
  let shown: Hook | null = null;
  let unsubscribe: (() => void) | null = null;

  const end = () => {
    unsubscribe?.();
    unsubscribe = null;
    shown = null;
  };
  const follow = (state: Pick<PlayerState, "current" | "position">) => {
    if (!shown) return;
    const { clip, start_s: start, end_s: stop } = shown;
    if (state.current?.clip.id !== clip.id) {
      end();
      return;
    }
    const last = Math.min(stop, (clip.metadata.duration ?? stop) - BEFORE_END);
    if (state.position >= last && state.position <= stop + LET_GO) player.seek(start);
    else if (state.position > stop + LET_GO || state.position < start - LET_GO) end();
  };

  return {
    show(hook) {
      if (shown?.clip.id === hook.clip.id) return;
      end();
      const { current } = player.store.getState();
      if (current?.clip.id === hook.clip.id) player.resume();
      else player.play(hook.clip, [hook.clip]);
      player.seek(hook.start_s);
      shown = hook;
      unsubscribe = player.store.subscribe(follow);
    },
    end,
  };
}

/** 0–1 of a hook that was heard at this position of its song. */
export const hookFraction = ({ start_s: start, end_s: stop }: Hook, position: number): number => Math.min(1, Math.max(0, (position - start) / (stop - start)));

/** The levels of a hook alone. */
export function hookPeaks({ clip, start_s: start, end_s: stop }: Hook): number[] {
  const { duration } = clip.metadata;
  if (!duration || clip.waveform.length === 0) return [];
  const at = (seconds: number) => Math.round((seconds / duration) * clip.waveform.length);
  return clip.waveform.slice(at(start), Math.max(at(start) + 1, at(stop)));
}
