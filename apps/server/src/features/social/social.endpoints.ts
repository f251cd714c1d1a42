import { getHome, getProfile, getPublicFeed, LIMITS, type Profile, type UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { presentClips } from "../clips/index.ts";
import { readFollowStandings } from "../follows/index.ts";
import { decodePlace } from "./cursor.ts";
import { createHome } from "./get-home.ts";
import { listPublic, readProfile, readPublicStats } from "./social.repo.ts";

export interface SocialDeps {
  db: Db;
  clock: Clock;
  /** How far the house's starter catalogue is. */
  readStarter(): Promise<{ planned: number; done: number }>;
}

export function mountSocial(http: Http, deps: SocialDeps): void {
  const { db } = deps;
  const home = createHome(deps);

  http.mount(getHome, async ({ viewer }) => {
    const [shelves, starter] = await Promise.all([home(viewer), deps.readStarter()]);
    return { shelves, starter };
  });

  http.mount(getPublicFeed, async ({ viewer, query }) => {
    const after = query.cursor === undefined ? null : decodePlace(query.cursor, query.order);
    const { ids, nextCursor } = await listPublic(db, { order: query.order, after, limit: LIMITS.feedPage });
    return { clips: await presentClips(db, ids, viewer), next_cursor: nextCursor };
  });

  http.mount(getProfile, async ({ viewer, params, query }): Promise<Profile> => {
    const person = await readProfile(db, params.handle.replace(/^@/, ""));
    if (!person) throw new AppError("not_found", "There is nobody of this name.");
    const after = query.cursor === undefined ? null : decodePlace(query.cursor, "new");
    const [stats, standing, { ids, nextCursor }] = await Promise.all([
      readPublicStats(db, person.id), readFollowStandings(db, viewer, [person.id]), listPublic(db, { order: "new", after, limit: LIMITS.feedPage, userId: person.id }),
    ]);
    const { followers, following, isFollowing } = standing(person.id);
    return {
      ...person, followers, following, is_following: isFollowing, id: person.id as UserId, created_at: person.created_at.toISOString(), is_verified: false, is_own: viewer?.id === person.id, stats,
      clips: await presentClips(db, ids, viewer), next_cursor: nextCursor,
    };
  });
}
