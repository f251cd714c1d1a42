import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../database.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { dropUnwelcome } from "./welcome.ts";

/** What happened, by kind; `to` is the person it concerns, `by` who did it. */
export type Happening =
  | { type: "follow"; to: string; by: string }
  | { type: "like"; to: string; by: string; clipId: string; commentId?: string }
  | { type: "comment" | "mention"; to: string; by: string; clipId: string; commentId: string; text: string }
  | { type: "remix"; to: string; by: string; /** The remix itself. */ clipId: string }
  | { type: "playlist"; to: string; by: string; clipId: string; playlistId: string }
  | { type: "referral"; to: string; by: string; /** The credits in words: "250 credits". */ text: string }
  /** Of the house: what was decided, in a sentence. `caseId` keeps one decision from being told twice. */
  | { type: "moderation"; to: string; clipId?: string; caseId: string; text: string }
  | { type: "song_complete"; to: string; clipId: string; jobId: string };

const CONTEXT_LENGTH = 140;

/**
 * Writes what happened into the lists of those it concerns, in the transaction of the change itself. The same thing by the same person
 * is written once, however often it is done and undone; nobody is told of what they did themselves, of people they
 * parted from, or of likes that are kept private. Returns the people to tell, for
 * `tellPeople` after the transaction.
 */
export async function notify(tx: Db | Tx, happenings: readonly Happening[], now: Date = new Date()): Promise<string[]> {
  const rows = (await dropUnwelcome(tx, happenings.filter((each) => !("by" in each) || each.by !== each.to))).map((each) => ({
    id: randomUUID(), user_id: each.to, type: each.type, actor_id: "by" in each ? each.by : null,
    clip_id: "clipId" in each ? (each.clipId ?? null) : null, comment_id: "commentId" in each ? (each.commentId ?? null) : null, playlist_id: "playlistId" in each ? each.playlistId : null,
    context: "text" in each ? shorten(each.text) : "", read_at: null, created_at: now, ...keysOf(each, now),
  }));
  if (rows.length === 0) return [];
  const written = await tx.insertInto("notification").values(rows)
    .onConflict((conflict) => conflict.columns(["user_id", "dedupe_key"]).doNothing()).returning("user_id").execute();
  return [...new Set(written.map((row) => row.user_id))];
}

/** Tells the windows of these people that there is something new. What is lost on the way is fetched later: never fails. */
export async function tellPeople(bus: Pick<Bus, "publish">, people: readonly string[]): Promise<void> {
  await Promise.all(people.map((userId) => bus.publish("notification.changed", { userId }).catch(() => undefined)));
}

/** Likes of one thing on one day (UTC), what one person put into one playlist in a day, and the takes of one generation stand together; all else stands alone. */
function keysOf(each: Happening, now: Date): { group_key: string; dedupe_key: string } {
  switch (each.type) {
    case "follow":
      return both(`follow:${each.by}`);
    case "like": {
      const what = each.commentId === undefined ? `like:${each.clipId}` : `like-comment:${each.commentId}`;
      return { group_key: `${what}:${now.toISOString().slice(0, 10)}`, dedupe_key: `${what}:${each.by}` };
    }
    case "comment":
    case "mention":
      return both(`comment:${each.commentId}`);
    case "remix":
      return both(`remix:${each.clipId}`);
    case "playlist":
      return { group_key: `playlist:${each.playlistId}:${each.by}:${now.toISOString().slice(0, 10)}`, dedupe_key: `playlist:${each.playlistId}:${each.clipId}` };
    case "referral":
      return both(`referral:${each.by}`);
    case "moderation":
      return both(`moderation:${each.caseId}`);
    case "song_complete":
      return { group_key: `song:${each.jobId}`, dedupe_key: `song:${each.clipId}` };
  }
}

const both = (key: string) => ({ group_key: key, dedupe_key: key });

/** Cut between characters, not within one. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= CONTEXT_LENGTH ? line : `${characters.slice(0, CONTEXT_LENGTH - 1).join("").trimEnd()}…`;
}
