import { LIKED_PLAYLIST, type Playlist, type PlaylistId, type UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { findBlocked } from "../blocks/index.ts";
import { canArrange, canEdit, canSee } from "./playlists.policy.ts";
import { readContents, readLikedContents, readMemberships, readPlaylists, type Contents } from "./playlists.repo.ts";

type Viewer = { id: string } | null;
interface Owner { id: string; handle: string; display_name: string; avatar_image_url: string | null }

/**
 * Playlists as this viewer sees them, in the order of `ids`; what is gone is left out, and lists of people with whom the viewer blocked each other. Whether they may be listed is the list's rule.
 * Four queries, however many playlists.
 */
export async function presentPlaylists(db: Db, ids: readonly string[], viewer: Viewer): Promise<Playlist[]> {
  const rows = await readPlaylists(db, ids);
  const [contents, owners, blocked, memberships] = await Promise.all([
    readContents(db, ids, viewer?.id ?? null), readOwners(db, rows.map((row) => row.user_id)), findBlocked(db, viewer, rows.map((row) => row.user_id)),
    readMemberships(db, viewer?.id ?? null, ids),
  ]);
  const byId = new Map(rows.filter((row) => canSee(viewer, row) && !blocked.has(row.user_id)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const owner = row && owners.get(row.user_id);
    if (!row || !owner) return [];
    return [{
      id: row.id as PlaylistId, name: row.name, description: row.description, ...presentContents(contents.get(id), row.cover_url), ...presentOwner(owner),
      is_public: row.is_public, is_owned: canEdit(viewer, row), can_arrange: canArrange(viewer, row, memberships.has(id)), is_trashed: row.trashed_at !== null, created_at: row.created_at.toISOString(),
    }];
  });
}

/** The liked songs in the shape of a playlist. */
export async function presentLiked(db: Db, viewer: { id: string }): Promise<Playlist> {
  const [contents, owners, { created_at }] = await Promise.all([
    readLikedContents(db, viewer.id), readOwners(db, [viewer.id]),
    db.selectFrom("user").select("created_at").where("id", "=", viewer.id).executeTakeFirstOrThrow(),
  ]);
  return {
    id: LIKED_PLAYLIST, name: "Liked Songs", description: "", ...presentContents(contents, null), ...presentOwner(owners.get(viewer.id)!),
    is_public: false, is_owned: true, can_arrange: false, is_trashed: false, created_at: created_at.toISOString(),
  };
}

function presentContents(contents: Contents | undefined, own: string | null): Pick<Playlist, "song_count" | "image_url" | "cover_urls" | "has_cover"> {
  const urls = own !== null ? [own] : (contents?.covers ?? []).map((cover) => `/api/clip/${cover.id}/image?size=352&v=${cover.image_version}`);
  return { song_count: contents?.songs ?? 0, image_url: urls[0] ?? "", cover_urls: urls, has_cover: own !== null };
}

const presentOwner = (owner: Owner) => ({
  user_id: owner.id as UserId, handle: owner.handle, display_name: owner.display_name, avatar_image_url: owner.avatar_image_url,
});

async function readOwners(db: Db, ids: readonly string[]): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(["id", "handle", "display_name", "avatar_image_url"]).where("id", "in", [...new Set(ids)]).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
