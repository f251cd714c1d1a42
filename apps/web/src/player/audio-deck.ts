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
  /** Has a source ready in the waiting element; null empties it. */
  prepare(src: string | null): void;
  /** Brings a prepared source to be heard; false where it was not prepared. */
  swapTo(src: string): boolean;
  /** Loads what is heard into the other element instead: some phones let only an element that a finger started play. */
  swapBack(): boolean;
  setVolume(volume: number, muted: boolean): void;
  clear(): void;
}

export function createAudioDeck(createAudio: () => AudioElement, onEvent: (type: AudioEventName, element: AudioElement) => void): AudioDeck {
  const make = (): AudioElement => {
    const element = createAudio();
    element.preload = "auto";
    for (const type of AUDIO_EVENTS) element.addEventListener(type, () => { if (element === heard) onEvent(type, element); });
    return element;
  };
  let heard: AudioElement = make();
  let waiting: AudioElement | null = null;
  let heardSrc = "";
  let waitingSrc: string | null = null;

  const empty = (element: AudioElement) => {
    element.pause();
    element.removeAttribute("src");
    element.load();
  };

  return {
    get heard() {
      return heard;
    },
    load(src, at) {
      heardSrc = src;
      heard.src = src;
      if (at > 0) seekWhenReady(heard, at);
      heard.load();
    },
    prepare(src) {
      if (src === waitingSrc || (src !== null && src === heardSrc)) return;
      waitingSrc = src;
      if (src === null) {
        if (waiting) empty(waiting);
        return;
      }
      waiting ??= make();
      waiting.volume = heard.volume;
      waiting.muted = heard.muted;
      waiting.src = src;
      waiting.load();
    },
    swapTo(src) {
      if (!waiting || waitingSrc !== src || waiting.error) return false;
      const old = heard;
      heard = waiting;
      waiting = old;
      heardSrc = src;
      waitingSrc = null;
      empty(old);
      return true;
    },
    swapBack() {
      if (!waiting) return false;
      [heard, waiting] = [waiting, heard];
      empty(waiting);
      heard.src = heardSrc;
      heard.load();
      return true;
    },
    setVolume(volume, muted) {
      for (const element of waiting ? [heard, waiting] : [heard]) {
        element.volume = volume;
        element.muted = muted;
      }
    },
    clear() {
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
