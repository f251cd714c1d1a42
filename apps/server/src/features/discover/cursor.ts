import { AppError } from "../../platform/http/app-error.ts";

/** Where a list of public songs goes on: after this clip. `heat` only where the list is ordered by it. */
export interface Place {
  heat: number | null;
  seq: number;
}

/** Opaque on the wire. */
export const encodePlace = ({ heat, seq }: Place): string => Buffer.from(JSON.stringify([heat, seq])).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodePlace did not make for this order. */
export function decodePlace(cursor: string, order: "new" | "trending"): Place {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [heat, seq] = parsed as unknown[];
      const fits = order === "new" ? heat === null : Number.isFinite(heat);
      if (fits && Number.isSafeInteger(seq)) return { heat: heat as number | null, seq: seq as number };
    }
  } catch {
    // Falls through to the one answer.
  }
  throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
}
