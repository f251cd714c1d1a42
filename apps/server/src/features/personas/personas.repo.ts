import type { Selectable, Updateable } from "kysely";
import type { Db, Tx } from "../../database.ts";
import type { PersonaTable } from "./personas.tables.ts";

export type PersonaRow = Selectable<PersonaTable>;

export const readPersona = async (db: Db | Tx, id: string): Promise<PersonaRow | null> =>
  (await db.selectFrom("persona").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** Newest first, below `before`. */
export async function listPersonasOf(db: Db, userId: string, { before, limit }: { before: number | null; limit: number }): Promise<PersonaRow[]> {
  let query = db.selectFrom("persona").selectAll().where("user_id", "=", userId);
  if (before !== null) query = query.where("seq", "<", before);
  return query.orderBy("seq", "desc").limit(limit).execute();
}

/** Songs made with it that this person may find in a list: public ones and their own. Newest first, below `before`. */
export async function listClipsOf(db: Db, personaId: string, viewerId: string | null, { before, limit }: { before: number | null; limit: number }): Promise<{ id: string; seq: number }[]> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where("persona_id", "=", personaId).where("trashed_at", "is", null)
    .where((eb) => (viewerId === null ? eb("is_public", "=", true) : eb.or([eb("is_public", "=", true), eb("user_id", "=", viewerId)])));
  if (before !== null) query = query.where("seq", "<", before);
  return query.orderBy("seq", "desc").limit(limit).execute();
}

export const changePersona = (tx: Tx, id: string, change: Updateable<PersonaTable>) => tx.updateTable("persona").set(change).where("id", "=", id).execute();
