import {
  LIKED_PLAYLIST, LIMITS, addToPlaylist, createPlaylist, deletePlaylist, editPlaylist, getPlaylist, invitePlaylist, joinPlaylist as joinEndpoint, listPlaylists, removeCollaborator,
  removeFromPlaylist, reorderPlaylist, trashPlaylist, type Playlist,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { presentClips } from "../clips/index.ts";
import { tellPeople } from "../notifications/index.ts";
import { usePicture } from "../pictures/index.ts";
import { addTracks, appendTracks, gone, moveTrack, removeTracks } from "./change-tracks.ts";
import { joinPlaylist, removeMember, setInvitation } from "./invite-company.ts";
import { canEdit } from "./playlists.policy.ts";
import { insertPlaylist, listOwn, readMembers, readPlaylist, updatePlaylist } from "./playlists.repo.ts";
import { presentLiked, presentPlaylists } from "./present-playlists.ts";
import { listLiked, listTracks } from "./track-skeletons.ts";

const LIST_PAGE = 50;

export function mountPlaylists(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
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
    const { ids, total } = await listOwn(db, viewer.id, { offset: page * LIST_PAGE, limit: LIST_PAGE, trashed: query.is_trashed ?? false });
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
    const [members, row] = playlist.id === LIKED_PLAYLIST ? [[], null] : await Promise.all([readMembers(db, playlist.id), playlist.is_owned ? readPlaylist(db, playlist.id) : null]);
    const collaborators = members.map(({ id: _id, ...member }) => member);
    return { ...playlist, collaborators, invite_token: row?.invite_token ?? null, playlist_clips: clips.map((clip) => ({ clip })), next_cursor: nextCursor };
  });

  http.mount(editPlaylist, async ({ viewer, params, body }) => {
    await requireOwn(viewer, params.id);
    await db.transaction().execute(async (tx) => updatePlaylist(tx, params.id, {
      ...(body.cover_image_url !== undefined && { cover_url: await usePicture(tx, viewer.id, `playlist:${params.id}`, body.cover_image_url, "cover_image_url") }),
      ...(body.name !== undefined && { name: body.name }), ...(body.description !== undefined && { description: body.description }),
      ...(body.is_public !== undefined && { is_public: body.is_public }),
    }));
    return present(viewer, params.id);
  });

  http.mount(deletePlaylist, async ({ viewer, params }) => {
    await requireOwn(viewer, params.id);
    const { numDeletedRows } = await db.transaction().execute(async (tx) => {
      const deleted = await tx.deleteFrom("playlist").where("id", "=", params.id).where("user_id", "=", viewer.id).where("trashed_at", "is not", null).executeTakeFirst();
      if (deleted.numDeletedRows > 0n) await usePicture(tx, viewer.id, `playlist:${params.id}`, null, "cover_image_url");
      return deleted;
    });
    if (numDeletedRows === 0n) throw new AppError("conflict", "Only a playlist in the trash can be deleted.");
    return { ok: true as const };
  });

  http.mount(trashPlaylist, async ({ viewer, params, body }) => {
    await requireOwn(viewer, params.id);
    await updatePlaylist(db, params.id, { trashed_at: body.trash ? new Date() : null });
    return present(viewer, params.id);
  });

  http.mount(invitePlaylist, async ({ viewer, params, body }) => ({ invite_token: await setInvitation(db, viewer, params.id, body.enabled) }));

  http.mount(joinEndpoint, async ({ viewer, params, body }) => {
    await joinPlaylist(db, viewer, params.id, body.token);
    return present(viewer, params.id);
  });

  http.mount(removeCollaborator, async ({ viewer, params, body }) => {
    await removeMember(db, viewer, params.id, body.handle);
    return { ok: true as const };
  });

  http.mount(addToPlaylist, async ({ viewer, params, body }) => {
    const { added, told } = await addTracks(db, viewer, params.id, body.clip_ids);
    await tellPeople(bus, told);
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
