import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import type { Bus } from "./bus.ts";
import { createSubscriptions, encode } from "./subscriptions.ts";

const CHANNEL = "tunewright_bus";
/** A connection that does not answer for this long is taken for dead; NOTIFY itself would stay silent for ever. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = [50, 200, 1_000, 3_000];

/**
 * The bus over PostgreSQL's LISTEN and NOTIFY. One connection listens and publishes, so that messages of one process arrive in the
 * order they were published in. Publishing never rejects for a lost connection: delivery is at most once anyway.
 */
export async function connectPostgresBus(options: { url: string; log: Logger }): Promise<Bus> {
  const { log } = options;
  const subscriptions = createSubscriptions((error) => log.error({ err: error }, "a bus handler failed"));
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** One statement at a time, in the order asked for. */
  function query(text: string, values: string[] = []): Promise<unknown> {
    const result = last.then(() => {
      if (!client) throw new Error("not connected");
      return client.query(text, values);
    });
    last = result.catch(() => {});
    return result;
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url, application_name: "tunewright-bus", keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 5_000,
    });
    next.on("error", (error) => log.warn({ err: error }, "the bus lost its connection"));
    next.on("notification", (notice) => { if (notice.payload) subscriptions.deliver(notice.payload); });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.once("end", () => {
      if (client !== next) return;
      client = null;
      void reconnect();
    });
    client = next;
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      try {
        await wait(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)], undefined, { signal: closing.signal });
        await connect();
        subscriptions.announceGap();
        return;
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, "the bus cannot connect yet");
      }
    }
  }

  await connect();
  const heartbeat = setInterval(() => {
    const probed = client;
    if (!probed) return;
    query("select 1").catch(() => {
      // Ends the socket, which leads to "end" and a new connection.
      (probed as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    });
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    async publish(topic, message) {
      const text = encode(topic, message);
      try {
        await query("select pg_notify($1, $2)", [CHANNEL, text]);
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error, topic }, "a bus message was lost");
      }
    },
    subscribe: subscriptions.subscribe,
    onGap: subscriptions.onGap,
    async close() {
      closing.abort();
      clearInterval(heartbeat);
      const open = client;
      client = null;
      await last;
      await open?.end();
    },
  };
}
