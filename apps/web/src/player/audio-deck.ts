import type { AudioElement, AudioEventName } from "./audio-element.ts";
import { AUDIO_EVENTS } from "./audio-element.ts";

/**
 * Two audio elements, one heard and one waiting with the next song loaded, so that songs follow without a gap.
 * Real elements, not an AudioContext: phones keep those playing in the background.
 */
export interface AudioDeck {
  readonly heard: AudioElement;
  /** Loads into the heard element from a position in seconds. */
  load(src: string, at: number): void;
  /** Has a source ready in the waiting element; null empties it. While a song rings out the element is taken: it is done afterwards. */
  prepare(src: string | null): void;
  readonly prepared: string | null;
  /**
   * Brings a prepared source to be heard; false where it was not prepared. The old one is cut off, or, where `ringOut` says for how many
   * seconds, fades while the new one rises; 0 lets it play to its end as it is.
   */
  swapTo(src: string, ringOut?: number): boolean;
  /** Loads what is heard into the other element instead: some phones let only an element that a finger started play. */
  swapBack(): boolean;
  /** Cuts off what rings out. */
  settle(): void;
  setVolume(volume: number, muted: boolean): void;
  clear(): void;
}

interface DeckPorts {
  createAudio: () => AudioElement;
  /** Runs a function again and again; gives the way to stop. */
  every: (milliseconds: number, run: () => void) => () => void;
}

const FADE_STEP_MS = 40;
/** Longest time in which a song without a fade may ring out, seconds. */
const TAIL = 1;

export function createAudioDeck({ createAudio, every }: DeckPorts, onEvent: (type: AudioEventName, element: AudioElement) => void): AudioDeck {
  const make = (): AudioElement => {
    const element = createAudio();
    element.preload = "auto";
    for (const type of AUDIO_EVENTS) {
      element.addEventListener(type, () => {
        if (element === heard) onEvent(type, element);
        else if (type === "ended" && leaving?.element === element) settle();
      });
    }
    return element;
  };
  let heard: AudioElement = make();
  let waiting: AudioElement | null = null;
  let heardSrc = "";
  let waitingSrc: string | null = null;
  let leaving: { element: AudioElement; stop: () => void } | null = null;
  let level = { volume: 1, muted: false };

  const empty = (element: AudioElement) => {
    element.pause();
    element.removeAttribute("src");
    element.load();
  };
  const setLevel = (element: AudioElement, share = 1) => {
    element.volume = level.volume * share;
    element.muted = level.muted;
  };

  /** The song that rang out is through: its element waits for the next source. */
  function settle(): void {
    if (!leaving) return;
    leaving.stop();
    const { element } = leaving;
    leaving = null;
    empty(element);
    setLevel(heard);
    fill(element);
  }

  function fill(element: AudioElement): void {
    if (waitingSrc === null) return;
    setLevel(element);
    element.src = waitingSrc;
    element.load();
  }

  function ringOut(element: AudioElement, seconds: number): void {
    const step = () => {
      const along = heard.currentTime / (seconds || TAIL);
      if (along >= 1) return settle();
      if (seconds === 0) return;
      // Equal power: the sum stays as loud as one song.
      setLevel(heard, Math.sin((along * Math.PI) / 2));
      setLevel(element, Math.cos((along * Math.PI) / 2));
    };
    leaving = { element, stop: every(FADE_STEP_MS, step) };
    step();
  }

  return {
    get heard() {
      return heard;
    },
    get prepared() {
      return waitingSrc;
    },
    load(src, at) {
      settle();
      heardSrc = src;
      heard.src = src;
      if (at > 0) seekWhenReady(heard, at);
      heard.load();
    },
    prepare(src) {
      if (src === waitingSrc || (src !== null && src === heardSrc)) return;
      waitingSrc = src;
      if (leaving) return;
      if (src === null) {
        if (waiting) empty(waiting);
        return;
      }
      waiting ??= make();
      fill(waiting);
    },
    swapTo(src, seconds) {
      settle();
      if (!waiting || waitingSrc !== src || waiting.error) return false;
      const old = heard;
      heard = waiting;
      waiting = old;
      heardSrc = src;
      waitingSrc = null;
      if (seconds === undefined) empty(old);
      else ringOut(old, seconds);
      return true;
    },
    swapBack() {
      settle();
      if (!waiting) return false;
      [heard, waiting] = [waiting, heard];
      empty(waiting);
      heard.src = heardSrc;
      heard.load();
      return true;
    },
    settle,
    setVolume(volume, muted) {
      level = { volume, muted };
      settle();
      for (const element of waiting ? [heard, waiting] : [heard]) setLevel(element);
    },
    clear() {
      settle();
      heardSrc = "";
      waitingSrc = null;
      empty(heard);
      if (waiting) empty(waiting);
    },
  };
}

/** A position can be set only once the length is known. */
function seekWhenReady(element: AudioElement, at: number): void {
  const seek = () => {
    element.removeEventListener("loadedmetadata", seek);
    element.currentTime = at;
  };
  element.addEventListener("loadedmetadata", seek);
}
