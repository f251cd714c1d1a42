import type { Clip, ClipId, LiveEvent } from "@tunewright/contract";
import type { Logger } from "pino";
import type { Bus } from "./bus.ts";
import type { LiveSockets } from "./live-socket.ts";

export interface ForwardDeps {
  bus: Bus;
  sockets: LiveSockets;
  log: Logger;
  /** A clip as this person sees it; null when it is gone. */
  presentClipFor(userId: string, clipId: string): Promise<Clip | null>;
  readCredits(userId: string): Promise<{ credits: number; running: number }>;
  /** Unread lines. */
  countNotifications(userId: string): Promise<number>;
}

/** Carries the bus to the sockets of those it concerns. Rows are read only for people who listen in this process. */
export function forwardToSockets({ bus, sockets, log, presentClipFor, readCredits, countNotifications }: ForwardDeps): () => void {
  const once = createCoalescer((error) => log.warn({ err: error }, "a live event could not be made"));
  const stops = [
    bus.subscribe("clip.updated", ({ clipId, userId }) => {
      if (!sockets.has(userId)) return;
      once(`clip ${clipId} ${userId}`, async () => {
        const clip = await presentClipFor(userId, clipId);
        sockets.send(userId, clip ? { type: "clip.updated", clip } : { type: "clip.removed", clip_id: clipId as ClipId });
      });
    }),
    bus.subscribe("clip.removed", ({ clipId, userId }) => sockets.send(userId, { type: "clip.removed", clip_id: clipId as ClipId })),
    bus.subscribe("clip.progress", ({ clipId, userId, status, stage, section, fraction }) => {
      sockets.send(userId, { type: "clip.progress", clip_id: clipId, status, progress: { stage, section, fraction } } as LiveEvent);
    }),
    bus.subscribe("credits.changed", ({ userId }) => {
      if (!sockets.has(userId)) return;
      once(`credits ${userId}`, async () => sockets.send(userId, { type: "credits", ...(await readCredits(userId)) }));
    }),
    bus.subscribe("notification.changed", ({ userId }) => {
      if (!sockets.has(userId)) return;
      once(`notifications ${userId}`, async () => sockets.send(userId, { type: "notification", badge_count: await countNotifications(userId) }));
    }),
    bus.onGap(() => sockets.resyncAll()),
  ];
  return () => { for (const stop of stops) stop(); };
}

/**
 * Many changes of one thing while it is being read become one more reading: the last reading always begins after the last change.
 */
function createCoalescer(onError: (error: unknown) => void): (key: string, read: () => Promise<void>) => void {
  const reading = new Map<string, { again: boolean }>();
  return function once(key, read) {
    const now = reading.get(key);
    if (now) {
      now.again = true;
      return;
    }
    const state = { again: false };
    reading.set(key, state);
    void read().catch(onError).finally(() => {
      reading.delete(key);
      if (state.again) once(key, read);
    });
  };
}
