import { getProfile, LIMITS, type Profile, type UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { presentClips } from "../clips/index.ts";
import { readFollowStandings } from "../follows/index.ts";
import { decodeSeq } from "./cursor.ts";
import { listPublicOf, readProfile, readPublicStats } from "./social.repo.ts";

export function mountSocial(http: Http, { db }: { db: Db }): void {
  http.mount(getProfile, async ({ viewer, params, query }): Promise<Profile> => {
    const person = await readProfile(db, params.handle.replace(/^@/, ""));
    if (!person) throw new AppError("not_found", "There is nobody of this name.");
    const after = query.cursor === undefined ? null : decodeSeq(query.cursor);
    const [stats, standing, { ids, nextCursor }] = await Promise.all([
      readPublicStats(db, person.id), readFollowStandings(db, viewer, [person.id]), listPublicOf(db, person.id, { after, limit: LIMITS.feedPage }),
    ]);
    const { followers, following, isFollowing } = standing(person.id);
    return {
      ...person, followers, following, is_following: isFollowing, id: person.id as UserId, created_at: person.created_at.toISOString(), is_verified: false, is_own: viewer?.id === person.id, stats,
      clips: await presentClips(db, ids, viewer), next_cursor: nextCursor,
    };
  });
}
