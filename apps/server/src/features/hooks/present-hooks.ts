import type { Clip, Hook } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { presentClips } from "../clips/index.ts";
import { chooseHook } from "./choose-hook.ts";
import { keepFound, readHooks } from "./hooks.repo.ts";

type Viewer = { id: string } | null;

/** Songs as hooks, in the order of `ids`; left out are those that may not be listed. Where the best seconds are not known yet they are found and kept. */
export async function presentHooks(db: Db, ids: readonly string[], viewer: Viewer): Promise<Hook[]> {
  const clips = (await presentClips(db, ids, viewer)).filter((clip) => clip.is_public && !clip.is_trashed && clip.metadata.duration !== null);
  return hookClips(db, clips);
}

export async function hookClips(db: Db, clips: readonly Clip[]): Promise<Hook[]> {
  const known = await readHooks(db, clips.map((clip) => clip.id));
  const found = clips.filter((clip) => !known.has(clip.id)).map((clip) => {
    const { start, end } = chooseHook({ duration: clip.metadata.duration ?? 0, waveform: clip.waveform, sections: clip.metadata.sections });
    return { clip_id: clip.id as string, user_id: clip.user_id as string, start_s: start, end_s: end };
  });
  await keepFound(db, found);
  const fresh = new Map(found.map((hook) => [hook.clip_id, hook]));
  return clips.map((clip) => {
    const kept = known.get(clip.id);
    const { start_s, end_s } = kept ?? fresh.get(clip.id)!;
    return { clip, start_s, end_s, is_chosen: kept !== undefined && kept.chosen_at !== null };
  });
}
