import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Maker } from "./clips.view.ts";

/** The people behind clips, by id, in one query. */
export async function readMakers(db: Db, ids: readonly string[]): Promise<Map<string, Maker>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(["id", "handle", "display_name", "avatar_image_url"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, { handle: row.handle, displayName: row.display_name, avatarUrl: row.avatar_image_url }]));
}

/** Of these handles those that belong to somebody, lower case. Asks nothing where nobody is named. */
export async function readHandles(db: Db, handles: readonly string[]): Promise<Set<string>> {
  if (handles.length === 0) return new Set();
  const rows = await db.selectFrom("user").select("handle").where(sql<boolean>`handle = any(${[...new Set(handles)]}::citext[])`).execute();
  return new Set(rows.map((row) => row.handle.toLowerCase()));
}
