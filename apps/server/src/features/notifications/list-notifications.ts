import type { Clip, ClipId, Notification, PlaylistId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { listLines, readActors, type Actor, type Line } from "./notifications.repo.ts";

const PAGE = 20;

export interface ListDeps {
  db: Db;
  /** Songs as this person sees them; those they may not see are left out. */
  presentClips(ids: readonly string[], viewer: { id: string }): Promise<Clip[]>;
  /** Names of those of these playlists that the person may open, by id. */
  namePlaylists(ids: readonly string[], viewer: { id: string }): Promise<ReadonlyMap<string, string>>;
  /** Which of these people the person follows. */
  listFollowed(userId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
}

/** A page of a person's lines. Skips lines about songs that are no longer there for them. Rejects with AppError "invalid_request". */
export async function listNotifications(
  { db, presentClips, namePlaylists, listFollowed }: ListDeps, viewer: { id: string }, cursor: string | undefined,
): Promise<{ notifications: Notification[]; next_cursor: string | null }> {
  const lines = await listLines(db, viewer.id, { before: cursor === undefined ? null : decode(cursor), limit: PAGE });
  const page = lines.slice(0, PAGE);
  const people = [...new Set(page.flatMap((line) => line.actor_ids))];
  const [actors, followed, clips, playlists] = await Promise.all([
    readActors(db, people), people.length === 0 ? new Set<string>() : listFollowed(viewer.id, people),
    presentClips([...new Set(page.flatMap((line) => line.clip_id ?? []))], viewer),
    namePlaylists([...new Set(page.flatMap((line) => line.playlist_id ?? []))], viewer),
  ]);
  const songs = new Map<string, Clip>(clips.map((clip) => [clip.id, clip]));
  return {
    notifications: page.filter((line) => (line.clip_id === null || songs.has(line.clip_id)) && (line.playlist_id === null || playlists.has(line.playlist_id)))
      .map((line) => present(line, actors, followed, songs, playlists)),
    next_cursor: lines.length > PAGE ? encode(page.at(-1)!.seq) : null,
  };
}

function present(line: Line, actors: ReadonlyMap<string, Actor>, followed: ReadonlySet<string>, songs: ReadonlyMap<string, Clip>, playlists: ReadonlyMap<string, string>): Notification {
  const [last] = line.actor_ids;
  const song = line.clip_id === null ? undefined : songs.get(line.clip_id);
  const handle = last === undefined ? null : (actors.get(last)?.handle ?? null);
  return {
    id: line.id, type: line.type, context: line.context, isRead: line.is_read, isFollowing: last !== undefined && followed.has(last), handle,
    contentId: line.playlist_id ?? line.comment_id ?? line.clip_id ?? handle,
    contentType: line.playlist_id !== null ? "playlist" : line.comment_id !== null ? "comment" : line.clip_id !== null ? "clip" : "user",
    created_at: line.created_at.toISOString(), actors: line.actor_ids.flatMap((id) => actors.get(id) ?? []), actor_count: line.actor_count, event_count: line.event_count,
    playlist: line.playlist_id === null ? null : { id: line.playlist_id as PlaylistId, name: playlists.get(line.playlist_id) ?? "" },
    song: song ? { id: song.id as ClipId, title: song.title, image_url: song.image_url } : null,
  };
}

const encode = (seq: number): string => Buffer.from(`n${seq.toString(36)}`).toString("base64url");

function decode(cursor: string): number {
  const match = /^n([0-9a-z]{1,11})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const seq = match ? Number.parseInt(match[1]!, 36) : Number.NaN;
  if (!Number.isSafeInteger(seq)) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return seq;
}
