import { drawsOf, skewed, tail } from "./random.ts";
import { makeVocabulary } from "./words.ts";

/** How much is seeded. The same plan gives the same rows. */
export interface SeedPlan {
  clips: number;
  people: number;
  seed: number;
  vocabulary: readonly string[];
}

export const makePlan = (size: { clips: number; people: number; seed?: number }): SeedPlan =>
  ({ clips: size.clips, people: size.people, seed: size.seed ?? 1, vocabulary: makeVocabulary(Math.max(400, Math.min(20_000, size.clips / 20))) });

/** Everything happened in the year before this moment. */
export const END = Date.UTC(2026, 10, 20);
export const YEAR = 365 * 86_400_000;

/** The person who has most of everything: one song in a hundred is theirs. */
export const HEAVY = 0;
export const personId = (person: number): string => `seed-person-${String(person).padStart(6, "0")}`;

/** What of a clip other tables need to know, drawn alike wherever it is asked for. */
export interface ClipFacts {
  owner: number;
  createdAt: number;
  isPublic: boolean;
  isTrashed: boolean;
  plays: number;
  likes: number;
  comments: number;
}

export function clipFacts({ clips, people, seed }: SeedPlan, clip: number): ClipFacts {
  const draw = drawsOf(seed * 16 + 1, clip);
  const owner = clip % 100 === 0 ? HEAVY : 1 + skewed(draw(), people - 1, 2);
  const isPublic = draw() < 0.7;
  const isTrashed = draw() < 0.02;
  const plays = tail(draw(), isPublic ? 20 : 2, isPublic ? 2_000_000 : 200);
  return {
    owner, isPublic, isTrashed, plays, createdAt: END - YEAR * (1 - (clip + 1) / clips),
    likes: Math.min(Math.floor(people / 4), 20_000, Math.floor(plays * 0.02 * draw() * 2)), comments: Math.min(5_000, Math.floor(plays * 0.004 * draw())),
  };
}

/** Whoever likes a clip, each once: a walk through the people in strides that meet everyone before they repeat. */
export function* likersOf({ people, seed }: SeedPlan, clip: number, likes: number): Generator<number> {
  const draw = drawsOf(seed * 16 + 2, clip);
  const start = Math.floor(draw() * people);
  // 104729 is the ten thousandth prime, more than there are people in a seeded house.
  for (let nth = 0; nth < likes; nth += 1) yield (start + nth * 104_729) % people;
}

export const likedAt = ({ seed }: SeedPlan, clip: number, liker: number, since: number): number => since + (END - since) * drawsOf(seed * 16 + 3, clip * 7 + liker)();
