import type { Clip, ClipId, LiveEvent, Session } from "@tunewright/contract";
import { getDefaultProject, getFeed, getNotificationBadge, getProject, listNotifications } from "@tunewright/contract";
import { collectClips, dropClip, replaceClip } from "./cached-clips.ts";
import { forgetProgress, noteProgress } from "./clip-progress.ts";
import { keyOf } from "./endpoint-query.ts";
import { refreshEverything, refreshLists } from "./long-lists.ts";
import { queryClient } from "./query-client.ts";
import { sessionKey } from "./use-session.ts";

type ClipListener = (clip: Clip) => void;
const clipListeners = new Set<ClipListener>();
const removalListeners = new Set<(id: ClipId) => void>();

/** Tells of every clip that changed, wherever it came from; the player keeps its queue fresh by it. */
export function onClipChanged(listener: ClipListener): () => void {
  clipListeners.add(listener);
  return () => clipListeners.delete(listener);
}
export function onClipRemoved(listener: (id: ClipId) => void): () => void {
  removalListeners.add(listener);
  return () => removalListeners.delete(listener);
}

/** All clips that are cached anywhere, by id. */
export function cachedClips(): Map<ClipId, Clip> {
  const clips = new Map<ClipId, Clip>();
  for (const query of queryClient.getQueryCache().getAll()) collectClips(query.state.data, clips);
  return clips;
}

/** Puts a fresh clip in place of the old one in every cached answer. Use it with what a mutation answered, too. */
export function acceptClip(clip: Clip): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    if (data === undefined) continue;
    const next = replaceClip(data, clip);
    if (next !== data) queryClient.setQueryData(query.queryKey, next);
  }
  if (clip.status === "complete" || clip.status === "error") forgetProgress(clip.id);
  for (const listener of clipListeners) listener(clip);
}

/** Takes a clip out of every cached list. */
export function forgetClip(id: ClipId): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state;
    if (data === undefined) continue;
    const next = dropClip(data, id);
    if (next !== data) queryClient.setQueryData(query.queryKey, next);
  }
  forgetProgress(id);
  for (const listener of removalListeners) listener(id);
}

/** The person's own lists, after something was added to them. */
export const refreshOwnLists = (): void => refreshLists([getFeed.id, getDefaultProject.id, getProject.id]);

export function applyLiveEvent(event: LiveEvent): void {
  switch (event.type) {
    case "hello":
      return;
    case "clip.progress":
      noteProgress(event.clip_id, { status: event.status, progress: event.progress, at: Date.now() });
      return;
    case "clip.updated": {
      const isNew = !cachedClips().has(event.clip.id);
      acceptClip(event.clip);
      if (isNew) refreshOwnLists();
      return;
    }
    case "clip.removed":
      forgetClip(event.clip_id);
      return;
    case "credits":
      queryClient.setQueryData<Session>(sessionKey, (session) => session && {
        ...session, credits: event.credits, concurrency: { ...session.concurrency, running: event.running }, isOutOfCredits: event.credits <= 0,
      });
      return;
    case "notification":
      queryClient.setQueryData(keyOf(getNotificationBadge, {}), { count: event.badge_count });
      void queryClient.invalidateQueries({ queryKey: keyOf(listNotifications) });
      return;
    case "resync":
      refreshEverything();
  }
}
