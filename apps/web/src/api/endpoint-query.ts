import type { Endpoint, EndpointRequest } from "@tunewright/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** Every cached answer stands under its endpoint's id and its request: ["getClip", {params: {id}}]. */
export const keyOf = <E extends Endpoint>(endpoint: E, request?: EndpointRequest<E>): readonly unknown[] =>
  request === undefined ? [endpoint.id] : [endpoint.id, request];

/** Options for useQuery and friends: `useQuery(endpointQuery(getClip, {params: {id}}))`. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, request: EndpointRequest<E>) =>
  queryOptions({ queryKey: keyOf(endpoint, request), queryFn: ({ signal }) => call(endpoint, request, { signal }) });
