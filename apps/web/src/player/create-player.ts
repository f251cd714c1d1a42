import type { Clip } from "@tunewright/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { createAudioDeck } from "./audio-deck.ts";
import type { AudioElement, AudioEventName } from "./audio-element.ts";
import { keepQueue, readKeptQueue } from "./kept-queue.ts";
import { createListenCounter } from "./listen-counter.ts";
import { bindMediaSession } from "./media-session.ts";
import { playerSettings } from "./player-settings.ts";
import type { PlayerCommands, PlayerEvents, PlayerPorts, PlayerState } from "./player-state.ts";
import type { Queue } from "./queue.ts";
import { EMPTY_QUEUE, advance, goBack, jumpTo, refreshClip, shuffled, startFrom, unshuffled } from "./queue.ts";
import { queueCommands } from "./queue-commands.ts";

export interface Player extends PlayerCommands {
  readonly store: StoreApi<PlayerState>;
  /** Seconds at this very moment, for what draws every frame. */
  position(): number;
  on<Name extends keyof PlayerEvents>(name: Name, listener: PlayerEvents[Name]): () => void;
}

const RESTART_AFTER = 3;
const POSITION_EVERY = 150;
const KEEP_EVERY = 5_000;
/** A stream that ends this much before the song's end was cut off. */
const CUT_OFF = 2;

/** While a clip is made its sound comes as one long answer that cannot be sought in; the finished file is another source. */
const sourceOf = (clip: Clip): string | null =>
  clip.audio_url === null ? null : clip.status === "complete" ? `${clip.audio_url}${clip.audio_url.includes("?") ? "&" : "?"}v=complete` : clip.audio_url;

export function createPlayer(ports: PlayerPorts): Player {
  const kept = readKeptQueue(ports.storage);
  const store = createStore<PlayerState>(() => ({
    ...EMPTY_QUEUE, current: kept?.current ?? null, next: kept?.next ?? [], playing: false, waiting: false,
    position: kept?.position ?? 0, duration: kept?.current?.clip.metadata.duration ?? null,
    volume: kept?.volume ?? 1, muted: kept?.muted ?? false, shuffle: kept?.shuffle ?? false, repeatOne: kept?.repeatOne ?? false,
    continuous: kept?.continuous ?? true, autoplay: kept?.autoplay ?? false,
  }));
  const listeners: { [Name in keyof PlayerEvents]: Set<PlayerEvents[Name]> } = { listened: new Set(), failed: new Set() };
  const counter = createListenCounter();
  const deck = createAudioDeck(ports.createAudio, onAudio);
  deck.setVolume(store.getState().volume, store.getState().muted);
  /** The source in the heard element; null where nothing was loaded since the page was opened. */
  let loaded: string | null = null;
  /** The order before shuffling, by key. */
  let original: string[] = [];
  let failuresInARow = 0;

  const get = store.getState;
  const set = store.setState;
  const queueOf = ({ history, current, next }: PlayerState): Queue => ({ history, current, next });

  /** Loads the current clip and plays it where that is wanted. */
  function begin(at = 0): void {
    const clip = get().current?.clip;
    if (!clip) return;
    const source = sourceOf(clip);
    set({ position: at, duration: clip.metadata.duration, waiting: get().playing });
    counter.restart();
    if (source === null) {
      // Not a sound yet: it starts by itself once there is one, see refresh().
      loaded = null;
      deck.clear();
      return;
    }
    const swapped = at === 0 && deck.swapTo(source);
    if (!swapped) deck.load(source, at);
    loaded = source;
    if (get().playing) start(swapped);
  }

  function start(justSwapped = false): void {
    const element = deck.heard;
    element.play().catch((error: unknown) => {
      // AbortError: another source or a pause came first. NotAllowedError: the browser wants a gesture.
      if (element !== deck.heard || (error as { name?: string }).name !== "NotAllowedError") return;
      if (justSwapped && deck.swapBack()) start();
      else set({ playing: false, waiting: false });
    });
  }

  function prepareNext(): void {
    const following = get().next[0]?.clip;
    deck.prepare(following && following.status === "complete" ? sourceOf(following) : null);
  }

  function goTo(queue: Queue | null, playing = get().playing): void {
    if (!queue) return;
    set({ ...queue, playing });
    begin();
  }

  function fail(clip: Clip): void {
    failuresInARow += 1;
    for (const listener of listeners.failed) listener(clip);
    const following = advance(queueOf(get()));
    // Stops when everything fails, for instance without a connection.
    if (following && failuresInARow < 3) goTo(following);
    else set({ playing: false, waiting: false });
  }

  function finish(element: AudioElement): void {
    const { current, repeatOne, continuous } = get();
    if (!current) return;
    const duration = current.clip.metadata.duration;
    const source = sourceOf(current.clip);
    if (duration !== null && source !== null && source !== loaded && element.currentTime < duration - CUT_OFF) {
      deck.load(source, element.currentTime);
      loaded = source;
      start();
      return;
    }
    if (repeatOne) {
      seek(0);
      counter.restart();
      start();
      return;
    }
    const following = continuous ? advance(queueOf(get())) : null;
    if (following) goTo(following, true);
    else set({ playing: false, waiting: false, position: duration ?? element.currentTime });
  }

  function onAudio(type: AudioEventName, element: AudioElement): void {
    switch (type) {
      case "playing":
        failuresInARow = 0;
        set({ waiting: false });
        prepareNext();
        return;
      case "waiting":
        if (get().playing) set({ waiting: true });
        return;
      case "pause":
        // The system took the sound (a call, headphones pulled out); the end of a song also pauses, `ended` follows.
        if (get().playing && loaded !== null && !(element.duration - element.currentTime < 0.3) && element.paused) set({ playing: false, waiting: false });
        return;
      case "play":
        if (!get().playing) set({ playing: true });
        return;
      case "ended":
        finish(element);
        return;
      case "timeupdate":
      case "seeked":
        notePosition();
        return;
      case "durationchange":
        if (Number.isFinite(element.duration) && get().current?.clip.status === "complete") set({ duration: element.duration });
        return;
      case "error": {
        const clip = get().current?.clip;
        if (!clip || loaded === null || !element.error) return;
        const source = sourceOf(clip);
        // The stream broke off and the finished file is there: go on from the same moment.
        if (source !== null && source !== loaded) begin(get().position);
        else if (get().playing) fail(clip);
        else loaded = null;
        return;
      }
      case "loadedmetadata":
    }
  }

  function notePosition(): void {
    if (loaded === null) return;
    const position = deck.heard.currentTime;
    const { current, duration, playing } = get();
    if (position !== get().position) set({ position });
    if (playing && current && counter.heardAt(position, duration)) for (const listener of listeners.listened) listener(current.clip);
  }

  function seek(seconds: number): void {
    const { current, duration } = get();
    if (!current) return;
    const at = Math.max(0, duration === null ? seconds : Math.min(seconds, Math.max(0, duration - 0.1)));
    const source = sourceOf(current.clip);
    if (loaded === null) {
      set({ position: at });
    } else if (source !== null && source !== loaded) {
      // Finished meanwhile: only the finished file can be sought in.
      deck.load(source, at);
      loaded = source;
      set({ position: at });
      if (get().playing) start();
    } else {
      deck.heard.currentTime = at;
      set({ position: at });
    }
  }

  const keepOrder = () => { original = get().next.map((item) => item.key); };
  const changeQueue = (change: (queue: Queue) => Queue): void => {
    set(change(queueOf(get())));
    if (loaded !== null && get().playing) prepareNext();
  };

  const player: Player = {
    store,
    position: () => (loaded === null ? get().position : deck.heard.currentTime),
    on(name, listener) {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
    play(clip, list) {
      const fresh = startFrom(queueOf(get()), clip, list);
      set({ ...fresh, playing: true });
      keepOrder();
      if (get().shuffle) set({ next: shuffled(get().next, ports.random) });
      failuresInARow = 0;
      begin();
    },
    toggle: () => (get().playing ? player.pause() : player.resume()),
    pause() {
      set({ playing: false, waiting: false });
      deck.heard.pause();
    },
    resume() {
      const { current, position, duration } = get();
      if (!current) return;
      failuresInARow = 0;
      const ended = duration !== null && position >= duration - 0.2;
      set({ playing: true });
      if (loaded === null || ended) begin(ended ? 0 : position);
      else start();
    },
    toggleClip(clip, list) {
      if (get().current?.clip.id === clip.id) player.toggle();
      else player.play(clip, list);
    },
    next() {
      const following = advance(queueOf(get()));
      if (following) goTo(following, true);
    },
    previous() {
      const back = goBack(queueOf(get()));
      if (player.position() > RESTART_AFTER || !back) seek(0);
      else goTo(back, true);
    },
    seek,
    seekBy: (seconds) => seek(player.position() + seconds),
    ...playerSettings(store, deck),
    toggleShuffle() {
      if (get().shuffle) {
        set({ shuffle: false, next: unshuffled(get().next, original) });
      } else {
        keepOrder();
        set({ shuffle: true, next: shuffled(get().next, ports.random) });
      }
      prepareNext();
    },
    jumpTo: (key) => goTo(jumpTo(queueOf(get()), key), true),
    ...queueCommands(changeQueue),
    refresh(clip) {
      const before = queueOf(get());
      const after = refreshClip(before, clip);
      if (after === before) return;
      set(after);
      if (after.current?.clip.id !== clip.id) return;
      if (clip.metadata.duration !== null && get().duration === null) set({ duration: clip.metadata.duration });
      if (clip.status === "error" && get().playing && loaded === null) fail(clip);
      else if (loaded === null && get().playing && sourceOf(clip) !== null) begin(get().position);
    },
  };

  const showToSystem = bindMediaSession(ports.mediaSession, player);
  showToSystem(get());
  let systemPosition = -Infinity;
  store.subscribe((state, before) => {
    const jumped = Math.abs(state.position - systemPosition) > 5;
    if (state.current !== before.current || state.playing !== before.playing || state.duration !== before.duration || jumped) {
      systemPosition = state.position;
      showToSystem(state);
    }
    const { position: _a, waiting: _b, duration: _c, ...now } = state;
    if (Object.entries(now).some(([name, value]) => before[name as keyof PlayerState] !== value)) keepQueue(ports.storage, state);
  });
  ports.every(POSITION_EVERY, () => { if (get().playing) notePosition(); });
  ports.every(KEEP_EVERY, () => { if (get().playing) keepQueue(ports.storage, get()); });
  ports.onLeave(() => { if (get().current) keepQueue(ports.storage, get()); });
  return player;
}
