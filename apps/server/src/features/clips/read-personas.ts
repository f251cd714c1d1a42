import type { Clip } from "@tunewright/contract";
import type { Db } from "../../database.ts";

/** The personas that clips were made with, by id; only those that this viewer may see. Asks nothing where there is none. */
export async function readPersonas(db: Db, ids: readonly string[], viewer: { id: string } | null): Promise<Map<string, NonNullable<Clip["persona"]>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("persona").select(["id", "name", "image_url", "is_public", "user_id"]).where("id", "in", [...new Set(ids)]).execute();
  return new Map(rows.filter((row) => row.is_public || row.user_id === viewer?.id).map((row) => [row.id, { id: row.id, name: row.name, user_image_url: row.image_url }]));
}
