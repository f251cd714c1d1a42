import { findMentions, type Clip } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { findBlocked } from "../blocks/index.ts";
import { readClips, type ClipRow } from "./clips.repo.ts";
import { canSee } from "./clips.policy.ts";
import { presentClip, type Hydration } from "./clips.view.ts";
import { readHandles, readMakers } from "./read-makers.ts";
import { readPersonas } from "./read-personas.ts";

type Viewer = { id: string } | null;

/**
 * Clips as this viewer sees them, in the order of `ids`; left out are those that are not there, in someone else's trash,
 * or of people with whom the viewer blocked each other.
 * A list's rule about visibility is the list's own: its skeleton must hold only what may be listed. A handful of queries, however many clips.
 */
export async function presentClips(db: Db, ids: readonly string[], viewer: Viewer): Promise<Clip[]> {
  const rows = new Map((await readClips(db, ids)).map((row) => [row.id, row]));
  return presentRows(db, ids.map((id) => rows.get(id)).filter((row) => row !== undefined), viewer);
}

/** Null where the clip is gone or hidden from this person. */
export async function presentClipFor(db: Db, userId: string | null, clipId: string): Promise<Clip | null> {
  const [clip] = await presentClips(db, [clipId], userId === null ? null : { id: userId });
  return clip ?? null;
}

export async function presentRows(db: Db, rows: readonly ClipRow[], viewer: Viewer): Promise<Clip[]> {
  const blocked = await findBlocked(db, viewer, rows.map((row) => row.user_id));
  const visible = rows.filter((row) => canSee(viewer, row) && !blocked.has(row.user_id));
  const hydration = await hydrate(db, visible, viewer);
  return visible.map((row) => presentClip(row, hydration));
}

/** One batch for each kind of thing. */
async function hydrate(db: Db, rows: readonly ClipRow[], viewer: Viewer): Promise<Hydration> {
  const running = rows.filter((row) => row.status === "submitted" || row.status === "streaming").map((row) => row.id);
  const [makers, progress, reactions, handles, personas] = await Promise.all([
    readMakers(db, [...new Set(rows.map((row) => row.user_id))]),
    running.length === 0 ? [] : db.selectFrom("clip_progress").selectAll().where("clip_id", "in", running).execute(),
    rows.length === 0 || viewer === null ? [] : db.selectFrom("clip_reaction").select(["clip_id", "reaction"])
      .where("clip_id", "in", rows.map((row) => row.id)).where("user_id", "=", viewer.id).execute(),
    readHandles(db, rows.flatMap((row) => findMentions(row.caption))),
    readPersonas(db, rows.flatMap((row) => row.persona_id ?? []), viewer),
  ]);
  return {
    makers,
    handles,
    personas,
    progress: new Map(progress.map(({ clip_id, stage, section, fraction }) => [clip_id, { stage, section, fraction }])),
    reactions: new Map(reactions.map(({ clip_id, reaction }) => [clip_id, reaction])),
  };
}
