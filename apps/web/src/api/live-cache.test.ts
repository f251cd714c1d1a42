import type { Clip, Session } from "@tunewright/contract";
import { getClip, getFeed, getHome, getNotificationBadge, listNotifications } from "@tunewright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeClip } from "../player/fake-clip.ts";
import { clipProgress } from "./clip-progress.ts";
import { keyOf } from "./endpoint-query.ts";
import { pollInterval } from "./follow-unfinished.ts";
import { acceptClip, applyLiveEvent, cachedClips, onClipChanged } from "./live-cache.ts";
import { queryClient } from "./query-client.ts";
import { sessionKey } from "./use-session.ts";

const [a, b] = [fakeClip("a", { status: "streaming" }), fakeClip("b")];
const feedKey = keyOf(getFeed, { query: {} });
const pagesKey = [...keyOf(getFeed), "pages"];
const homeKey = keyOf(getHome, {});
const clipKey = keyOf(getClip, { params: { id: a.id } });

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(feedKey, { clips: [a, b], next_cursor: null });
  queryClient.setQueryData(pagesKey, { pages: [{ clips: [b] }, { clips: [a] }], pageParams: [null, "x"] });
  queryClient.setQueryData(homeKey, { shelves: [{ key: "new", title: "New", clips: [b] }] });
  queryClient.setQueryData(clipKey, a);
});
type Answer = { clips: Clip[]; pages: { clips: Clip[] }[] };
const at = (key: readonly unknown[]): Answer => queryClient.getQueryData(key) as Answer;

describe("live events", () => {
  test("what happened to a person changes the badge at once, and the list is asked for anew", () => {
    queryClient.setQueryData(keyOf(listNotifications), { pages: [], pageParams: [] });
    applyLiveEvent({ type: "notification", badge_count: 3 });
    expect(queryClient.getQueryData(keyOf(getNotificationBadge, {}))).toEqual({ count: 3 });
    expect(queryClient.getQueryState(keyOf(listNotifications))?.isInvalidated).toBe(true);
  });

  test("a fresh clip stands in every cached answer, and answers without it stay what they were", () => {
    const home = at(homeKey);
    const fresh: Clip = { ...a, status: "complete", title: "A" };
    applyLiveEvent({ type: "clip.updated", clip: fresh });
    expect([at(feedKey).clips[0], at(pagesKey).pages[1]?.clips[0], at(clipKey)]).toEqual([fresh, fresh, fresh]);
    expect(at(feedKey).clips[1]).toBe(b);
    expect(at(homeKey)).toBe(home);
  });

  test("a clip that is gone leaves every list; its own page keeps it until asked again", () => {
    applyLiveEvent({ type: "clip.removed", clip_id: a.id });
    expect([at(feedKey).clips, at(pagesKey).pages[1]?.clips, at(clipKey)]).toEqual([[b], [], a]);
  });

  test("progress is kept until the clip has ended", () => {
    applyLiveEvent({ type: "clip.progress", clip_id: a.id, status: "streaming", progress: { stage: "singing", section: "Chorus 1", fraction: 0.5 } });
    expect(clipProgress.getState().get(a.id)?.progress.fraction).toBe(0.5);
    acceptClip({ ...a, status: "complete" });
    expect(clipProgress.getState().has(a.id)).toBe(false);
  });

  test("credits change the session in place", () => {
    queryClient.setQueryData(sessionKey, { credits: 50, concurrency: { running: 0, max: 4 }, isOutOfCredits: false } as Session);
    applyLiveEvent({ type: "credits", credits: 0, running: 2 });
    expect(at(sessionKey)).toMatchObject({ credits: 0, concurrency: { running: 2, max: 4 }, isOutOfCredits: true });
  });

  test("what changed is told, so that the player can follow", () => {
    const heard: string[] = [];
    const stop = onClipChanged((clip) => heard.push(clip.title));
    acceptClip({ ...b, title: "B" });
    stop();
    acceptClip({ ...b, title: "again" });
    expect(heard).toEqual(["B"]);
  });

  test("each clip is collected once", () => {
    expect([...cachedClips().keys()].toSorted()).toEqual(["a", "b"]);
  });

  test("a lost connection makes everything stale", () => {
    applyLiveEvent({ type: "resync" });
    expect(queryClient.getQueryState(feedKey)?.isInvalidated).toBe(true);
  });
});

test("polls come every second, and more slowly while answers are awaited", () => {
  expect([
    pollInterval({ requestsRunning: 0, pollingV2: true }), pollInterval({ requestsRunning: 1, pollingV2: true }),
    pollInterval({ requestsRunning: 3, pollingV2: true }), pollInterval({ requestsRunning: 1, pollingV2: false }),
  ]).toEqual([1_000, 2_000, 5_000, 10_000]);
});
