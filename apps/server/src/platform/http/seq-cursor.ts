import { AppError } from "./app-error.ts";

/** A place in a list that is ordered by a row's number: what comes after the row of this `seq`. Opaque on the wire. */
export const encodeSeq = (seq: number): string => Buffer.from(`f${seq.toString(36)}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeSeq did not make. */
export function decodeSeq(cursor: string): number {
  const match = /^f([0-9a-z]{1,11})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const seq = match ? Number.parseInt(match[1]!, 36) : Number.NaN;
  if (!Number.isSafeInteger(seq)) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return seq;
}
