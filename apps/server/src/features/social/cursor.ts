import { AppError } from "../../platform/http/app-error.ts";

/** A place in a person's songs: after the one of this `seq`. Opaque on the wire. */
export const encodeSeq = (seq: number): string => Buffer.from(JSON.stringify([null, seq])).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeSeq did not make. */
export function decodeSeq(cursor: string): number {
  const match = /^\[null,(\d{1,15})\]$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return Number(match[1]);
}
