import { AppError } from "../../platform/http/app-error.ts";
import type { HeatPlace } from "./hooks.repo.ts";

const refuse = () => new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
const MOST = 9_999;

/** After the song of this heat. Opaque on the wire. */
export const encodeHeat = ({ heat, seq }: HeatPlace): string => Buffer.from(`h${heat} ${seq}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeHeat did not make. */
export function decodeHeat(cursor: string): HeatPlace {
  const match = /^h(-?\d{1,10}(?:\.\d{1,20})?) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match) throw refuse();
  return { heat: Number(match[1]), seq: Number(match[2]) };
}

/** After so many. A person's chosen hooks are few, and change as they choose. */
export const encodeOffset = (offset: number): string => Buffer.from(`k${offset}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeOffset did not make. */
export function decodeOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const match = /^k(\d{1,4})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match || Number(match[1]) > MOST) throw refuse();
  return Number(match[1]);
}
