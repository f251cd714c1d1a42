import { sql } from "kysely";

/**
 * What "trending" sorts by: tenfold attention counts as much as being published two days later. Every part is immutable, so that an
 * index holds it ready; the migration writes this very expression, and a change of it needs a new migration.
 */
export const HOTNESS = sql<number>`(log((1 + play_count + 4 * like_count)::double precision)
  + extract(epoch from (coalesce(published_at, created_at) at time zone 'UTC'))::double precision / 172800)`;
