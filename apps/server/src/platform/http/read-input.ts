import type { Endpoint } from "@tunewright/contract";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { sentenceOf } from "./issue-sentence.ts";

/** Deeper than any request of the contract; bounds the walk below. */
const DEPTH_MAX = 32;

/** Checks what a request carries against its endpoint. Throws AppError "invalid_request" that names every wrong field. */
export function readInput(endpoint: Endpoint, request: { params: unknown; query: unknown; body: unknown }): { params: unknown; query: unknown; body: unknown } {
  const fields: Record<string, string> = {};
  const read = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const before = Object.keys(fields).length;
    const cleaned = clean(value, "", 0, fields);
    // What cannot be stored is not looked at further.
    if (Object.keys(fields).length > before) return undefined;
    const result = z.safeParse(schema, cleaned, { error: sentenceOf });
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
    return undefined;
  };
  const input = { params: read(endpoint.params, request.params), query: read(endpoint.query, request.query), body: read(endpoint.body, request.body) };
  const first = Object.entries(fields)[0];
  if (!first) return input;
  // An id that cannot exist is an address that leads nowhere, where the endpoint knows that answer.
  if (endpoint.params && !z.safeParse(endpoint.params, request.params).success && endpoint.errors.includes("not_found")) {
    throw new AppError("not_found", "There is nothing at this address.");
  }
  const [name, sentence] = first;
  throw new AppError("invalid_request", name === "body" ? sentence : `${name}: ${sentence}`, { fields });
}

/**
 * NUL cannot be stored in PostgreSQL: a field error. Half of a surrogate pair cannot either (a client cut an emoji in two), and
 * nobody could see or remove it: replaced by U+FFFD.
 */
function clean(value: unknown, path: string, depth: number, fields: Record<string, string>): unknown {
  if (typeof value === "string") {
    if (value.includes("\u0000")) fields[path || "body"] = "Remove the NUL character.";
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEPTH_MAX) {
    fields[path] = "This is nested too deeply.";
    return null;
  }
  const at = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((item, index) => clean(item, at(index), depth + 1, fields));
  const out: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key.includes("\u0000")) fields[path || "body"] = "Remove the NUL character.";
    out[key.toWellFormed()] = clean(item, at(key), depth + 1, fields);
  }
  return out;
}
