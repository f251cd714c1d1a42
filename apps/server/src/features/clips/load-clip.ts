import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { findBlocked } from "../blocks/index.ts";
import { canEdit, canSee } from "./clips.policy.ts";
import { readClip, readClips, type ClipRow } from "./clips.repo.ts";

type Person = { id: string } | null;

/** A hidden clip and one that never was answer alike, so that nobody learns which. */
const gone = () => new AppError("not_found", "This song is not here. It may have been deleted.");

/** Rejects with AppError "not_found" where the person may not see it. */
export async function loadVisibleClip(db: Db | Tx, id: string, person: Person): Promise<ClipRow> {
  const clip = await readClip(db, id);
  if (!clip || !canSee(person, clip) || (await findBlocked(db, person, [clip.user_id])).size > 0) throw gone();
  return clip;
}

/** In the order of `ids`, each once; rejects with AppError "not_found" unless the person may see all. */
export async function loadVisibleClips(db: Db | Tx, ids: readonly string[], person: Person): Promise<ClipRow[]> {
  const wanted = [...new Set(ids)];
  const rows = new Map((await readClips(db, wanted)).map((row) => [row.id, row]));
  const blocked = await findBlocked(db, person, [...rows.values()].map((row) => row.user_id));
  return wanted.map((id) => {
    const clip = rows.get(id);
    if (!clip || !canSee(person, clip) || blocked.has(clip.user_id)) throw gone();
    return clip;
  });
}

/** Rejects with AppError "not_found" unless it is the person's own. */
export async function loadOwnClip(db: Db | Tx, id: string, person: Person): Promise<ClipRow> {
  const clip = await readClip(db, id);
  if (!clip || !canEdit(person, clip)) throw gone();
  return clip;
}

/** In the order of `ids`, each once; rejects with AppError "not_found" unless all are the person's own. */
export async function loadOwnClips(db: Db | Tx, ids: readonly string[], person: Person): Promise<ClipRow[]> {
  const wanted = [...new Set(ids)];
  const rows = new Map((await readClips(db, wanted)).map((row) => [row.id, row]));
  return wanted.map((id) => {
    const clip = rows.get(id);
    if (!clip || !canEdit(person, clip)) throw gone();
    return clip;
  });
}
