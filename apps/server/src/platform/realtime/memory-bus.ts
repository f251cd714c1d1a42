import type { Bus, BusTopic, BusTopics } from "./bus.ts";
import { createSubscriptions, encode } from "./subscriptions.ts";

/** Within one process, for tests: passes the same contract suite. Messages go through JSON, as on the wire. */
export function createMemoryBus(): Bus {
  const subscriptions = createSubscriptions((error) => { throw error; });
  let closed = false;
  return {
    async publish<T extends BusTopic>(topic: T, message: BusTopics[T]) {
      const text = encode(topic, message);
      if (!closed) setImmediate(() => { if (!closed) subscriptions.deliver(text); });
    },
    subscribe: subscriptions.subscribe,
    onGap: subscriptions.onGap,
    async close() { closed = true; },
  };
}
