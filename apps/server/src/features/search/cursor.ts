import { AppError } from "../../platform/http/app-error.ts";

/** Results beyond this are not walked to: whoever looks for something adds a word. */
export const RESULTS_MAX = 1_000;

/** How many results came before. A ranking moves as songs are heard, so a page says where it begins and nothing finer. */
export const encodeOffset = (offset: number): string => Buffer.from(`o${offset}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that encodeOffset did not make. */
export function decodeOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const match = /^o(\d{1,4})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const offset = match ? Number(match[1]) : NaN;
  if (!(offset <= RESULTS_MAX)) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return offset;
}
