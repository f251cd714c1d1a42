import { defineEndpoint, ERRORS, type ErrorCode } from "@tunewright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { readInput } from "../../platform/http/read-input.ts";
import { findAuthRequest } from "./auth.request.ts";
import { IP_HEADER, type Auth } from "./create-auth.ts";

const PREFIX = "/api/auth";

/** The library's handler below /api/auth, with our checks before it and our error shape behind it. */
export function mountAuth(http: Http, auth: Auth): void {
  http.raw.route({ method: ["GET", "POST"], url: `${PREFIX}/*`, exposeHeadRoute: false, handler: (request, reply) => serve(auth, request, reply) });
}

async function serve(auth: Auth, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = (request.url.split("?", 1)[0] ?? "").slice(PREFIX.length).replace(/\/$/, "");
  const open = findAuthRequest(path);
  if (!open) throw new AppError("not_found", "There is nothing at this address.");
  if (open.method !== request.method) throw new AppError("method_not_allowed", `This address answers to ${open.method} only.`);
  if (/%00/.test(request.url)) throw new AppError("invalid_request", "The request contains a character that cannot be stored.");
  const body = open.body ? readBody(open.body, request.body) : undefined;
  const url = `${request.protocol}://${request.host}${request.url.replace(/\/(?=\?|$)/, "")}`;
  if (!URL.canParse(url)) throw new AppError("invalid_request", "The Host header is not valid.");
  const answer = await auth.handler(new Request(url, {
    method: request.method, headers: headersOf(request), ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
  return relay(answer, request, reply);
}

function readBody(schema: z.ZodMiniType, sent: unknown): unknown {
  const endpoint = defineEndpoint({
    id: "auth", method: "POST", path: PREFIX, summary: "", tag: "auth", access: "anyone", body: schema, response: z.unknown(), errors: ["invalid_request"],
  });
  const { body } = readInput(endpoint, { params: undefined, query: undefined, body: sent });
  const form = body as { name?: string; email?: string };
  // Without a name the part of the address before the @ is shown; the person can change it.
  if (form.name === "") form.name = form.email?.split("@", 1)[0]?.slice(0, 64) ?? "Listener";
  return form;
}

/** What the library needs to see, and no more: a caller cannot name an address of their own. */
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers({ [IP_HEADER]: request.ip, "content-type": "application/json" });
  for (const name of ["cookie", "authorization", "origin", "referer", "user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value.slice(0, 8_000));
  }
  return headers;
}

async function relay(answer: Response, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
  for (const name of ["location", "set-auth-token", "content-type"]) {
    const value = answer.headers.get(name);
    if (value) void reply.header(name, value);
  }
  void reply.header("cache-control", "no-store");
  const text = await answer.text();
  if (answer.status < 400) return reply.code(answer.status).send(text);
  const said = parse(text);
  const code = CODES[answer.status] ?? "internal";
  if (code === "internal") request.log.error({ status: answer.status, reason: said.code }, "better-auth failed");
  const wait = answer.headers.get("x-retry-after");
  if (wait) void reply.header("retry-after", wait);
  const known = SENTENCES[said.code ?? ""];
  const detail = known?.detail ?? (code === "internal" ? "Something went wrong on our side. Please try again." : DETAILS[code] ?? said.message ?? "This did not work.");
  return reply.code(code === "internal" ? ERRORS.internal.status : answer.status).type("application/json; charset=utf-8").send(JSON.stringify({
    detail, code, ...(known?.field ? { fields: { [known.field]: detail } } : {}), message: detail, reason: said.code ?? null,
  }));
}

const CODES: Record<number, ErrorCode> = {
  400: "invalid_request", 401: "not_signed_in", 403: "not_allowed", 404: "not_found", 405: "method_not_allowed", 409: "conflict", 413: "too_large",
  415: "wrong_media_type", 422: "not_processable", 429: "rate_limited",
};
const DETAILS: Partial<Record<ErrorCode, string>> = { rate_limited: "That was too often. Wait a minute, then try again." };
const SENTENCES: Record<string, { detail: string; field?: string }> = {
  INVALID_EMAIL_OR_PASSWORD: { detail: "This e-mail address and password do not belong together." },
  USER_ALREADY_EXISTS: { detail: "There is already an account with this e-mail address.", field: "email" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { detail: "There is already an account with this e-mail address.", field: "email" },
  INVALID_TOKEN: { detail: "This link is used up or too old. Ask for a new one." },
  INVALID_PASSWORD: { detail: "This is not your current password.", field: "currentPassword" },
};

function parse(text: string): { code?: string; message?: string } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
