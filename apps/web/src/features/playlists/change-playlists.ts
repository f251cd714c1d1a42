import type { Clip, ClipId, Playlist, PlaylistId } from "@tunewright/contract";
import { addToPlaylist, deletePlaylist, listPlaylists, removeFromPlaylist, reorderPlaylist, trashPlaylist } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { queryClient } from "../../api/query-client.ts";
import { countOf } from "../../lib/format-count.ts";
import { toast } from "../../ui/toast.ts";
import { moveWithin } from "./move-track.ts";
import { changeShownTracks, isIn, ownPlaylistsQuery, playlistQuery, refreshPlaylist } from "./playlist-queries.ts";

/** Adds songs at the end and says what came of it. Throws ApiError. */
export async function addSongs(playlist: Playlist & { id: PlaylistId }, clips: readonly Clip[]): Promise<void> {
  const { added } = await call(addToPlaylist, { params: { id: playlist.id }, body: { clip_ids: clips.map((clip) => clip.id) } });
  refreshPlaylist(playlist.id);
  toast(added === 0 ? `Already in “${playlist.name}”.` : added === 1 ? `Added to “${playlist.name}”.` : `${countOf(added, "song")} added to “${playlist.name}”.`);
}

/** Takes songs out at once; Undo puts them back at the end. */
export async function removeSongs(id: PlaylistId, clipIds: readonly ClipId[]): Promise<void> {
  changeShownTracks(id, (entries) => entries.filter((entry) => !isIn(new Set(clipIds))(entry)));
  try {
    await call(removeFromPlaylist, { params: { id }, body: { clip_ids: [...clipIds] } });
    const undo = () => void call(addToPlaylist, { params: { id }, body: { clip_ids: [...clipIds] } }).then(() => refreshPlaylist(id), complain);
    toast(clipIds.length === 1 ? "Removed from the playlist." : `${countOf(clipIds.length, "song")} removed from the playlist.`, { action: { label: "Undo", onClick: undo }, duration: 6_000 });
  } catch (error) {
    complain(error);
  }
  refreshPlaylist(id);
}

const complain = (error: unknown) => toast(sentenceFor(error), { tone: "error" });

/** Moves of one playlist reach the server in the order they were made. */
let moves: Promise<void> = Promise.resolve();

/** Moves the song at `from` to the place `to`: seen at once, put right where the server says no. */
export function moveSong(id: PlaylistId, order: readonly ClipId[], from: number, to: number): void {
  const clipId = order[from];
  const next = moveWithin(order, from, to);
  if (clipId === undefined || next.every((each, index) => each === order[index])) return;
  const after = next[next.indexOf(clipId) - 1] ?? null;
  changeShownTracks(id, (entries) => moveWithin(entries, from, to));
  moves = moves.then(async () => {
    try {
      await call(reorderPlaylist, { params: { id }, body: { clip_id: clipId, after_clip_id: after } });
      void queryClient.invalidateQueries({ queryKey: ownPlaylistsQuery.queryKey });
    } catch (error) {
      complain(error);
      refreshPlaylist(id);
    }
  });
}

/** To the trash, where it stays until it is deleted for good; Undo brings it back. Throws ApiError. */
export async function setPlaylistTrashed(playlist: { id: PlaylistId; name: string }, trash: boolean): Promise<void> {
  await call(trashPlaylist, { params: { id: playlist.id }, body: { trash } });
  refreshPlaylist(playlist.id);
  const undo = () => void setPlaylistTrashed(playlist, false).catch(complain);
  toast(trash ? `“${playlist.name}” moved to the trash.` : `“${playlist.name}” restored.`, trash ? { action: { label: "Undo", onClick: undo }, duration: 6_000 } : {});
}

/** For good; only what is in the trash. Throws ApiError. */
export async function removePlaylist(id: PlaylistId): Promise<void> {
  await call(deletePlaylist, { params: { id } });
  queryClient.removeQueries({ queryKey: playlistQuery(id).queryKey });
  await queryClient.invalidateQueries({ queryKey: [listPlaylists.id] });
}

/** Copies the link of a playlist and says so in the specification's words. */
export async function copyPlaylistLink(playlist: Pick<Playlist, "id" | "name">): Promise<void> {
  const url = `${location.origin}/playlist/${playlist.id}`;
  const data = { title: playlist.name, url };
  try {
    if (window.matchMedia("(pointer: coarse)").matches && navigator.canShare?.(data)) {
      await navigator.share(data);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast("Link copied successfully!");
  } catch (error) {
    // AbortError: the person thought better of it.
    if ((error as DOMException).name !== "AbortError") toast("Failed to copy link", { detail: "Please try again.", tone: "error" });
  }
}
