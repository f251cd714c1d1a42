import { beforeEach, describe, expect, test } from "vitest";
import { createPlayer } from "./create-player.ts";
import type { FakeAudio } from "./fake-audio.ts";
import { createFakeAudio } from "./fake-audio.ts";
import { fakeClip } from "./fake-clip.ts";

let elements: FakeAudio[];
let kept: Map<string, string>;
/** What the player asked to be done in a moment. */
let soon: (() => void) | null;
/** What runs again and again. */
let ticks: Set<() => void>;

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
    every(_, run) {
      ticks.add(run);
      return () => ticks.delete(run);
    },
    after(_, run) {
      soon = run;
      return () => { soon = null; };
    },
    onLeave: () => undefined,
  });
}
/** The element that is heard: the one that plays, or the only one with a source. */
const heard = (): FakeAudio => elements.find((element) => !element.paused) ?? elements.find((element) => element.src !== "") ?? (elements[0] as FakeAudio);
const [a, b] = [fakeClip("a"), fakeClip("b")];

beforeEach(() => {
  kept = new Map();
  soon = null;
  ticks = new Set();
});

describe("the end of a song", () => {
  const nearTheEnd = (player: ReturnType<typeof makePlayer>) => {
    player.play(a, [a, b]);
    heard().loaded(100);
    heard().runTo(99.75);
  };

  test("the next one begins before it, while it rings out to its own end", () => {
    const player = makePlayer();
    nearTheEnd(player);
    const first = heard();
    expect(soon).not.toBeNull();
    first.currentTime = 99.98;
    soon?.();
    expect(player.store.getState()).toMatchObject({ playing: true, position: 0, current: { clip: { title: "b" } } });
    expect([first.paused, first.src]).toEqual([false, expect.stringContaining("a.mp3")]);
    expect(elements.filter((element) => !element.paused)).toHaveLength(2);
    first.finish();
    expect([first.src, player.store.getState().current?.clip.title, player.store.getState().playing]).toEqual(["", "b", true]);
  });

  test.each(["pause", "seek", "repeat", "one song only"] as const)("nothing is handed over after %s", (what) => {
    const player = makePlayer();
    nearTheEnd(player);
    heard().currentTime = 99.98;
    if (what === "pause") player.pause();
    if (what === "seek") player.seek(10);
    if (what === "repeat") player.toggleRepeat();
    if (what === "one song only") player.toggleContinuous();
    soon?.();
    expect(player.store.getState().current?.clip.title).toBe("a");
  });

  test("with a crossfade one falls while the other rises, and together they stay as loud", () => {
    const player = makePlayer();
    player.setCrossfade(6);
    player.setVolume(0.5);
    player.play(a, [a, b]);
    heard().loaded(100);
    heard().runTo(93.75);
    const first = heard();
    first.currentTime = 94;
    soon?.();
    const second = elements.find((element) => element !== first) as FakeAudio;
    second.currentTime = 3;
    ticks.forEach((tick) => tick());
    expect(second.volume ** 2 + first.volume ** 2).toBeCloseTo(0.25);
    expect(second.volume).toBeCloseTo(first.volume);
    second.currentTime = 6;
    ticks.forEach((tick) => tick());
    expect([second.volume, first.src]).toEqual([0.5, ""]);
  });
});

describe("previews", () => {
  const preview = (name: string, seconds: number) => ({ ...fakeClip(name), preview_seconds: seconds });

  test("a locked one is told of, and what plays goes on; in the queue it is passed over", () => {
    const player = makePlayer();
    const locked: string[] = [];
    player.on("locked", (clip) => locked.push(clip.title));
    player.play(a, [a, preview("l", 0), b]);
    player.play(preview("l", 0));
    expect([locked, player.store.getState().current?.clip.title]).toEqual([["l"], "a"]);
    player.next();
    expect(player.store.getState().current?.clip.title).toBe("b");
  });

  test("a limited one ends where it may, is told of once, and cannot be sought beyond", () => {
    const player = makePlayer();
    const ended: string[] = [];
    player.on("previewEnded", (clip) => ended.push(clip.title));
    player.play(preview("p", 20));
    heard().loaded(100);
    player.seek(80);
    expect(player.position()).toBeCloseTo(19.9);
    heard().runTo(20);
    expect(ended).toEqual(["p"]);
    expect(player.store.getState()).toMatchObject({ playing: false, position: 20 });
    expect(heard().paused).toBe(true);
  });
});
