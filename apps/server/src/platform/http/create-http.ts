import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import type { Endpoint } from "@tunewright/contract";
import fastify, { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { sendError } from "./error-response.ts";
import type { Handler, HandlerContext, Http, Viewer } from "./http.ts";
import { pathOf } from "./path-of.ts";
import type { RateLimiter, RateRule } from "./rate-limiter.ts";
import { readInput } from "./read-input.ts";
import { isSameOrigin } from "./same-origin.ts";
import { sendJson } from "./send-json.ts";

const BODY_LIMIT = 1024 * 1024;
/** For endpoints that declare "rate_limited" and no rule of their own, by person, or by address where nobody is signed in. */
const RATE: RateRule = { max: 120, seconds: 60 };
/** Addresses of reverse proxies, whose X-Forwarded-* are believed: this machine and private networks. */
const PROXIES = ["loopback", "linklocal", "uniquelocal"];

export interface HttpOptions {
  log: Logger;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  /** Origins ("https://host") whose pages may call us with cookies, besides the host that was called. */
  trustedOrigins: ReadonlySet<string>;
  rateLimiter: RateLimiter;
}

export interface HttpServer extends Http {
  /** Ids of the mounted endpoints. */
  readonly mounted: ReadonlySet<string>;
  /**
   * For GET and HEAD of addresses that no route knows and that are not the API's: answers, or returns null to leave it at "not found".
   */
  serveUnknown(handler: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null): void;
  /** Stops accepting, lets requests in flight end. */
  close(): Promise<void>;
}

/** The one way into the server: endpoints of the contract by `mount`, anything else on `raw`. */
export async function createHttp(options: HttpOptions): Promise<HttpServer> {
  const raw = fastify({
    // Our requests' loggers are pino's; Fastify's own type of them is narrower.
    loggerInstance: options.log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    trustProxy: PROXIES,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // The metrics count requests; the log keeps what went wrong.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => { sendError(error, request as FastifyRequest, reply as FastifyReply); },
  });
  // Brotli costs too much processor time for answers made on the spot; files of the web app are compressed beforehand.
  await raw.register(compress, { encodings: ["gzip"], threshold: 1024 });
  acceptOnlyJson(raw);
  raw.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  raw.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
    if (!isSameOrigin(request.headers, options.trustedOrigins)) throw new AppError("not_allowed", "This request came from another site.");
  });

  const mounted = new Set<string>();
  const paths: { pattern: RegExp; method: string }[] = [];
  let unknown: Parameters<HttpServer["serveUnknown"]>[0] = () => null;
  raw.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const reads = request.method === "GET" || request.method === "HEAD";
    const served = reads && !/^\/(api|dev)(\/|$)/.test(path) ? unknown(request, reply) : null;
    if (served) return served;
    const other = paths.filter((each) => each.pattern.test(path)).map((each) => each.method);
    if (other.length === 0) return sendError(new AppError("not_found", "There is nothing at this address."), request, reply);
    void reply.header("allow", other.join(", "));
    return sendError(new AppError("method_not_allowed", `This address answers to ${other.join(" and ")} only.`), request, reply);
  });

  return {
    raw,
    mounted,
    mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): void {
      if (mounted.has(endpoint.id)) throw new Error(`The endpoint ${endpoint.id} is mounted twice`);
      mounted.add(endpoint.id);
      paths.push({ pattern: new RegExp(`^${endpoint.path.replace(/\/$/, "").replace(/\{\w+\}/g, "[^/]+")}/?$`), method: endpoint.method });
      raw.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
        handler: (request, reply) => serve(options, endpoint, handler, request, reply),
      });
    },
    serveUnknown(handler) {
      unknown = handler;
    },
    close: () => raw.close(),
  };
}

async function serve<E extends Endpoint>(
  options: HttpOptions, endpoint: E, handler: Handler<E>, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> {
  const viewer = await options.viewerOf(request);
  if (endpoint.access !== "anyone" && !viewer) throw new AppError("not_signed_in", "Sign in to do this.");
  if (endpoint.access === "staff" && !viewer?.isStaff) throw new AppError("not_allowed", "Only staff may do this.");
  if (endpoint.errors.includes("rate_limited")) {
    const wait = await options.rateLimiter.take(`${endpoint.id}:${viewer?.id ?? request.ip}`, endpoint.rate ?? RATE);
    if (wait > 0) throw new AppError("rate_limited", "That was too much at once. Wait a moment, then try again.", { retryAfter: wait });
  }
  const input = readInput(endpoint, request);
  const context = {
    ...input, viewer, log: request.log as Logger, address: request.ip, requestHeaders: request.headers,
    setHeader: (name: string, value: string | string[]) => void reply.header(name, value),
  } as unknown as HandlerContext<E>;
  const result = z.safeParse(endpoint.response, await handler(context));
  if (!result.success) {
    throw new Error(`${endpoint.id} answered against its contract: ${result.error.issues.map((i) => `${i.path.join(".")} ${i.code}`).join("; ").slice(0, 500)}`);
  }
  if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
  return sendJson(request, reply, JSON.stringify(result.data));
}

function acceptOnlyJson(raw: Http["raw"]): void {
  raw.removeAllContentTypeParsers();
  const parse = raw.getDefaultJsonParser("error", "error");
  raw.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Endpoints without a body are called by clients that always name JSON.
    if (body === "") done(null, undefined);
    else parse(request, body as string, done);
  });
}
