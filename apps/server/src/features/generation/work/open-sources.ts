import { buffer } from "node:stream/consumers";
import type { Db } from "../../../database.ts";
import type { ObjectStorage } from "../../../platform/storage/object-storage.ts";
import { readClip } from "../../clips/index.ts";
import type { AdmittedWork } from "../admitted-request.ts";
import type { EngineSource, EngineWork } from "../song-engine.ts";

/** A song that was there when the work was admitted is gone, or its sound is. */
export class SourceGone extends Error {}

/** The work with its songs read from the storage. Rejects with SourceGone. */
export async function openSources(deps: { db: Db; storage: ObjectStorage }, work: AdmittedWork): Promise<EngineWork> {
  switch (work.task) {
    case "create":
      return work;
    case "concat": {
      const sources: { source: EngineSource; until: number | null }[] = [];
      for (const { id, until } of work.sources) sources.push({ source: (await open(deps, id)).source, until });
      return { task: "concat", sources };
    }
    case "extend": {
      const { source, duration } = await open(deps, work.sourceId);
      return { task: "extend", source, at: Math.min(work.at ?? duration, duration) };
    }
    default: {
      const { sourceId, ...rest } = work;
      return { ...rest, source: (await open(deps, sourceId)).source };
    }
  }
}

async function open({ db, storage }: { db: Db; storage: ObjectStorage }, id: string): Promise<{ source: EngineSource; duration: number }> {
  const clip = await readClip(db, id);
  const key = clip?.lossless_key ?? clip?.audio_key;
  if (!clip || !key || clip.duration === null) throw new SourceGone(`The song ${id} is gone`);
  const read = (from: string) => storage.get(from).then(buffer).catch((cause: unknown) => { throw new SourceGone(`${from} cannot be read`, { cause }); });
  return {
    source: { audio: await read(key), document: clip.document_key === null ? null : (await read(clip.document_key)).toString("utf8") },
    duration: clip.duration,
  };
}
