import type { Endpoint, EndpointInput, EndpointResult, UserId } from "@tunewright/contract";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

/** Who is asking. Made by the auth feature from cookie or bearer token. */
export interface Viewer {
  id: UserId;
  isStaff: boolean;
}

export interface HandlerContext<E extends Endpoint> extends EndpointInput<E> {
  /** Never null where the endpoint's access is not "anyone". */
  viewer: E["access"] extends "anyone" ? Viewer | null : Viewer;
  log: Logger;
  /** Of the caller, as far as our proxies tell. */
  address: string;
  requestHeaders: Record<string, string | string[] | undefined>;
  /** For endpoints that set cookies; rarely needed. */
  setHeader(name: string, value: string | string[]): void;
}

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<EndpointResult<E>>;

/** Mounts endpoints of the contract: validates both ways, resolves the viewer, maps errors. */
export interface Http {
  mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** For what is not JSON: media, sockets, the web app. */
  readonly raw: FastifyInstance;
}
