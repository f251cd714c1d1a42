import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_ENDPOINTS } from "@tunewright/contract/endpoints/index";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "../metrics/create-metrics.ts";
import { mountApiPages } from "./api-page.ts";
import { createHttp, type HttpServer } from "./create-http.ts";
import { mountOperations } from "./mount-operations.ts";
import { addSecurityHeaders, findInlineScripts } from "./security-headers.ts";
import { readWebPage, serveWebApp } from "./serve-web-app.ts";

let http: HttpServer;
let dist: string;
const checks = { database: true, storage: true };
const PAGE = "<!doctype html><script>document.title='x'</script><script type=module src=/assets/app-1a2b.js></script>";

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "tw-dist-"));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), PAGE);
  await writeFile(join(dist, "theme.js"), "theme");
  await writeFile(join(dist, "assets", "app-1a2b.js"), "plain script");
  await writeFile(join(dist, "assets", "app-1a2b.js.br"), "brotli bytes");
  await writeFile(join(dist, "assets", "app-1a2b.js.gz"), "gzip bytes");
  http = await createHttp({ log: pino({ level: "silent" }), viewerOf: async () => null, trustedOrigins: new Set(), rateLimiter: { take: async () => 0 } });
  const metrics = createMetrics({ countJobs: async () => [{ queue: "takes", waiting: 3, active: 1, failed: 0 }], countSockets: () => 7 });
  metrics.watch(http.raw);
  addSecurityHeaders(http.raw, { inlineScripts: findInlineScripts((await readWebPage(dist)) ?? ""), https: true });
  mountOperations(http, { metrics, checks: { database: async () => checks.database, storage: async () => { if (!checks.storage) throw new Error("down"); return true; } } });
  mountApiPages(http, ALL_ENDPOINTS, { version: "1.2.3", baseUrl: "http://localhost:4100" });
  await serveWebApp(http, dist);
  await http.raw.ready();
});
afterAll(async () => { await http.close(); await rm(dist, { recursive: true, force: true }); });
const get = (url: string, headers: Record<string, string> = {}) => http.raw.inject({ url, headers });

test("health is life; readiness is every part, and a part that throws is not ready", async () => {
  expect((await get("/healthz")).json()).toEqual({ status: "ok" });
  expect((await get("/readyz")).json()).toEqual({ status: "ready", checks: { database: true, storage: true } });
  checks.storage = false;
  const answer = await get("/readyz");
  expect([answer.statusCode, answer.json().checks]).toEqual([503, { database: true, storage: false }]);
  checks.storage = true;
});

test("metrics tell requests by route, jobs, sockets and the event loop's lag", async () => {
  await get("/healthz");
  await get("/no/such/thing.png");
  const { body } = await get("/metrics");
  expect(body).toContain('tunewright_request_seconds_count{method="GET",route="/healthz",status="200"}');
  expect(body).toContain('tunewright_jobs{queue="takes",state="waiting"} 3');
  expect(body).toContain("tunewright_live_sockets 7");
  expect(body).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(body).not.toContain("/no/such");
});

test("the API's description names every endpoint, for machines and for people", async () => {
  const document = (await get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const page = (await get("/api/docs")).body;
  for (const { id, path, method } of ALL_ENDPOINTS) {
    expect(document.paths[path][method.toLowerCase()].operationId).toBe(id);
    expect(page).toContain(`<article id="${id}">`);
  }
  expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3)/);
});

test("the page answers for every address of the app, and is asked for anew", async () => {
  for (const url of ["/", "/create", "/song/x", "/@ada", "/me?tab=1", "/index.html"]) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([url, 200, PAGE, "no-cache"]);
  }
  const etag = String((await get("/")).headers.etag);
  expect((await get("/", { "if-none-match": etag })).statusCode).toBe(304);
});

test("hashed files keep for a year, in the encoding that the browser takes; ranges work on the plain file", async () => {
  const answers = await Promise.all(["br, gzip", "gzip, br;q=0", "identity"].map((encoding) => get("/assets/app-1a2b.js", { "accept-encoding": encoding })));
  expect(answers.map(({ body, headers }) => [body, headers["content-encoding"], headers["cache-control"], headers["content-type"]])).toEqual([
    ["brotli bytes", "br", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
    ["gzip bytes", "gzip", "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
    ["plain script", undefined, "public, max-age=31536000, immutable", "text/javascript; charset=utf-8"],
  ]);
  expect((await get("/theme.js")).headers["cache-control"]).toBe("no-cache");
  const part = await get("/assets/app-1a2b.js", { range: "bytes=0-4" });
  expect([part.statusCode, part.body]).toEqual([206, "plain"]);
});

test.each(["/assets/gone.js", "/picture.png", "/api/unknown", "/dev/x", "/%E0%A4%A", "/assets/%00.js"])("%s is not found, and is no page", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
});

test.each(["/../../../../../../etc/passwd", "/..%2f..%2f..%2f..%2fetc%2fpasswd", "//etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd"])("%s never leaves the folder", async (url) => {
  expect((await get(url)).body).toBe(PAGE);
});

test("every answer carries the protecting headers; only the page's own inline script may run", async () => {
  const { headers } = await get("/");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "strict-transport-security": "max-age=31536000" });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+=';/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await get("/api/unknown")).headers["x-content-type-options"]).toBe("nosniff");
});
