import type { AudioElement, AudioEventName } from "./audio-element.ts";

/** An audio element for tests: plays nothing, does what it is told. */
export interface FakeAudio extends AudioElement {
  emit(type: AudioEventName): void;
  /** The file's length becomes known. */
  loaded(duration: number): void;
  /** Time passes while it plays. */
  runTo(seconds: number): void;
  finish(): void;
  fail(): void;
  duration: number;
  paused: boolean;
  error: { code: number; message: string } | null;
}

export function createFakeAudio(): FakeAudio {
  const listeners = new Map<AudioEventName, Set<() => void>>();
  const fake: FakeAudio = {
    src: "", currentTime: 0, volume: 1, muted: false, preload: "", duration: NaN, paused: true, error: null,
    play() {
      fake.paused = false;
      fake.emit("play");
      fake.emit("playing");
      return Promise.resolve();
    },
    pause() {
      if (fake.paused) return;
      fake.paused = true;
      fake.emit("pause");
    },
    load() {
      fake.currentTime = 0;
      fake.paused = true;
      fake.error = null;
      fake.duration = NaN;
    },
    removeAttribute() {
      fake.src = "";
    },
    addEventListener(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type, listener) => void listeners.get(type)?.delete(listener),
    emit: (type) => [...(listeners.get(type) ?? [])].forEach((listener) => listener()),
    loaded(duration) {
      fake.duration = duration;
      fake.emit("loadedmetadata");
      fake.emit("durationchange");
    },
    runTo(seconds) {
      while (fake.currentTime < seconds) {
        fake.currentTime = Math.min(seconds, fake.currentTime + 0.25);
        fake.emit("timeupdate");
      }
    },
    finish() {
      fake.paused = true;
      fake.emit("pause");
      fake.emit("ended");
    },
    fail() {
      fake.error = { code: 2, message: "network" };
      fake.emit("error");
    },
  };
  return fake;
}
