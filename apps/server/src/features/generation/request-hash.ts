import type { GenerateBody } from "@tunewright/contract";
import { createHash } from "node:crypto";

/** SHA-256 of what was asked, whatever the order of its keys; equal requests are one. */
export function requestHash(body: GenerateBody): string {
  return createHash("sha256").update(JSON.stringify(sorted({ ...body, transaction_uuid: null }))).digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  // null and absent mean the same in this request.
  const entries = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}
