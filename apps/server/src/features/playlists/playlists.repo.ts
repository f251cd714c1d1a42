import { randomUUID } from "node:crypto";
import type { Selectable, Updateable } from "kysely";
import type { Db, Tx } from "../../database.ts";
import type { PlaylistTable } from "./playlists.tables.ts";
import { listedFor } from "./track-skeletons.ts";

export type PlaylistRow = Selectable<PlaylistTable>;
export interface CoverRow { id: string; image_version: number }
/** What a viewer sees of a playlist's songs without opening it. */
export interface Contents { songs: number; covers: CoverRow[] }

export async function readPlaylists(db: Db, ids: readonly string[]): Promise<PlaylistRow[]> {
  return ids.length === 0 ? [] : db.selectFrom("playlist").selectAll().where("id", "in", ids).execute();
}

export async function readPlaylist(db: Db | Tx, id: string): Promise<PlaylistRow | null> {
  return (await db.selectFrom("playlist").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Lists of a person and those they fill with others; or what they threw away. */
export async function listOwn(db: Db, userId: string, page: { offset: number; limit: number; trashed: boolean }): Promise<{ ids: string[]; total: number }> {
  // A union and not an "or": for that the planner would read all playlists there are.
  const mine = db.selectFrom("playlist as own").select("own.id").where("own.user_id", "=", userId)
    .unionAll(db.selectFrom("playlist_member as member").select("member.playlist_id as id").where("member.user_id", "=", userId));
  const own = db.selectFrom("playlist").where("trashed_at", page.trashed ? "is not" : "is", null).where((eb) => (page.trashed ? eb("user_id", "=", userId) : eb("id", "in", mine)));
  const [rows, { n }] = await Promise.all([
    own.select("id").orderBy("updated_at", "desc").orderBy("id").offset(page.offset).limit(page.limit).execute(),
    own.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map((row) => row.id), total: Number(n) };
}

export async function insertPlaylist(tx: Tx, playlist: { userId: string; name: string; description: string; isPublic: boolean }): Promise<string> {
  const id = randomUUID();
  await tx.insertInto("playlist").values({ id, user_id: playlist.userId, name: playlist.name, description: playlist.description, is_public: playlist.isPublic, cover_url: null, trashed_at: null, invite_token: null }).execute();
  return id;
}

export async function updatePlaylist(db: Db | Tx, id: string, change: Updateable<PlaylistTable>): Promise<void> {
  await db.updateTable("playlist").set({ ...change, updated_at: new Date() }).where("id", "=", id).execute();
}

/** Which of these lists the person was invited to. */
export async function readMemberships(db: Db | Tx, viewerId: string | null, ids: readonly string[]): Promise<Set<string>> {
  if (viewerId === null || ids.length === 0) return new Set();
  const rows = await db.selectFrom("playlist_member").select("playlist_id").where("user_id", "=", viewerId).where("playlist_id", "in", ids).execute();
  return new Set(rows.map((row) => row.playlist_id));
}

/** Who fills a list with its owner, first come first. */
export async function readMembers(db: Db, playlistId: string): Promise<{ id: string; handle: string; display_name: string; avatar_image_url: string | null }[]> {
  return db.selectFrom("playlist_member as member").innerJoin("user", "user.id", "member.user_id").select(["user.id", "handle", "display_name", "avatar_image_url"])
    .where("member.playlist_id", "=", playlistId).orderBy("joined_at").orderBy("handle").execute();
}

const COVERS = 4;

/** For each playlist how many of its songs the viewer may see, and the first of them that have covers. Two queries. */
export async function readContents(db: Db, ids: readonly string[], viewerId: string | null): Promise<Map<string, Contents>> {
  if (ids.length === 0) return new Map();
  const [counts, covers] = await Promise.all([
    db.selectFrom("playlist_track as track").innerJoin("clip", "clip.id", "track.clip_id")
      .select((eb) => ["track.playlist_id", eb.fn.countAll<number>().as("songs")])
      .where("track.playlist_id", "in", ids).where(listedFor(viewerId)).groupBy("track.playlist_id").execute(),
    db.selectFrom("playlist").innerJoinLateral(
      (eb) => eb.selectFrom("playlist_track as track").innerJoin("clip", "clip.id", "track.clip_id")
        .select(["clip.id as clip_id", "clip.image_version", "track.position"]).whereRef("track.playlist_id", "=", "playlist.id")
        .where(listedFor(viewerId)).where("clip.image_version", ">", 0).orderBy("track.position").limit(COVERS).as("front"),
      (join) => join.onTrue(),
    ).select(["playlist.id", "front.clip_id", "front.image_version"]).where("playlist.id", "in", ids).orderBy("playlist.id").orderBy("front.position").execute(),
  ]);
  const contents = new Map<string, Contents>(counts.map((row) => [row.playlist_id, { songs: Number(row.songs), covers: [] }]));
  for (const row of covers) contents.get(row.id)?.covers.push({ id: row.clip_id, image_version: row.image_version });
  return contents;
}

/** As above, of the liked songs. */
export async function readLikedContents(db: Db, viewerId: string): Promise<Contents> {
  const liked = db.selectFrom("clip_reaction as reaction").innerJoin("clip", "clip.id", "reaction.clip_id")
    .where("reaction.user_id", "=", viewerId).where("reaction.reaction", "=", "LIKE").where(listedFor(viewerId));
  const [{ n }, covers] = await Promise.all([
    liked.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow(),
    liked.select(["clip.id", "clip.image_version"]).where("clip.image_version", ">", 0).orderBy("reaction.created_at", "desc").limit(COVERS).execute(),
  ]);
  return { songs: Number(n), covers };
}
