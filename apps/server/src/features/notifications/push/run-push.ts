import type { Notification } from "@tunewright/contract";
import type { Logger } from "pino";
import type { Db } from "../../../database.ts";
import type { Bus } from "../../../platform/realtime/bus.ts";
import { readPushKeys } from "./encrypt-push.ts";
import { claimUntold, countSubscriptions, newestUnread, noteOutcome } from "./push.repo.ts";
import { wordPush } from "./push-words.ts";
import type { SendPush } from "./send-push.ts";

export interface PushDeps {
  db: Db;
  log: Logger;
  send: SendPush;
  /** The newest line of a person's list; null where it is empty. */
  readNewestLine(userId: string): Promise<Notification | null>;
}

/** Tells the browsers of a person of their newest unread line, where they have not heard of it. Returns how many were told. */
export async function pushTo({ db, send, readNewestLine }: Omit<PushDeps, "log">, userId: string): Promise<number> {
  if ((await countSubscriptions(db, userId)) === 0) return 0;
  const seq = await newestUnread(db, userId);
  const line = seq === null ? null : await readNewestLine(userId);
  // Read meanwhile, or about what is no longer there for them.
  if (seq === null || !line || line.isRead) return 0;
  const text = JSON.stringify(wordPush(line));
  const told = await claimUntold(db, userId, seq);
  await Promise.all(told.map(async ({ id, endpoint, p256dh, auth }) => {
    const keys = readPushKeys({ p256dh, auth });
    await noteOutcome(db, id, keys ? await send({ endpoint, ...keys }, text) : "gone");
  }));
  return told.length;
}

/** Listens to what happens and pushes it; one person's events one after the other. Returns the way to stop, which waits for what is under way. */
export function runPush(deps: PushDeps & { bus: Bus }): () => Promise<void> {
  const running = new Map<string, { again: boolean; done: Promise<void> }>();
  const start = (userId: string): void => {
    const now = running.get(userId);
    if (now) {
      now.again = true;
      return;
    }
    const state = { again: false, done: Promise.resolve() };
    running.set(userId, state);
    state.done = pushTo(deps, userId).then(() => undefined, (error: unknown) => deps.log.warn({ err: error }, "a push could not be sent")).finally(() => {
      running.delete(userId);
      if (state.again) start(userId);
    });
  };
  const stop = deps.bus.subscribe("notification.changed", ({ userId }) => start(userId));
  return async () => {
    stop();
    while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
  };
}
