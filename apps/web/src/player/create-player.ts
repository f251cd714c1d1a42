import type { Clip } from "@tunewright/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { createAudioDeck } from "./audio-deck.ts";
import type { AudioElement, AudioEventName } from "./audio-element.ts";
import { sourceOf } from "./clip-source.ts";
import { firstState } from "./first-state.ts";
import { createHandOver } from "./hand-over.ts";
import { readKeptQueue } from "./kept-queue.ts";
import { createListenCounter } from "./listen-counter.ts";
import { playerSettings } from "./player-settings.ts";
import { createSignals, type PlayerSignals } from "./player-signals.ts";
import type { PlayerCommands, PlayerPorts, PlayerState } from "./player-state.ts";
import { isLocked, previewEnd } from "./preview.ts";
import type { Queue } from "./queue.ts";
import { advance, goBack, jumpTo, refreshClip, shuffled, startFrom, unshuffled } from "./queue.ts";
import { queueCommands } from "./queue-commands.ts";
import { rememberPlaying } from "./remember-playing.ts";

export interface Player extends PlayerCommands, Pick<PlayerSignals, "on"> {
  readonly store: StoreApi<PlayerState>;
  /** Seconds at this very moment, for what draws every frame. */
  position(): number;
}

const RESTART_AFTER = 3;
const POSITION_EVERY = 150;
/** A stream that ends this much before the song's end was cut off. */
const CUT_OFF = 2;

export function createPlayer(ports: PlayerPorts): Player {
  const store = createStore<PlayerState>(() => firstState(readKeptQueue(ports.storage)));
  const { tell, on } = createSignals();
  const counter = createListenCounter();
  const deck = createAudioDeck(ports, onAudio);
  deck.setVolume(store.getState().volume, store.getState().muted);
  /** The source in the heard element; null where nothing was loaded since the page was opened. */
  let loaded: string | null = null;
  /** The order before shuffling, by key. */
  let original: string[] = [];
  let failuresInARow = 0;
  const handOver = createHandOver(ports.after, takeOver);

  const get = store.getState;
  const set = store.setState;
  const queueOf = ({ history, current, next }: PlayerState): Queue => ({ history, current, next });

  const following = (): Queue | null => advance(queueOf(get()), (clip) => !isLocked(clip));

  /** Loads the current clip and plays it where that is wanted; `ringOut` see AudioDeck.swapTo. */
  function begin(at = 0, ringOut?: number): void {
    handOver.cancel();
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
    const swapped = at === 0 && deck.swapTo(source, ringOut);
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
    const clip = following()?.current?.clip;
    deck.prepare(clip && clip.status === "complete" ? sourceOf(clip) : null);
  }

  function goTo(queue: Queue | null, playing = get().playing): void {
    if (!queue) return;
    set({ ...queue, playing });
    begin();
  }

  function fail(clip: Clip): void {
    failuresInARow += 1;
    tell("failed", clip);
    const next = following();
    // Stops when everything fails, for instance without a connection.
    if (next && failuresInARow < 3) goTo(next);
    else set({ playing: false, waiting: false });
  }

  /** The last moment of the current song, seconds; null while nobody knows it or the song could be cut off. */
  function lastMoment(): number | null {
    const { current } = get();
    if (!current || loaded === null || loaded !== sourceOf(current.clip) || current.clip.status !== "complete") return null;
    const { duration } = deck.heard;
    const end = previewEnd(current.clip);
    return end === null ? (Number.isFinite(duration) ? duration : null) : Math.min(end, Number.isFinite(duration) ? duration : end);
  }

  /** The next song, already prepared, begins while this one rings out. */
  function takeOver(overlap: number): void {
    const { playing, repeatOne, continuous } = get();
    const next = playing && !repeatOne && continuous ? following() : null;
    const end = lastMoment();
    if (!next?.current || end === null || end - deck.heard.currentTime > overlap + 0.2 || deck.prepared !== sourceOf(next.current.clip)) return;
    set({ ...next });
    begin(0, overlap);
  }

  function finish(element: AudioElement): void {
    const { current, repeatOne, continuous } = get();
    if (!current) return;
    const duration = current.clip.metadata.duration;
    const source = sourceOf(current.clip);
    if (duration !== null && source !== null && source !== loaded && previewEnd(current.clip) === null && element.currentTime < duration - CUT_OFF) {
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
    const next = continuous ? following() : null;
    if (next) return goTo(next, true);
    element.pause();
    set({ playing: false, waiting: false, position: previewEnd(current.clip) ?? duration ?? element.currentTime });
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
    if (!playing || !current) return;
    if (counter.heardAt(position, duration)) tell("listened", current.clip);
    const limit = previewEnd(current.clip);
    if (limit !== null && position >= limit) {
      tell("previewEnded", current.clip);
      return finish(deck.heard);
    }
    const end = lastMoment();
    if (end !== null && deck.prepared !== null) handOver.look(position, end, limit === null ? get().crossfade : 0);
  }

  function seek(seconds: number): void {
    const { current, duration } = get();
    if (!current) return;
    handOver.cancel();
    const last = previewEnd(current.clip) ?? duration;
    const at = Math.max(0, last === null ? seconds : Math.min(seconds, Math.max(0, last - 0.1)));
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
    on,
    play(clip, list) {
      if (isLocked(clip)) return tell("locked", clip);
      const fresh = startFrom(queueOf(get()), clip, list);
      set({ ...fresh, playing: true });
      keepOrder();
      if (get().shuffle) set({ next: shuffled(get().next, ports.random) });
      failuresInARow = 0;
      begin();
    },
    toggle: () => (get().playing ? player.pause() : player.resume()),
    pause() {
      handOver.cancel();
      deck.settle();
      set({ playing: false, waiting: false });
      deck.heard.pause();
    },
    resume() {
      const { current, position, duration } = get();
      if (!current) return;
      if (isLocked(current.clip)) return tell("locked", current.clip);
      failuresInARow = 0;
      const last = previewEnd(current.clip) ?? duration;
      const ended = last !== null && position >= last - 0.2;
      set({ playing: true });
      if (loaded === null || ended) begin(ended ? 0 : position);
      else start();
    },
    toggleClip(clip, list) {
      if (get().current?.clip.id === clip.id) player.toggle();
      else player.play(clip, list);
    },
    next() {
      const next = following();
      if (next) goTo(next, true);
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

  rememberPlaying(ports, player);
  ports.every(POSITION_EVERY, () => { if (get().playing) notePosition(); });
  return player;
}
