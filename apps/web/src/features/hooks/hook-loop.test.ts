import type { Clip, Hook } from "@tunewright/contract";
import { expect, test } from "vitest";
import { createHookLoop, hookFraction, hookPeaks, type LoopedPlayer } from "./hook-loop.ts";

const clip = (id: string) => ({ id, waveform: Array.from({ length: 100 }, (_, index) => index), metadata: { duration: 100 } }) as unknown as Clip;
const hook = (id: string, start = 40, end = 55): Hook => ({ clip: clip(id), start_s: start, end_s: end, is_chosen: false });

function fakePlayer() {
  const told: string[] = [];
  const listeners = new Set<(state: ReturnType<LoopedPlayer["store"]["getState"]>) => void>();
  let state: ReturnType<LoopedPlayer["store"]["getState"]> = { current: null, position: 0, playing: false };
  const set = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };
  const player: LoopedPlayer = {
    store: { getState: () => state, subscribe: (run) => { listeners.add(run); return () => listeners.delete(run); } },
    play: (next) => { told.push(`play ${next.id}`); set({ current: { key: next.id, clip: next }, position: 0, playing: true }); },
    seek: (seconds) => { told.push(`seek ${seconds}`); set({ position: seconds }); },
    resume: () => { told.push("resume"); set({ playing: true }); },
  };
  return { player, told, set, watched: () => listeners.size };
}

test("a hook plays from its first second to its last, again and again", () => {
  const { player, told, set } = fakePlayer();
  createHookLoop(player).show(hook("a"));
  for (const position of [41, 54.9, 55.01]) set({ position });
  set({ position: 55.2 });
  expect(told).toEqual(["play a", "seek 40", "seek 40", "seek 40"]);
});

test("a hook at the end of a song begins again before the song ends", () => {
  const { player, told, set } = fakePlayer();
  createHookLoop(player).show(hook("a", 85, 100));
  set({ position: 99.7 });
  expect(told.at(-1)).toBe("seek 85");
});

test("a song that is current already goes on, and another hook takes its place", () => {
  const { player, told, set, watched } = fakePlayer();
  set({ current: { key: "a", clip: clip("a") }, position: 3 });
  const loop = createHookLoop(player);
  loop.show(hook("a"));
  loop.show(hook("a"));
  loop.show(hook("b", 10, 25));
  expect(told).toEqual(["resume", "seek 40", "play b", "seek 10"]);
  expect(watched()).toBe(1);
});

test.each([["another song is played", { current: { key: "z", clip: clip("z") } }], ["somebody seeks away", { position: 5 }], ["somebody seeks on", { position: 80 }]])("it lets go where %s", (_, change) => {
  const { player, told, set, watched } = fakePlayer();
  createHookLoop(player).show(hook("a"));
  set(change);
  set({ position: 55 });
  expect(told).toEqual(["play a", "seek 40"]);
  expect(watched()).toBe(0);
});

test("its place and its levels are those of the hook alone", () => {
  expect([hookFraction(hook("a"), 40), hookFraction(hook("a"), 47.5), hookFraction(hook("a"), 99)]).toEqual([0, 0.5, 1]);
  expect(hookPeaks(hook("a"))).toEqual(Array.from({ length: 15 }, (_, index) => 40 + index));
});
