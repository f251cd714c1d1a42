import { AppError } from "../../platform/http/app-error.ts";

/** A place in a list of comments: what comes after the one of this `seq`. Opaque on the wire. */
export const encodeCursor = (seq: number): string => Buffer.from(`c${seq.toString(36)}`).toString("base64url");

/** Rejects with AppError "invalid_request" what was not made here. */
export function decodeCursor(cursor: string): number {
  const match = /^c([0-9a-z]{1,11})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const seq = match ? Number.parseInt(match[1]!, 36) : Number.NaN;
  if (!Number.isSafeInteger(seq)) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return seq;
}
