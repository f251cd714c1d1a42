import websocket from "@fastify/websocket";
import { LIVE_PATH, liveEvent, type LiveEvent } from "@tunewright/contract";
import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import * as z from "zod/mini";
import { AppError } from "../http/app-error.ts";
import type { Http, Viewer } from "../http/http.ts";
import { isOwnOrigin } from "../http/same-origin.ts";

/** Clients have nothing to say; what they send is read and dropped. */
const MESSAGE_MAX_BYTES = 1_024;
const SOCKETS_PER_PERSON = 20;
const SOCKETS_PER_ADDRESS = 100;
/** A socket with more than this unsent misses events until it has caught up. */
const BACKLOG_MAX_BYTES = 1024 * 1024;
const HEARTBEAT_MS = 30_000;
/** RFC 6455, 7.4.1: policy violation; try again later. */
const TOO_MANY = 1013;

export interface LiveSockets {
  /** To every socket of a person in this process. */
  send(userId: string, event: LiveEvent): void;
  /** Whether anybody of this person listens here. */
  has(userId: string): boolean;
  /** To everybody: events may be missing. */
  resyncAll(): void;
  count(): number;
}

interface Options {
  log: Logger;
  viewerOf(request: FastifyRequest): Promise<Viewer | null>;
  trustedOrigins: ReadonlySet<string>;
  /** Milliseconds between pings. */
  heartbeatMs?: number;
  backlogMaxBytes?: number;
}

interface Socket { socket: WebSocket; userId: string | null; address: string; alive: boolean; behind: boolean }

/** The one WebSocket, at LIVE_PATH: cookie, bearer token, or `?token=` where a client cannot set headers. */
export async function mountLiveSocket(http: Http, options: Options): Promise<LiveSockets> {
  const sockets = new Set<Socket>();
  const people = new Map<string, Set<Socket>>();
  const backlogMax = options.backlogMaxBytes ?? BACKLOG_MAX_BYTES;

  function deliver(to: Socket, text: string): void {
    const { socket } = to;
    if (socket.readyState !== socket.OPEN) return;
    if (to.behind || socket.bufferedAmount > backlogMax) to.behind = true;
    else socket.send(text);
  }
  /** A socket that has caught up is told that it missed something. */
  function revive(one: Socket): void {
    if (!one.behind || one.socket.bufferedAmount > backlogMax / 2) return;
    one.behind = false;
    deliver(one, RESYNC);
  }

  const heartbeat = setInterval(() => {
    for (const one of sockets) {
      if (!one.alive) one.socket.terminate();
      one.alive = false;
      one.socket.ping();
      revive(one);
    }
  }, options.heartbeatMs ?? HEARTBEAT_MS);
  heartbeat.unref();
  http.raw.addHook("onClose", async () => clearInterval(heartbeat));

  await http.raw.register(websocket, { options: { maxPayload: MESSAGE_MAX_BYTES, perMessageDeflate: false } });
  const viewers = new WeakMap<FastifyRequest, Viewer | null>();
  http.raw.route({
    method: "GET",
    url: LIVE_PATH,
    preValidation: async (request) => {
      const { origin, host, authorization } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, host, options.trustedOrigins)) throw new AppError("not_allowed", "This request came from another site.");
      const { token } = request.query as { token?: unknown };
      if (authorization === undefined && typeof token === "string") request.headers.authorization = `Bearer ${token}`;
      viewers.set(request, await options.viewerOf(request));
    },
    handler: async () => { throw new AppError("invalid_request", "Open this address as a WebSocket."); },
    wsHandler: (socket, request) => {
      const userId = viewers.get(request)?.id ?? null;
      const own = userId === null ? null : (people.get(userId) ?? new Set<Socket>());
      const neighbours = [...sockets].filter((each) => each.address === request.ip).length;
      if ((own?.size ?? 0) >= SOCKETS_PER_PERSON || neighbours >= SOCKETS_PER_ADDRESS) {
        socket.close(TOO_MANY, "Too many connections");
        return;
      }
      const one: Socket = { socket, userId, address: request.ip, alive: true, behind: false };
      sockets.add(one);
      if (userId !== null && own) people.set(userId, own.add(one));
      socket.on("pong", () => { one.alive = true; revive(one); });
      // Too large or malformed messages: ws closes the socket itself.
      socket.on("error", (error) => options.log.debug({ err: error }, "a live socket failed"));
      socket.on("close", () => {
        sockets.delete(one);
        own?.delete(one);
        if (userId !== null && own?.size === 0) people.delete(userId);
      });
      deliver(one, JSON.stringify({ type: "hello", user_id: userId } satisfies LiveEvent));
    },
  });

  return {
    send(userId, event) {
      const own = people.get(userId);
      if (!own) return;
      const checked = z.safeParse(liveEvent, event);
      if (!checked.success) {
        options.log.error({ type: event.type, issues: checked.error.issues.length }, "a live event was against its contract");
        return;
      }
      const text = JSON.stringify(checked.data);
      for (const one of own) { revive(one); deliver(one, text); }
    },
    has: (userId) => people.has(userId),
    resyncAll() {
      for (const one of sockets) deliver(one, RESYNC);
    },
    count: () => sockets.size,
  };
}

const RESYNC = JSON.stringify({ type: "resync" } satisfies LiveEvent);
