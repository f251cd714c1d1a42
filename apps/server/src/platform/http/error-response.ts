import type { ErrorBody, ErrorCode } from "@tunewright/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { systemCode } from "../boot/boot-error.ts";
import { AppError } from "./app-error.ts";

/** Answers with an error of the catalogue. What nobody expected reveals nothing and is logged with the request's id. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.code === "internal") request.log.error({ err: error, route: request.routeOptions.url }, "a request failed");
  else if (known.status >= 500) request.log.warn({ err: error, route: request.routeOptions.url }, "a request could not be served");
  if (known.retryAfter !== undefined) void reply.header("retry-after", String(Math.max(1, Math.ceil(known.retryAfter))));
  const body: ErrorBody = { detail: known.message, code: known.code, ...(known.fields ? { fields: known.fields } : {}) };
  return reply.code(known.status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Errors of the frame around us (Fastify, PostgreSQL, the operating system) in the catalogue's words. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = systemCode(error) ?? "";
  const sentence = SENTENCES[code];
  if (sentence) return new AppError(sentence[0], sentence[1], { cause: error, ...(sentence[2] === undefined ? {} : { retryAfter: sentence[2] }) });
  if (/^08|^57P0/.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(String(error))) {
    return new AppError("unavailable", "The service is catching its breath. Try again in a moment.", { cause: error, retryAfter: 2 });
  }
  const status = typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status === 400) return new AppError("invalid_request", "The request could not be read.", { cause: error });
  return new AppError("internal", "Something went wrong on our side. Please try again.", { cause: error });
}

const SENTENCES: Record<string, [ErrorCode, string, number?]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["wrong_media_type", "Send JSON, with the header Content-Type: application/json."],
  FST_ERR_CTP_BODY_TOO_LARGE: ["too_large", "This request is larger than 1 MB."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["invalid_request", "The length of the request does not match its header."],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["invalid_request", "Send a JSON object."],
  FST_ERR_CTP_INVALID_JSON_BODY: ["invalid_request", "The request is not valid JSON."],
  FST_ERR_BAD_URL: ["not_found", "There is nothing at this address."],
  // PostgreSQL: text it cannot store, numbers beyond its types, a full disk.
  "22021": ["invalid_request", "The request contains a character that cannot be stored."],
  "22P05": ["invalid_request", "The request contains a character that cannot be stored."],
  "53100": ["storage_full", "There is no space left on the server."],
  "53300": ["unavailable", "The service is catching its breath. Try again in a moment.", 2],
  ENOSPC: ["storage_full", "There is no space left on the server."],
  ECONNREFUSED: ["unavailable", "The service is catching its breath. Try again in a moment.", 2],
  ECONNRESET: ["unavailable", "The service is catching its breath. Try again in a moment.", 2],
};
