import type { Bus, BusTopic, BusTopics } from "./bus.ts";

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MESSAGE_MAX_BYTES = 7_000;

/** A message as it travels. Throws on one that no NOTIFY could carry: whoever published it must send an id instead. */
export function encode<T extends BusTopic>(topic: T, message: BusTopics[T]): string {
  const text = JSON.stringify([topic, message]);
  if (Buffer.byteLength(text) > MESSAGE_MAX_BYTES) throw new Error(`A ${topic} message of ${Buffer.byteLength(text)} bytes is too large for the bus`);
  return text;
}

export interface Subscriptions extends Pick<Bus, "subscribe" | "onGap"> {
  deliver(text: string): void;
  announceGap(): void;
}

/** Who in this process wants which topic. One handler's error never keeps the message from the others. */
export function createSubscriptions(onError: (error: unknown) => void): Subscriptions {
  const handlers = new Map<BusTopic, Set<(message: never) => void>>();
  const gapHandlers = new Set<() => void>();
  const call = (run: () => void) => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  return {
    subscribe(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set);
      set.add(handler);
      return () => set.delete(handler);
    },
    onGap(handler) {
      gapHandlers.add(handler);
      return () => gapHandlers.delete(handler);
    },
    deliver(text) {
      let parsed: [BusTopic, never];
      try {
        parsed = JSON.parse(text) as [BusTopic, never];
      } catch (error) {
        onError(error);
        return;
      }
      for (const handler of handlers.get(parsed[0]) ?? []) call(() => handler(parsed[1]));
    },
    announceGap() {
      for (const handler of gapHandlers) call(handler);
    },
  };
}
