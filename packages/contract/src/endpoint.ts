import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST";
/** Finer rules live in the policies of the feature. */
export type Access = "anyone" | "signed-in" | "staff";
type Schema = z.ZodMiniType;

/** An endpoint is data: the server mounts it, the web calls it, the OpenAPI document prints it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Allowed extends Access = Access,
> {
  /** Unique, camelCase: the operationId. */
  id: string;
  method: Method;
  /** With {name} for parameters: "/api/clip/{id}". */
  path: string;
  summary: string;
  tag: string;
  access: Allowed;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  errors: readonly ErrorCode[];
  /** For "rate_limited": at most `max` requests of one person in so many seconds. Without it the server's general rule holds. */
  rate?: { max: number; seconds: number };
}

export function defineEndpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Response extends Schema = Schema,
  const Allowed extends Access = Access,
>(endpoint: Endpoint<Params, Query, Body, Response, Allowed>): Endpoint<Params, Query, Body, Response, Allowed> {
  return endpoint;
}

// The optional properties of Endpoint add undefined to every schema's type: taken off again, or every body could be missing.
type Given<S> = Extract<S, Schema>;
type Out<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>;
type In<S> = [Given<S>] extends [never] ? undefined : z.input<Given<S>>;
type Filled<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a handler receives, after validation. */
export type EndpointInput<E extends Endpoint> = {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: Out<E["body"]>;
};
/** What a caller passes. */
export type EndpointRequest<E extends Endpoint> = Filled<{
  params: In<E["params"]>;
  query: In<E["query"]>;
  body: In<E["body"]>;
}>;
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;
/** What a handler returns, before it is checked. */
export type EndpointResult<E extends Endpoint> = z.input<E["response"]>;
