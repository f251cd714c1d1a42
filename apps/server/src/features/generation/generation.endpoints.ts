import { cancelGeneration as cancelEndpoint, generate as generateEndpoint, type JobId } from "@tunewright/contract";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { presentClips } from "../clips/index.ts";
import { createAnnouncer } from "./announcer.ts";
import { cancelGeneration } from "./cancel-generation.ts";
import { generate } from "./generate.ts";
import { mountRemix } from "./work/remix.endpoints.ts";
import { readMaker } from "./read-maker.ts";
import type { EngineCapabilities } from "./song-engine.ts";

export interface GenerationDeps {
  db: Db;
  jobs: Jobs;
  bus: Bus;
  /** Of the engine that the workers run. */
  capabilities: EngineCapabilities;
  log: Logger;
}

export function mountGeneration(http: Http, deps: GenerationDeps): void {
  const { announce } = createAnnouncer(deps.bus, deps.log);
  const announceChange = async (userId: string, clipIds: readonly string[]) => {
    await Promise.all([
      ...clipIds.map((clipId) => announce("clip.updated", { clipId, userId })),
      announce("credits.changed", { userId }),
    ]);
  };

  http.mount(generateEndpoint, async ({ viewer, body }) => {
    const maker = await readMaker(deps.db, viewer.id);
    const { jobId, clipIds, isNew } = await generate(deps, maker, body);
    if (isNew) await announceChange(viewer.id, clipIds);
    const clips = await presentClips(deps.db, clipIds, viewer);
    return { id: jobId as JobId, clips, status: clips[0]?.status ?? "error", batch_size: clips.length };
  });

  mountRemix(http, deps, announceChange);

  http.mount(cancelEndpoint, async ({ viewer, params }) => {
    const { jobId, clipIds } = await cancelGeneration(deps, viewer, params.id);
    await announce("job.cancel", { jobId });
    await announceChange(viewer.id, clipIds);
    return { clips: await presentClips(deps.db, clipIds, viewer) };
  });
}
