import type { Clip, ClipId } from "@tunewright/contract";
import type { AudioElement } from "./audio-element.ts";
import type { Queue } from "./queue.ts";

export interface PlayerState extends Queue {
  /** What the person wants: sound, or silence. */
  playing: boolean;
  /** Wanted, but the sound is not there yet. */
  waiting: boolean;
  /** Seconds into the current song; changes about seven times a second. For every frame read `player.position()`. */
  position: number;
  /** Seconds; null while the song is being made and nobody knows. */
  duration: number | null;
  /** 0–1 */
  volume: number;
  muted: boolean;
  shuffle: boolean;
  repeatOne: boolean;
  /** Whether the next song follows by itself. */
  continuous: boolean;
  /** Whether public songs follow when the queue runs out; the app fetches them. */
  autoplay: boolean;
  /** Seconds by which songs overlap; 0 lets one follow the other without a gap. */
  crossfade: number;
}

export const LONGEST_CROSSFADE = 12;

export interface PlayerCommands {
  /** Plays a clip; what follows it in `list` comes next. A clip that is already current goes on or starts again. */
  play(clip: Clip, list?: readonly Clip[]): void;
  toggle(): void;
  pause(): void;
  resume(): void;
  /** For rows: pauses the clip if it plays, else plays it. */
  toggleClip(clip: Clip, list?: readonly Clip[]): void;
  next(): void;
  /** Starts the song again where more than 3 s were heard, else the one before. */
  previous(): void;
  /** Seconds, clamped to the song. */
  seek(seconds: number): void;
  seekBy(seconds: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleShuffle(): void;
  toggleRepeat(): void;
  toggleContinuous(): void;
  toggleAutoplay(): void;
  /** Seconds, 0 to LONGEST_CROSSFADE. */
  setCrossfade(seconds: number): void;
  /** Plays a waiting item of the queue. */
  jumpTo(key: string): void;
  addNext(clips: readonly Clip[]): void;
  addLast(clips: readonly Clip[]): void;
  removeFromQueue(key: string): void;
  moveInQueue(key: string, to: number): void;
  clearNext(): void;
  /** The fresh state of a clip that may stand in the queue. */
  refresh(clip: Clip): void;
  /** A clip that is gone. */
  forget(id: ClipId): void;
}

/** What the player tells the app, which may show or report it. */
export interface PlayerEvents {
  /** Someone really listened: 30 s, or half of a shorter song. Once per playing. */
  listened: (clip: Clip) => void;
  /** The song could not be played; the player has gone on to the next. */
  failed: (clip: Clip) => void;
  /** Of this preview nothing can be heard without a plan; what played goes on. */
  locked: (clip: Clip) => void;
  /** A limited preview was heard to its end. */
  previewEnded: (clip: Clip) => void;
}

export interface PlayerPorts {
  createAudio: () => AudioElement;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  /** 0 ≤ x < 1 */
  random: () => number;
  mediaSession: MediaSession | null;
  /** Runs a function again and again; gives the way to stop. */
  every: (milliseconds: number, run: () => void) => () => void;
  /** Runs a function once; gives the way to prevent it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Runs when the page may be about to go. */
  onLeave: (run: () => void) => void;
}
