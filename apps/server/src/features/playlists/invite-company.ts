import { randomBytes, timingSafeEqual } from "node:crypto";
import { LIMITS } from "@tunewright/contract";
import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { isBlocked } from "../blocks/index.ts";
import { gone } from "./change-tracks.ts";
import { canEdit } from "./playlists.policy.ts";
import { readPlaylist, updatePlaylist } from "./playlists.repo.ts";

type Person = { id: string };

/** Opens an invitation, which stays the same while it is open, or revokes it. Rejects with AppError "not_found" unless it is the person's own list. */
export async function setInvitation(db: Db, owner: Person, playlistId: string, enabled: boolean): Promise<string | null> {
  const playlist = await readPlaylist(db, playlistId);
  if (!playlist || playlist.trashed_at || !canEdit(owner, playlist)) throw gone();
  const token = enabled ? (playlist.invite_token ?? randomBytes(18).toString("base64url")) : null;
  if (token !== playlist.invite_token) await updatePlaylist(db, playlistId, { invite_token: token });
  return token;
}

/** Rejects with AppError "not_found", "not_allowed" where the invitation is not (or no longer) open, or "not_processable" where the list is full. */
export async function joinPlaylist(db: Db, person: Person, playlistId: string, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The list's row is the lock under which its company is counted.
    const playlist = await tx.selectFrom("playlist").selectAll().where("id", "=", playlistId).forUpdate().executeTakeFirst();
    if (!playlist || playlist.trashed_at || (await isBlocked(tx, person, playlist.user_id))) throw gone();
    if (playlist.user_id === person.id) return;
    if (!playlist.invite_token || !sameToken(playlist.invite_token, token)) throw new AppError("not_allowed", "This invitation is no longer open. Ask for a new link.");
    const { n } = await tx.selectFrom("playlist_member").select((eb) => eb.fn.countAll<number>().as("n")).where("playlist_id", "=", playlistId).executeTakeFirstOrThrow();
    if (Number(n) >= LIMITS.playlistCollaborators) throw new AppError("not_processable", `At most ${LIMITS.playlistCollaborators} people fill a playlist together.`);
    await tx.insertInto("playlist_member").values({ playlist_id: playlistId, user_id: person.id }).onConflict((conflict) => conflict.doNothing()).execute();
  });
}

/** Its owner takes off anybody, others themselves alone. Rejects with AppError "not_found". */
export async function removeMember(db: Db, person: Person, playlistId: string, handle: string): Promise<void> {
  const playlist = await readPlaylist(db, playlistId);
  const member = await db.selectFrom("user").select("id").where(sql<SqlBool>`handle = ${handle.replace(/^@/, "")}::citext`).executeTakeFirst();
  if (!playlist || !member || !(canEdit(person, playlist) || member.id === person.id)) throw gone();
  await db.deleteFrom("playlist_member").where("playlist_id", "=", playlistId).where("user_id", "=", member.id).execute();
}

function sameToken(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
