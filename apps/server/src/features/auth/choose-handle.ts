import { randomInt } from "node:crypto";
import { LIMITS } from "@tunewright/contract";

/** Words of our addresses, and names that would pass for us. */
const RESERVED = new Set(
  `about account admin administrator anonymous api app assets auth blog careers contact contest contests create dev discover edit everyone explore
  feed feedback help home hooks house info invite label labels legal library login logout mail me media moderator mod new null official persona
  personas playlist playlists press privacy radio register root search security settings sign_in sign_up signin signout signup song songs staff
  status studio support system team terms trending tunewright undefined user users webmaster www`.split(/\s+/),
);
/** Room for a number behind it. */
const BASE_MAX = 30;

export const isReservedHandle = (handle: string): boolean => RESERVED.has(handle.toLowerCase());

/** Handles to try for a new person, best first, without end: from the name, else from the e-mail's local part, then with numbers. */
export function* chooseHandles(name: string, email: string): Generator<string> {
  const bases = [name, email.split("@", 1)[0] ?? ""].map(toHandle).filter((base) => base.length >= LIMITS.handleMin);
  const base = bases[0] ?? "listener";
  if (!isReservedHandle(base)) yield base;
  const second = bases[1];
  if (second && second !== base && !isReservedHandle(second)) yield second;
  for (let digits = 2; ; digits = Math.min(digits + 1, 9)) yield `${base}_${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

/** Letters lose their accents, everything else becomes an underscore. */
function toHandle(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "").toLowerCase().slice(0, BASE_MAX).replace(/_+$/, "");
}
