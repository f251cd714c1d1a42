import type { Endpoint, EndpointRequest, EndpointResponse, ErrorBody } from "@tunewright/contract";
import type { ClientErrorCode } from "./api-error.ts";
import { ApiError } from "./api-error.ts";
import { ERROR_SENTENCES } from "./error-sentences.ts";

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** "/api/clip/{id}" with its parameters and query filled in; undefined and null are left out. */
export function urlOf(endpoint: Pick<Endpoint, "path">, request: Loose): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.params?.[name] ?? "")));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The error that a response carries; bodies that are not ours (a proxy's page) get the code of their status. */
async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const known = body && typeof body.code === "string" && Object.hasOwn(ERROR_SENTENCES, body.code);
  const code: ClientErrorCode = known ? (body.code as ClientErrorCode)
    : response.status === 404 ? "not_found" : response.status === 429 ? "rate_limited" : response.status >= 502 ? "unavailable" : "internal";
  const retry = Number(response.headers.get("retry-after"));
  return new ApiError({
    code, status: response.status, detail: known ? (body.detail ?? "") : "", fields: known ? body.fields : undefined,
    retryAfterSeconds: Number.isFinite(retry) && retry > 0 ? retry : null,
  });
}

/**
 * Calls an endpoint of the contract and gives what it answers. Throws ApiError; an aborted call throws the signal's reason.
 * Responses are not checked again: they come from our own server, which validates what it sends.
 */
export async function call<E extends Endpoint>(endpoint: E, request: EndpointRequest<E>, options: { signal?: AbortSignal } = {}): Promise<EndpointResponse<E>> {
  const loose = request as Loose;
  const hasBody = loose.body !== undefined;
  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, loose), {
      method: endpoint.method,
      headers: { accept: "application/json", ...(hasBody ? { "content-type": "application/json" } : {}) },
      ...(hasBody ? { body: JSON.stringify(loose.body) } : {}),
      credentials: "same-origin",
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError({ code: "offline", status: 0, detail: ERROR_SENTENCES.offline }, { cause });
  }
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as EndpointResponse<E>;
}
