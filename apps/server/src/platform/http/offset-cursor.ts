import { AppError } from "./app-error.ts";

/** Nobody turns that many pages. */
const MOST = 10_000;

/** A place in a short list that people make by hand. Opaque on the wire. */
export const encodeOffset = (offset: number): string => Buffer.from(`o${offset}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeOffset did not make. */
export function decodeOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const match = /^o(\d{1,5})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const offset = match ? Number(match[1]) : NaN;
  if (!(offset <= MOST)) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return offset;
}
