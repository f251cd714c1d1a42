/**
 * Messages between our processes. At most once, small (under 7 KB as JSON: PostgreSQL NOTIFY carries 8,000 bytes),
 * so they carry ids, and receivers read the row.
 */
export interface BusTopics {
  /** The clip changed; `userId` is who is told: its owner, or whoever changed something about it. */
  "clip.updated": { clipId: string; userId: string };
  "clip.removed": { clipId: string; userId: string };
  "clip.progress": { clipId: string; userId: string; status: string; stage: string; section: string | null; fraction: number };
  /** A chunk of streaming audio was stored. */
  "clip.chunk": { clipId: string; index: number; last: boolean };
  "credits.changed": { userId: string };
  /** Something happened that concerns this person, or they read it. */
  "notification.changed": { userId: string };
  /** Stop a running job. */
  "job.cancel": { jobId: string };
}
export type BusTopic = keyof BusTopics;

export interface Bus {
  publish<T extends BusTopic>(topic: T, message: BusTopics[T]): Promise<void>;
  /** Returns an unsubscribe function. Handlers must not throw. */
  subscribe<T extends BusTopic>(topic: T, handler: (message: BusTopics[T]) => void): () => void;
  /** Called after the connection was lost and regained: messages may be missing. */
  onGap(handler: () => void): () => void;
  close(): Promise<void>;
}
