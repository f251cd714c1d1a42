import type { Logger } from "pino";
import type { Bus, BusTopic, BusTopics } from "../../platform/realtime/bus.ts";

/**
 * Tells the other processes. What is announced is in the database already, so a message that cannot be sent is logged and not an error
 * of the work.
 */
export interface Announcer {
  announce<T extends BusTopic>(topic: T, message: BusTopics[T]): Promise<void>;
}

export function createAnnouncer(bus: Bus, log: Logger): Announcer {
  return {
    announce: (topic, message) => bus.publish(topic, message).catch((err: unknown) => log.warn({ err, topic }, "a message was not sent")),
  };
}
