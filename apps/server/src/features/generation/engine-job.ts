import type { Db } from "../../database.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import type { OpenTake } from "./open-take.ts";
import type { EngineJob } from "./song-engine.ts";
import { openSources } from "./work/open-sources.ts";

/** What the engine is asked for: the same for every attempt, so that the song is. Rejects with SourceGone. */
export async function engineJob(deps: { db: Db; storage: ObjectStorage }, { request, clip }: Pick<OpenTake, "request" | "clip">): Promise<EngineJob> {
  return {
    work: await openSources(deps, request.work), model: request.model, title: request.title, description: request.description, lyrics: request.lyrics,
    style: request.style, exclude: request.exclude, instrumental: request.instrumental, seed: clip.seed, sliders: request.sliders, persona: request.persona,
  };
}
