import type { Metrics } from "../metrics/create-metrics.ts";
import type { Http } from "./http.ts";

/** A part that does not answer within this time is not ready. */
const CHECK_MS = 2_000;

/** /healthz, /readyz and /metrics, for whoever runs the server. */
export function mountOperations(http: Http, options: { checks: Record<string, () => Promise<boolean>>; metrics: Metrics }): void {
  http.raw.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  http.raw.get("/readyz", async (_request, reply) => {
    const results = await Promise.all(Object.entries(options.checks).map(async ([name, check]) => [name, await within(check)] as const));
    const ready = results.every(([, ok]) => ok);
    return reply.code(ready ? 200 : 503).header("cache-control", "no-store").send({ status: ready ? "ready" : "not ready", checks: Object.fromEntries(results) });
  });

  http.raw.get("/metrics", async (_request, reply) => {
    const { type, text } = await options.metrics.print();
    return reply.header("cache-control", "no-store").type(type).send(text);
  });
}

async function within(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => { timer = setTimeout(done, CHECK_MS, false); });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
