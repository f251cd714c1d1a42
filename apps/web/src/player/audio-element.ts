/** The part of HTMLAudioElement that the player uses, so that tests can pass their own. */
export interface AudioElement {
  src: string;
  currentTime: number;
  volume: number;
  muted: boolean;
  preload: string;
  readonly duration: number;
  readonly paused: boolean;
  readonly error: { readonly code: number; readonly message: string } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(type: AudioEventName, listener: () => void): void;
  removeEventListener(type: AudioEventName, listener: () => void): void;
}

export type AudioEventName = "playing" | "waiting" | "pause" | "play" | "ended" | "error" | "timeupdate" | "durationchange" | "loadedmetadata" | "seeked";
export const AUDIO_EVENTS: readonly AudioEventName[] = [
  "playing", "waiting", "pause", "play", "ended", "error", "timeupdate", "durationchange", "loadedmetadata", "seeked",
];
