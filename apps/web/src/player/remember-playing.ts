import type { StoreApi } from "zustand/vanilla";
import { keepQueue } from "./kept-queue.ts";
import { bindMediaSession } from "./media-session.ts";
import type { PlayerCommands, PlayerPorts, PlayerState } from "./player-state.ts";

const KEEP_EVERY = 5_000;
/** Seconds between two positions from which on it was a jump, of which the system must hear. */
const JUMP = 5;

/** Tells the system's own player what plays, and the browser's memory what to bring back after a reload. */
export function rememberPlaying(ports: PlayerPorts, player: PlayerCommands & { readonly store: StoreApi<PlayerState> }): void {
  const { store } = player;
  const showToSystem = bindMediaSession(ports.mediaSession, player);
  showToSystem(store.getState());
  let systemPosition = -Infinity;
  store.subscribe((state, before) => {
    const jumped = Math.abs(state.position - systemPosition) > JUMP;
    if (state.current !== before.current || state.playing !== before.playing || state.duration !== before.duration || jumped) {
      systemPosition = state.position;
      showToSystem(state);
    }
    const { position: _a, waiting: _b, duration: _c, ...now } = state;
    if (Object.entries(now).some(([name, value]) => before[name as keyof PlayerState] !== value)) keepQueue(ports.storage, state);
  });
  ports.every(KEEP_EVERY, () => { if (store.getState().playing) keepQueue(ports.storage, store.getState()); });
  ports.onLeave(() => { if (store.getState().current) keepQueue(ports.storage, store.getState()); });
}
