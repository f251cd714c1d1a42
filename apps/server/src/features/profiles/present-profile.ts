import { LIMITS, type Profile, type UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { readBlocks } from "../blocks/index.ts";
import { presentClips } from "../clips/index.ts";
import { readFollowStandings } from "../follows/index.ts";
import { decodeSeq, encodeSeq } from "../../platform/http/seq-cursor.ts";
import { listPins, listSongs, readByHandle, readHasPersonas, readPublicStats, type Person } from "./profiles.repo.ts";

type Viewer = { id: string } | null;

const gone = () => new AppError("not_found", "There is nobody of this name.");

/** The person of a handle, with or without its @. Rejects with AppError "not_found", also where they blocked the viewer. */
export async function loadPerson(db: Db, handle: string, viewer: Viewer): Promise<Person & { isBlocked: boolean }> {
  const person = await readByHandle(db, handle.replace(/^@/, ""));
  if (!person) throw gone();
  if (viewer === null || viewer.id === person.id) return { ...person, isBlocked: false };
  const { byOne, byOther } = await readBlocks(db, viewer.id, person.id);
  if (byOther) throw gone();
  return { ...person, isBlocked: byOne };
}

/** A profile with a page of songs; of a person whom the viewer blocked only who they are. */
export async function presentProfile(
  db: Db, person: Person & { isBlocked: boolean }, viewer: Viewer, options: { cursor: string | undefined; auraOn: boolean; pins: number },
): Promise<Profile> {
  const before = options.cursor === undefined ? null : decodeSeq(options.cursor);
  const isOwn = viewer?.id === person.id;
  const [stats, standing, songs, pins, hasPersonas] = await Promise.all([
    person.isBlocked ? { songs: 0, plays: 0, likes: 0 } : readPublicStats(db, person.id),
    readFollowStandings(db, viewer, [person.id]),
    person.isBlocked ? [] : listSongs(db, person.id, { before, limit: LIMITS.feedPage }),
    person.isBlocked || before !== null ? [] : listPins(db, person.id),
    person.isBlocked ? false : readHasPersonas(db, person.id),
  ]);
  const page = songs.slice(0, LIMITS.feedPage);
  const shown = pins.slice(0, options.pins);
  const clips = new Map((await presentClips(db, [...new Set([...shown, ...page.map((song) => song.id)])], viewer)).map((clip) => [clip.id as string, clip]));
  const found = (ids: readonly string[]) => ids.flatMap((id) => clips.get(id) ?? []);
  const { followers, following, isFollowing } = standing(person.id);
  return {
    id: person.id as UserId, handle: person.handle, display_name: person.display_name, avatar_image_url: person.avatar_image_url,
    profile_description: person.isBlocked ? "" : person.profile_description, created_at: person.created_at.toISOString(),
    is_verified: person.verified_at !== null, has_aura: options.auraOn && person.has_aura, is_own: isOwn, is_blocked: person.isBlocked,
    shows_likes: !person.isBlocked && (isOwn || !person.private_likes), has_personas: hasPersonas, followers, following, is_following: isFollowing, stats,
    pinned: found(shown), clips: found(page.map((song) => song.id)), next_cursor: songs.length > page.length ? encodeSeq(page.at(-1)!.seq) : null,
  };
}
