import type { Persona, PersonaId, UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { presentClips } from "../clips/index.ts";
import { canSeePersona } from "./personas.policy.ts";
import type { PersonaRow } from "./personas.repo.ts";

type Viewer = { id: string } | null;

/** Personas by their ids, in this order, those that the viewer may see. */
export async function readPersonas(db: Db, ids: readonly string[], viewer: Viewer): Promise<Persona[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await db.selectFrom("persona").selectAll().where("id", "in", ids).execute()).map((row) => [row.id, row]));
  return presentPersonas(db, ids.flatMap((id) => rows.get(id) ?? []).filter((row) => canSeePersona(viewer, row)), viewer);
}

/** Personas as this viewer sees them, in order; three queries, however many. */
export async function presentPersonas(db: Db, rows: readonly PersonaRow[], viewer: Viewer): Promise<Persona[]> {
  if (rows.length === 0) return [];
  const [people, sources] = await Promise.all([
    db.selectFrom("user").select(["id", "handle", "display_name"]).where("id", "in", [...new Set(rows.map((row) => row.user_id))]).execute(),
    // Its maker lent the picture with the persona: it is shown even where the song itself is link-only.
    presentClips(db, rows.map((row) => row.source_clip_id), null),
  ]);
  const makers = new Map(people.map((person) => [person.id, person]));
  const songs = new Map(sources.map((clip) => [clip.id as string, clip]));
  return rows.map((row) => {
    const song = songs.get(row.source_clip_id);
    const own = viewer?.id === row.user_id;
    return {
      id: row.id as PersonaId, name: row.name, description: row.description, is_public: row.is_public, image_url: row.image_url ?? song?.image_url ?? "",
      user_id: row.user_id as UserId, handle: makers.get(row.user_id)?.handle ?? "", display_name: makers.get(row.user_id)?.display_name ?? "",
      singer: row.singer, style: row.style, source_clip_id: song && (own || song.is_public) ? song.id : null, is_own: own, created_at: row.created_at.toISOString(),
    };
  });
}
