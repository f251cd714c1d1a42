import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { QueueCounts } from "../queue/postgres-jobs.ts";

export interface Metrics {
  /** Counts every request of the server by its route. Call before routes are added. */
  watch(app: FastifyInstance): void;
  /** In the text format of Prometheus. */
  print(): Promise<{ type: string; text: string }>;
}

/** Process (memory, event-loop lag), requests, jobs, live connections. */
export function createMetrics(sources: { countJobs(): Promise<QueueCounts[]>; countSockets(): number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "tunewright_request_seconds", help: "Time to answer, by route", labelNames: ["method", "route", "status"], registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  registry.registerMetric(new Gauge({
    name: "tunewright_jobs", help: "Jobs by queue and state", labelNames: ["queue", "state"], registers: [],
    async collect() {
      const counts = await sources.countJobs();
      this.reset();
      for (const { queue, waiting, active, failed } of counts) {
        this.set({ queue, state: "waiting" }, waiting);
        this.set({ queue, state: "active" }, active);
        this.set({ queue, state: "failed" }, failed);
      }
    },
  }));
  registry.registerMetric(new Gauge({
    name: "tunewright_live_sockets", help: "Open WebSockets of this process", registers: [], collect() { this.set(sources.countSockets()); },
  }));
  return {
    watch(app) {
      app.addHook("onResponse", async (request, reply) => {
        // Unknown addresses share one label: strangers must not fill the memory with names.
        const route = request.routeOptions.url ?? "unknown";
        durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
      });
    },
    async print() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
