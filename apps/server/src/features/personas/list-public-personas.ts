import type { Persona } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { presentPersonas } from "./present-personas.ts";

/** A person's public personas, newest first, so many from so far on. */
export async function listPublicPersonas(db: Db, userId: string, viewer: { id: string } | null, page: { offset: number; limit: number }): Promise<Persona[]> {
  const rows = await db.selectFrom("persona").selectAll().where("user_id", "=", userId).where("is_public", "=", true).orderBy("seq", "desc").offset(page.offset).limit(page.limit).execute();
  return presentPersonas(db, rows, viewer);
}
