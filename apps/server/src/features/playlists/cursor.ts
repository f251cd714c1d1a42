import { AppError } from "../../platform/http/app-error.ts";

/** A place in a playlist: after the song at this position. Opaque on the wire. */
export const encodePosition = (position: number): string => Buffer.from(`p${position}`).toString("base64url");

/** A place among liked songs: after the like of this moment (microseconds, as PostgreSQL writes it) and this song. */
export const encodeLike = (at: string, clipId: string): string => Buffer.from(`l${at} ${clipId}`).toString("base64url");

const refuse = () => new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });

/** Throws AppError "invalid_request" on anything that encodePosition did not make. */
export function decodePosition(cursor: string): number {
  const match = /^p(-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const position = match ? Number(match[1]) : NaN;
  if (!Number.isFinite(position)) throw refuse();
  return position;
}

/** Throws AppError "invalid_request" on anything that encodeLike did not make. */
export function decodeLike(cursor: string): { micros: string; clipId: string } {
  const match = /^l(\d{1,17}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match) throw refuse();
  return { micros: match[1]!, clipId: match[2]! };
}
