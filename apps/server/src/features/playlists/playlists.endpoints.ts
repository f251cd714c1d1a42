import {
  LIKED_PLAYLIST, LIMITS, addToPlaylist, createPlaylist, deletePlaylist, editPlaylist, getPlaylist, listPlaylists, removeFromPlaylist, reorderPlaylist, type Playlist,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { presentClips } from "../clips/index.ts";
import { addTracks, appendTracks, gone, moveTrack, removeTracks } from "./change-tracks.ts";
import { canEdit } from "./playlists.policy.ts";
import { insertPlaylist, listOwn, readPlaylist, updatePlaylist } from "./playlists.repo.ts";
import { presentLiked, presentPlaylists } from "./present-playlists.ts";
import { listLiked, listTracks } from "./track-skeletons.ts";

const LIST_PAGE = 50;

export function mountPlaylists(http: Http, { db }: { db: Db }): void {
  const present = async (viewer: { id: string } | null, id: string): Promise<Playlist> => {
    const [playlist] = await presentPlaylists(db, [id], viewer);
    if (!playlist) throw gone();
    return playlist;
  };
  const requireOwn = async (viewer: { id: string }, id: string): Promise<void> => {
    const row = await readPlaylist(db, id);
    if (!row || !canEdit(viewer, row)) throw gone();
  };

  http.mount(listPlaylists, async ({ viewer, query }) => {
    const page = query.page ?? 0;
    const { ids, total } = await listOwn(db, viewer.id, { offset: page * LIST_PAGE, limit: LIST_PAGE });
    return { playlists: await presentPlaylists(db, ids, viewer), num_total_results: total, current_page: page };
  });

  http.mount(createPlaylist, async ({ viewer, body }) => {
    const id = await db.transaction().execute(async (tx) => {
      const made = await insertPlaylist(tx, { userId: viewer.id, name: body.name, description: body.description, isPublic: body.is_public });
      if (body.clip_ids && body.clip_ids.length > 0) await appendTracks(tx, viewer, made, body.clip_ids);
      return made;
    });
    return present(viewer, id);
  });

  http.mount(getPlaylist, async ({ viewer, params, query }) => {
    const place = { cursor: query.cursor, limit: LIMITS.playlistPage };
    if (params.id === LIKED_PLAYLIST && !viewer) throw new AppError("not_signed_in", "Sign in to see the songs you like.");
    const [playlist, { ids, nextCursor }] = params.id === LIKED_PLAYLIST
      ? await Promise.all([presentLiked(db, viewer!), listLiked(db, viewer!.id, place)])
      : await Promise.all([present(viewer, params.id), listTracks(db, params.id, viewer?.id ?? null, place)]);
    const clips = await presentClips(db, ids, viewer);
    return { ...playlist, playlist_clips: clips.map((clip) => ({ clip })), next_cursor: nextCursor };
  });

  http.mount(editPlaylist, async ({ viewer, params, body }) => {
    await requireOwn(viewer, params.id);
    await updatePlaylist(db, params.id, {
      ...(body.name !== undefined && { name: body.name }), ...(body.description !== undefined && { description: body.description }),
      ...(body.is_public !== undefined && { is_public: body.is_public }),
    });
    return present(viewer, params.id);
  });

  http.mount(deletePlaylist, async ({ viewer, params }) => {
    await requireOwn(viewer, params.id);
    await db.deleteFrom("playlist").where("id", "=", params.id).where("user_id", "=", viewer.id).execute();
    return { ok: true as const };
  });

  http.mount(addToPlaylist, async ({ viewer, params, body }) => {
    const added = await addTracks(db, viewer, params.id, body.clip_ids);
    return { ...(await present(viewer, params.id)), added };
  });

  http.mount(removeFromPlaylist, async ({ viewer, params, body }) => {
    await removeTracks(db, viewer, params.id, body.clip_ids);
    return present(viewer, params.id);
  });

  http.mount(reorderPlaylist, async ({ viewer, params, body }) => {
    await moveTrack(db, viewer, params.id, body.clip_id, body.after_clip_id);
    return present(viewer, params.id);
  });
}
