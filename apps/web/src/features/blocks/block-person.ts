import { setBlock } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { refreshEverything } from "../../api/long-lists.ts";

/** Blocks a person or no longer: whatever is on screen is asked for anew, since songs, comments and lists change with it. Throws ApiError. */
export async function setBlocked(handle: string, on: boolean): Promise<void> {
  await call(setBlock, { body: { handle, unblock: !on } });
  refreshEverything();
}
