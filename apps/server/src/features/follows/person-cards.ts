import type { PersonCard, UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { readFollowStandings } from "./follows.repo.ts";

/** People as this viewer sees them in a list, in the order of `ids`; who is gone is left out. Three queries, however many people. */
export async function presentPeople(db: Db, ids: readonly string[], viewer: { id: string } | null): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  const [rows, standing] = await Promise.all([
    db.selectFrom("user").leftJoin("profile", "profile.user_id", "user.id").select(["id", "handle", "display_name", "avatar_image_url", "verified_at"]).where("id", "in", ids).execute(),
    readFollowStandings(db, viewer, ids),
  ]);
  const people = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const { followers, isFollowing } = standing(id);
    const { verified_at: verifiedAt, ...card } = person;
    return [{ ...card, id: id as UserId, is_verified: verifiedAt !== null, is_own: viewer?.id === id, followers, is_following: isFollowing }];
  });
}
