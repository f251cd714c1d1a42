import { beforeEach, describe, expect, test } from "vitest";
import { createPlayer } from "./create-player.ts";
import type { FakeAudio } from "./fake-audio.ts";
import { createFakeAudio } from "./fake-audio.ts";
import { fakeClip } from "./fake-clip.ts";

let elements: FakeAudio[];
let kept: Map<string, string>;
let leave: () => void;

function makePlayer() {
  elements = [];
  return createPlayer({
    createAudio() {
      const element = createFakeAudio();
      elements.push(element);
      return element;
    },
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) },
    random: () => 0.5,
    mediaSession: null,
    every: () => () => undefined,
    after: () => () => undefined,
    onLeave: (run) => { leave = run; },
  });
}
/** The element that is heard: the one that plays, or the only one with a source. */
const heard = (): FakeAudio => elements.find((element) => !element.paused) ?? elements.find((element) => element.src !== "") ?? (elements[0] as FakeAudio);
const [a, b, c] = [fakeClip("a"), fakeClip("b"), fakeClip("c")];

beforeEach(() => {
  kept = new Map();
});

describe("playing", () => {
  test("starts a clip and the rest of its list follows", () => {
    const player = makePlayer();
    player.play(a, [a, b]);
    expect(heard().src).toContain("/media/a.mp3");
    expect(player.store.getState()).toMatchObject({ playing: true, duration: 100 });
    heard().loaded(100);
    heard().finish();
    expect(player.store.getState().current?.clip.title).toBe("b");
    expect(heard().src).toContain("/media/b.mp3");
  });

  test("has the next song loaded before this one ends", () => {
    const player = makePlayer();
    player.play(a, [a, b]);
    expect(elements).toHaveLength(2);
    const waiting = elements.find((element) => element.paused);
    expect(waiting?.src).toContain("/media/b.mp3");
    heard().finish();
    expect(heard()).toBe(waiting);
    expect(player.store.getState().playing).toBe(true);
  });

  test("goes on in the first element where the second one may not play without a gesture", async () => {
    const player = makePlayer();
    player.play(a, [a, b]);
    const [first, second] = elements as [FakeAudio, FakeAudio];
    second.play = () => Promise.reject(Object.assign(new Error("gesture"), { name: "NotAllowedError" }));
    first.finish();
    await Promise.resolve();
    await Promise.resolve();
    expect(first.src).toContain("/media/b.mp3");
    expect([first.paused, player.store.getState().playing]).toEqual([false, true]);
  });

  test("stops at the end of the queue and plays again from the start", () => {
    const player = makePlayer();
    player.play(a);
    heard().loaded(100);
    heard().runTo(100);
    heard().finish();
    expect(player.store.getState()).toMatchObject({ playing: false });
    player.toggle();
    expect(player.store.getState()).toMatchObject({ playing: true, position: 0 });
  });

  test("previous starts again after 3 s, and goes back before", () => {
    const player = makePlayer();
    player.play(a, [a, b]);
    player.next();
    heard().loaded(100);
    heard().runTo(10);
    player.previous();
    expect(player.store.getState()).toMatchObject({ position: 0, current: { clip: { title: "b" } } });
    player.previous();
    expect(player.store.getState().current?.clip.title).toBe("a");
    expect(player.store.getState().next[0]?.clip.title).toBe("b");
  });

  test("without continuous play a song is followed by silence", () => {
    const player = makePlayer();
    player.toggleContinuous();
    player.play(a, [a, b]);
    heard().loaded(100);
    heard().runTo(100);
    heard().finish();
    expect(player.store.getState()).toMatchObject({ playing: false, current: { clip: { title: "a" } } });
    player.next();
    expect(player.store.getState()).toMatchObject({ playing: true, current: { clip: { title: "b" } } });
  });

  test("repeat plays the same song again", () => {
    const player = makePlayer();
    player.play(a, [a, b]);
    player.toggleRepeat();
    heard().loaded(100);
    heard().runTo(100);
    heard().finish();
    expect(player.store.getState()).toMatchObject({ playing: true, position: 0, current: { clip: { title: "a" } } });
  });

  test("seeking stays within the song", () => {
    const player = makePlayer();
    player.play(a);
    heard().loaded(100);
    player.seek(500);
    expect(player.position()).toBeCloseTo(99.9);
    player.seekBy(-1000);
    expect(player.position()).toBe(0);
  });

  test("a song that fails is told of, and the next one plays; when all fail it stops", () => {
    const player = makePlayer();
    const failed: string[] = [];
    player.on("failed", (clip) => failed.push(clip.title));
    player.play(a, [a, b, c, fakeClip("d")]);
    for (let tries = 0; tries < 3; tries += 1) {
      const element = heard();
      // An element that cannot load never says that it plays.
      element.play = () => new Promise(() => undefined);
      for (const other of elements) other.play = () => new Promise(() => undefined);
      (elements.find((one) => one.src.includes(player.store.getState().current?.clip.title ?? "?")) as FakeAudio).fail();
    }
    expect(failed).toEqual(["a", "b", "c"]);
    expect(player.store.getState().playing).toBe(false);
  });

  test("a listen is told once", () => {
    const player = makePlayer();
    const listened: string[] = [];
    player.on("listened", (clip) => listened.push(clip.title));
    player.play(a);
    heard().loaded(100);
    heard().runTo(29);
    expect(listened).toEqual([]);
    heard().runTo(90);
    expect(listened).toEqual(["a"]);
  });

  test("volume 0 is mute, and unmuting makes it audible", () => {
    const player = makePlayer();
    player.play(a);
    player.setVolume(0);
    expect(heard()).toMatchObject({ muted: true, volume: 0 });
    player.toggleMute();
    expect(heard()).toMatchObject({ muted: false, volume: 0.5 });
  });
});

describe("a song that is still being made", () => {
  const streaming = fakeClip("s", { status: "streaming", audio_url: "/media/s.mp3", duration: null });
  const finished = fakeClip("s", { duration: 120 });

  test("plays on untouched when it is finished", () => {
    const player = makePlayer();
    player.play(streaming);
    const element = heard();
    expect([element.src, player.store.getState().duration]).toEqual(["/media/s.mp3", null]);
    element.runTo(20);
    player.refresh(finished);
    expect(heard()).toBe(element);
    expect([element.src, element.currentTime, player.store.getState().duration]).toEqual(["/media/s.mp3", 20, 120]);
  });

  test("is sought in the finished file", () => {
    const player = makePlayer();
    player.play(streaming);
    heard().runTo(20);
    player.refresh(finished);
    player.seek(90);
    expect(heard().src).toContain("v=complete");
    heard().loaded(120);
    expect(heard().currentTime).toBe(90);
    expect(player.store.getState()).toMatchObject({ playing: true, position: 90 });
  });

  test("goes on from the same moment where the stream was cut off", () => {
    const player = makePlayer();
    player.play(streaming);
    heard().runTo(40);
    player.refresh(finished);
    heard().finish();
    expect(heard().src).toContain("v=complete");
    heard().loaded(120);
    expect(heard().currentTime).toBe(40);
  });

  test("starts by itself once there is a sound", () => {
    const player = makePlayer();
    player.play(fakeClip("s", { status: "submitted", audio_url: null, duration: null }));
    expect(player.store.getState()).toMatchObject({ playing: true, waiting: true });
    player.refresh(streaming);
    expect(heard()).toMatchObject({ src: "/media/s.mp3", paused: false });
  });
});

describe("a reload", () => {
  test("brings back queue, place and volume, and plays nothing by itself", () => {
    const before = makePlayer();
    before.play(a, [a, b]);
    heard().loaded(100);
    heard().runTo(42);
    before.setVolume(0.3);
    before.pause();
    const after = makePlayer();
    expect(after.store.getState()).toMatchObject({ playing: false, position: 42, volume: 0.3, current: { clip: { title: "a" } }, next: [{ clip: { title: "b" } }] });
    expect(elements.every((element) => element.src === "")).toBe(true);
    after.toggle();
    heard().loaded(100);
    expect(heard().currentTime).toBe(42);
  });

  test("keeps the place of a song that plays when the page goes", () => {
    const before = makePlayer();
    before.play(a);
    heard().loaded(100);
    heard().runTo(17);
    leave();
    expect(makePlayer().store.getState().position).toBe(17);
  });

  test("a memory that makes no sense is dropped", () => {
    for (const words of ["{", "null", '{"version":1,"current":{"key":1},"next":7,"volume":"loud"}', '{"version":9}']) {
      kept.set("tunewright.player", words);
      expect(makePlayer().store.getState()).toMatchObject({ current: null, next: [], volume: 1 });
    }
  });
});

test("shuffle mixes what follows and gives the order back", () => {
  const player = makePlayer();
  const songs = Array.from({ length: 12 }, (_, index) => fakeClip(`s${index}`));
  player.play(songs[0] as never, songs);
  const order = () => player.store.getState().next.map((item) => item.clip.title);
  const straight = order();
  player.toggleShuffle();
  expect(order()).not.toEqual(straight);
  expect(order().toSorted()).toEqual(straight.toSorted());
  player.toggleShuffle();
  expect(order()).toEqual(straight);
});
