import type { Clip, Playlist } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { presentClips } from "../clips/index.ts";
import { presentPlaylists } from "./present-playlists.ts";
import { listTracks } from "./track-skeletons.ts";

/** A public playlist with its first songs, as a visitor sees them; null for any other. */
export async function openPublicPlaylist(db: Db, id: string, limit: number): Promise<{ playlist: Playlist; clips: Clip[] } | null> {
  const [playlist] = await presentPlaylists(db, [id], null);
  if (!playlist?.is_public) return null;
  const { ids } = await listTracks(db, id, null, { cursor: undefined, limit });
  return { playlist, clips: await presentClips(db, ids, null) };
}
