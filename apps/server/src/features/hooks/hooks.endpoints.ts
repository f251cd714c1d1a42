import { HOOK_SECONDS, LIMITS, getHook, listHooks, listHooksOf, publishHook, removeHook, type Hook } from "@tunewright/contract";
import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import { isBlocked } from "../blocks/index.ts";
import { loadOwnClip, presentClips } from "../clips/index.ts";
import { decodeHeat, decodeOffset, encodeHeat, encodeOffset } from "./cursor.ts";
import { keepChosen, listChosen, listHottest, markRemoved } from "./hooks.repo.ts";
import { hookClips, presentHooks } from "./present-hooks.ts";

export interface HooksDeps {
  db: Db;
  clock: Clock;
  /** Whether the gate web-hooks-2025 is open. */
  isOpen(): Promise<boolean>;
}

const PAGE = 10;
type Viewer = { id: string } | null;

export function mountHooks(http: Http, { db, clock, isOpen }: HooksDeps): void {
  const open = async () => {
    if (!(await isOpen())) throw new AppError("not_found", "Hooks are closed at the moment.");
  };
  const ofSong = async (id: string, viewer: Viewer): Promise<Hook> => {
    const [clip] = await presentClips(db, [id], viewer);
    const own = clip !== undefined && clip.user_id === viewer?.id;
    if (!clip || (!own && !clip.is_public)) throw new AppError("not_found", "This song is not here. It may have been deleted.");
    if (clip.status !== "complete" || clip.metadata.duration === null) throw new AppError("not_processable", "The song is not finished yet.");
    return (await hookClips(db, [clip]))[0]!;
  };

  http.mount(listHooks, async ({ viewer, query }) => {
    await open();
    const rows = await listHottest(db, { after: query.cursor === undefined ? null : decodeHeat(query.cursor), limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    return { hooks: await presentHooks(db, page.map((row) => row.id), viewer), next_cursor: rows.length > PAGE ? encodeHeat(page.at(-1)!) : null };
  });

  http.mount(listHooksOf, async ({ viewer, params, query }) => {
    await open();
    const offset = decodeOffset(query.cursor);
    const person = await db.selectFrom("user").select("id").where(sql<SqlBool>`handle = ${params.handle.replace(/^@/, "")}::citext`).executeTakeFirst();
    if (!person || (await isBlocked(db, viewer, person.id))) throw new AppError("not_found", "There is nobody of this name.");
    const ids = await listChosen(db, person.id, { offset, limit: LIMITS.feedPage + 1 });
    return { hooks: await presentHooks(db, ids.slice(0, LIMITS.feedPage), viewer), next_cursor: ids.length > LIMITS.feedPage ? encodeOffset(offset + LIMITS.feedPage) : null };
  });

  http.mount(getHook, async ({ viewer, params }) => {
    await open();
    return ofSong(params.clip_id, viewer);
  });

  http.mount(publishHook, async ({ viewer, body }) => {
    await open();
    const clip = await loadOwnClip(db, body.clip_id, viewer);
    if (clip.duration === null || !clip.is_public || clip.trashed_at !== null) throw new AppError("not_processable", "Publish the song first: Hooks shows public songs.");
    const start = Math.min(body.start_s, Math.max(0, clip.duration - HOOK_SECONDS));
    await keepChosen(db, { clip_id: clip.id, user_id: viewer.id, start_s: start, end_s: Math.min(clip.duration, start + HOOK_SECONDS) }, clock.now());
    return ofSong(clip.id, viewer);
  });

  http.mount(removeHook, async ({ viewer, body }) => {
    await open();
    await loadOwnClip(db, body.clip_id, viewer);
    // Found first, so that there is something to mark.
    await ofSong(body.clip_id, viewer);
    await markRemoved(db, body.clip_id);
    return { removed: true };
  });
}
