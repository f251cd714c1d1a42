import { clipId, projectId } from "./clip-rows.ts";
import { copyRow } from "./copy-in.ts";
import { drawsOf, skewed, tail, uuidOf } from "./random.ts";
import { END, HEAVY, YEAR, clipFacts, personId, type SeedPlan } from "./seed-plan.ts";
import { capital, someWords } from "./words.ts";

const iso = (time: number): string => new Date(time).toISOString();
const bornAt = ({ seed }: SeedPlan, person: number): number => END - YEAR * (1 + drawsOf(seed * 16 + 7, person)());

export const PERSON_COLUMNS = ["id", "email", "display_name", "handle", "profile_description", "created_at", "accepted_custom_mode_tos_at"] as const;

export function* personRows(plan: SeedPlan): Generator<string> {
  for (let person = 0; person < plan.people; person += 1) {
    const draw = drawsOf(plan.seed * 16 + 8, person);
    const name = someWords(plan.vocabulary, draw, 2);
    yield copyRow([
      personId(person), `person-${person}@seed.invalid`, name.split(" ").map(capital).join(" ").slice(0, 40), `${name.replace(/\W+/g, "_").slice(0, 30)}_${person}`,
      capital(someWords(plan.vocabulary, draw, 6)).slice(0, 160), iso(bornAt(plan, person)), iso(END),
    ]);
  }
}

export const PROJECT_COLUMNS = ["id", "seq", "user_id", "name", "is_default"] as const;
export function* projectRows({ people }: SeedPlan): Generator<string> {
  for (let person = 0; person < people; person += 1) yield copyRow([projectId(person), person + 1, personId(person), "My Workspace", true]);
}

export const FOLLOW_COLUMNS = ["follower_id", "followed_id", "created_at"] as const;

/** Most follow a few, the heavy one 300, and all mostly the same well-known people. */
export function* followRows(plan: SeedPlan): Generator<string> {
  const { people, seed } = plan;
  for (let person = 0; person < people; person += 1) {
    const draw = drawsOf(seed * 16 + 9, person);
    const wanted = person === HEAVY ? 300 : 1 + tail(draw(), 5, 2_000);
    const followed = new Set<number>();
    for (let nth = 0; nth < wanted; nth += 1) followed.add(skewed(draw(), people, 3));
    followed.delete(person);
    for (const other of followed) yield copyRow([personId(person), personId(other), iso(END - draw() * YEAR)]);
  }
}

export const PLAYLIST_COLUMNS = ["id", "user_id", "name", "description", "is_public", "created_at", "updated_at"] as const;
export const TRACK_COLUMNS = ["playlist_id", "clip_id", "position", "added_at"] as const;
/** The first one is the longest that is allowed. */
const LONGEST = 2_000;
export const playlistId = (playlist: number): string => uuidOf(5, playlist);
const playlistCount = ({ clips }: SeedPlan): number => Math.ceil(clips / 10);

export function* playlistRows(plan: SeedPlan): Generator<string> {
  for (let playlist = 0; playlist < playlistCount(plan); playlist += 1) {
    const draw = drawsOf(plan.seed * 16 + 10, playlist);
    const owner = playlist < 60 ? HEAVY : skewed(draw(), plan.people, 2);
    const made = END - draw() * YEAR;
    yield copyRow([
      playlistId(playlist), personId(owner), capital(someWords(plan.vocabulary, draw, 2)), draw() < 0.3 ? capital(someWords(plan.vocabulary, draw, 10)) : "",
      playlist === 0 || draw() < 0.5, iso(made), iso(made),
    ]);
  }
}

export function* trackRows(plan: SeedPlan): Generator<string> {
  for (let playlist = 0; playlist < playlistCount(plan); playlist += 1) {
    const draw = drawsOf(plan.seed * 16 + 11, playlist);
    const length = playlist === 0 ? LONGEST : 1 + tail(draw(), 8, 500);
    const clips = new Set<number>();
    for (let nth = 0; nth < length; nth += 1) clips.add(skewed(draw(), plan.clips, 2));
    let position = 0;
    for (const clip of clips) yield copyRow([playlistId(playlist), clipId(clip), (position += 1), iso(END)]);
  }
}

export const NOTIFICATION_COLUMNS = ["id", "seq", "user_id", "type", "actor_id", "clip_id", "group_key", "dedupe_key", "created_at", "read_at"] as const;
const NOTED = { heavy: 20_000, others: 2, most: 500 };

/** Likes and follows that people were told of, oldest first. */
export function* notificationRows(plan: SeedPlan): Generator<string> {
  let row = 0;
  for (let person = 0; person < plan.people; person += 1) {
    const draw = drawsOf(plan.seed * 16 + 12, person);
    const count = person === HEAVY ? Math.min(NOTED.heavy, plan.clips) : tail(draw(), NOTED.others, NOTED.most);
    for (let nth = 0; nth < count; nth += 1) {
      const actor = personId((person + 1 + nth) % plan.people);
      const at = END - YEAR / 12 * (1 - nth / count);
      const liked = draw() < 0.8;
      const clip = ownClip(plan, person, draw());
      const key = liked ? `like:${clipId(clip)}` : `follow:${actor}`;
      yield copyRow([
        uuidOf(6, (row += 1)), row, personId(person), liked ? "like" : "follow", actor, liked ? clipId(clip) : null, liked ? `${key}:${iso(at).slice(0, 10)}` : key, `${key}:${nth}`,
        iso(at), nth < count - 12 ? iso(END) : null,
      ]);
    }
  }
}

/** One of somebody's songs; the heavy one's are every hundredth. */
function ownClip(plan: SeedPlan, person: number, draw: number): number {
  if (person === HEAVY) return Math.floor(draw * Math.min(50, plan.clips / 100)) * 100;
  const from = Math.floor(draw * plan.clips);
  for (let step = 0; step < 20; step += 1) if (clipFacts(plan, (from + step) % plan.clips).owner === person) return (from + step) % plan.clips;
  return from;
}
