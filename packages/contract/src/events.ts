import * as z from "zod/mini";
import { clip, clipProgress, clipStatus } from "./entities/clip.ts";
import { clipId } from "./ids.ts";

/** What the server sends over the one WebSocket at LIVE_PATH. A signed-in socket receives its own user's events without asking. */
export const LIVE_PATH = "/api/live";

export const liveEvent = z.discriminatedUnion("type", [
  /** First message on every socket; `user_id` null when signed out. */
  z.object({ type: z.literal("hello"), user_id: z.nullable(z.string()) }),
  z.object({ type: z.literal("clip.progress"), clip_id: clipId, status: clipStatus, progress: clipProgress }),
  /** Anything about the clip changed; carries it whole. */
  z.object({ type: z.literal("clip.updated"), clip }),
  z.object({ type: z.literal("clip.removed"), clip_id: clipId }),
  z.object({ type: z.literal("credits"), credits: z.number(), running: z.number() }),
  /** Something happened that concerns the person, or was read: so many lines are unread now. */
  z.object({ type: z.literal("notification"), badge_count: z.number() }),
  /** Events were lost (slow socket, server restart): refetch what is on screen. */
  z.object({ type: z.literal("resync") }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
