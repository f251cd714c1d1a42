import type { Db, Tx } from "../../database.ts";
import { findBlocked } from "../blocks/index.ts";
import type { Happening } from "./notify.ts";

/** Leaves out what people do who blocked the other or are blocked, and likes of people who keep theirs private. */
export async function dropUnwelcome(tx: Db | Tx, happenings: readonly Happening[]): Promise<Happening[]> {
  const doers = new Map<string, string[]>();
  for (const each of happenings) if ("by" in each) doers.set(each.by, [...(doers.get(each.by) ?? []), each.to]);
  if (doers.size === 0) return [...happenings];
  const parted = new Map<string, ReadonlySet<string>>();
  for (const [by, people] of doers) parted.set(by, await findBlocked(tx, { id: by }, people));
  const likers = [...new Set(happenings.flatMap((each) => (each.type === "like" ? [each.by] : [])))];
  const quiet = likers.length === 0 ? new Set<string>() : new Set(
    (await tx.selectFrom("profile").select("user_id").where("user_id", "in", likers).where("private_likes", "=", true).execute()).map((row) => row.user_id),
  );
  return happenings.filter((each) => !("by" in each) || (!parted.get(each.by)!.has(each.to) && !(each.type === "like" && quiet.has(each.by))));
}
