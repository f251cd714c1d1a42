import { LIMITS } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { canBeListedFor as clipCanBeListedFor, loadVisibleClips } from "../clips/index.ts";
import { notify } from "../notifications/index.ts";
import { canArrange } from "./playlists.policy.ts";
import { readMemberships, updatePlaylist, type PlaylistRow } from "./playlists.repo.ts";

type Person = { id: string };
const STEP = 1024;

export const gone = () => new AppError("not_found", "This playlist is not here. It may have been deleted.");

/**
 * Runs a change of a playlist's songs while its row is locked, so that changes come one after the other and no two songs get one place.
 * Rejects with AppError "not_found" unless the person may arrange it.
 */
function withLock<T>(db: Db, person: Person, playlistId: string, change: (tx: Tx, playlist: PlaylistRow) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const playlist = await tx.selectFrom("playlist").selectAll().where("id", "=", playlistId).forUpdate().executeTakeFirst();
    if (!playlist || !canArrange(person, playlist, (await readMemberships(tx, person.id, [playlistId])).has(playlistId))) throw gone();
    const result = await change(tx, playlist);
    await updatePlaylist(tx, playlistId, {});
    return result;
  });
}

/**
 * Adds songs at the end, in the order given. Returns how many were new, and the people to tell: whose song entered a public list of
 * somebody else. Rejects with AppError "not_found" or "not_processable".
 */
export const addTracks = (db: Db, person: Person, playlistId: string, clipIds: readonly string[]): Promise<{ added: number; told: string[] }> =>
  withLock(db, person, playlistId, async (tx, playlist) => {
    const fresh = await appendTracks(tx, person, playlistId, clipIds);
    const told = playlist.is_public
      ? await notify(tx, fresh.map(({ id: clipId, user_id: to }) => ({ type: "playlist" as const, to, by: person.id, clipId, playlistId }))) : [];
    return { added: fresh.length, told };
  });

/** The playlist's row must be locked, or made in this transaction. Returns the songs that are new in it. */
export async function appendTracks(tx: Tx, person: Person, playlistId: string, clipIds: readonly string[]): Promise<{ id: string; user_id: string }[]> {
  const clips = await loadVisibleClips(tx, clipIds, person);
  for (const clip of clips) {
    if (clip.trashed_at) throw new AppError("not_processable", "Take the song out of the trash first.");
    // What plays only for those who have its link does not enter the lists of others.
    if (!clipCanBeListedFor(person, clip)) throw new AppError("not_processable", "This song is link only: its maker keeps it out of playlists.");
  }
  const { songs, last } = await tx.selectFrom("playlist_track").where("playlist_id", "=", playlistId)
    .select((eb) => [eb.fn.countAll<number>().as("songs"), eb.fn.max("position").as("last")]).executeTakeFirstOrThrow();
  const added = await tx.insertInto("playlist_track")
    .values(clips.map(({ id }, index) => ({ playlist_id: playlistId, clip_id: id, position: (last ?? 0) + (index + 1) * STEP })))
    .onConflict((conflict) => conflict.doNothing()).returning("clip_id").execute();
  if (Number(songs) + added.length > LIMITS.playlistSongs) {
    throw new AppError("not_processable", `A playlist holds at most ${LIMITS.playlistSongs.toLocaleString("en")} songs.`);
  }
  const fresh = new Set(added.map((row) => row.clip_id));
  return clips.filter((clip) => fresh.has(clip.id));
}

/** What is not in it is no error: it is out. */
export const removeTracks = (db: Db, person: Person, playlistId: string, clipIds: readonly string[]): Promise<void> =>
  withLock(db, person, playlistId, async (tx) => {
    await tx.deleteFrom("playlist_track").where("playlist_id", "=", playlistId).where("clip_id", "in", clipIds).execute();
  });

/**
 * Moves a song to stand right after another, or first (`afterId` null). Named by neighbours and not by number, so that what two windows
 * do at once still means what each saw. Rejects with AppError "conflict" where one of the two has left the playlist.
 */
export const moveTrack = (db: Db, person: Person, playlistId: string, clipId: string, afterId: string | null): Promise<void> =>
  withLock(db, person, playlistId, async (tx) => {
    const place = async (): Promise<number | null> => {
      const others = tx.selectFrom("playlist_track").where("playlist_id", "=", playlistId).where("clip_id", "<>", clipId);
      const before = afterId === null ? null : await others.select("position").where("clip_id", "=", afterId).executeTakeFirst();
      if (before === undefined) throw left();
      const behind = await others.select("position").where("position", ">", before?.position ?? -Infinity).orderBy("position").limit(1).executeTakeFirst();
      if (!behind) return (before?.position ?? 0) + STEP;
      if (!before) return behind.position - STEP;
      const middle = (before.position + behind.position) / 2;
      return middle > before.position && middle < behind.position ? middle : null;
    };
    if (clipId === afterId) return;
    let position = await place();
    if (position === null) {
      await renumber(tx, playlistId);
      position = (await place())!;
    }
    const { numUpdatedRows } = await tx.updateTable("playlist_track").set({ position }).where("playlist_id", "=", playlistId).where("clip_id", "=", clipId).executeTakeFirst();
    if (numUpdatedRows === 0n) throw left();
  });

const left = () => new AppError("conflict", "This song is no longer in the playlist.");

/** Halving has used up the room between two songs: all get whole steps again. */
async function renumber(tx: Tx, playlistId: string): Promise<void> {
  await sql`
    update playlist_track as track set position = fresh.number * ${STEP}
    from (select clip_id, row_number() over (order by position) as number from playlist_track where playlist_id = ${playlistId}) as fresh
    where track.playlist_id = ${playlistId} and track.clip_id = fresh.clip_id`.execute(tx);
}
