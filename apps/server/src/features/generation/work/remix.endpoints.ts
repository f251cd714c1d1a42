import { adjustSpeed, concatClip, cropClip, fadeClip, splitStems, upsampleClip, type JobId } from "@tunewright/contract";
import { createHash, randomInt, randomUUID } from "node:crypto";
import { AppError } from "../../../platform/http/app-error.ts";
import type { Http, Viewer } from "../../../platform/http/http.ts";
import { loadVisibleClip, presentClips, type ClipRow } from "../../clips/index.ts";
import { admit, type AdmitDeps } from "../admit.ts";
import type { AdmittedWork } from "../admitted-request.ts";
import { findModel } from "../generation.policy.ts";
import { readMaker } from "../read-maker.ts";

/** What can be made of a finished song besides new songs with new words. */
export function mountRemix(http: Http, deps: AdmitDeps, announce: (userId: string, clipIds: readonly string[]) => Promise<void>): void {
  const make = async (
    viewer: Viewer, clip: ClipRow, work: AdmittedWork, { transaction_uuid, title = "", model = clip.model_key }: { transaction_uuid?: string | undefined; title?: string; model?: string },
  ) => {
    const row = findModel(model);
    if (!row) throw new AppError("unknown_model", "There is no such model.", { fields: { model_name: "There is no such model." } });
    const { jobId, clipIds, isNew } = await admit(deps, await readMaker(deps.db, viewer.id), {
      request: {
        work, model: row.key, mode: "custom", title: title.replace(/\s+/g, " ").trim(), description: "", lyrics: "", style: "", exclude: "",
        instrumental: clip.make_instrumental, seed: randomInt(2 ** 32), sliders: { weirdness: null, style: null, audio: null }, persona: null,
      },
      transactionUuid: transaction_uuid ?? randomUUID(), projectId: null,
      hash: createHash("sha256").update(JSON.stringify([work, title, row.key])).digest("hex"),
    });
    if (isNew) await announce(viewer.id, clipIds);
    const clips = await presentClips(deps.db, clipIds, viewer);
    return { id: jobId as JobId, clips, status: clips[0]?.status ?? "error", batch_size: clips.length };
  };
  const load = (viewer: Viewer, id: string) => loadVisibleClip(deps.db, id, viewer);

  http.mount(upsampleClip, async ({ viewer, body }) => {
    const { clarity, tone, stereo_width } = body;
    const work: AdmittedWork = body.strength
      ? { task: "remaster", sourceId: body.clip_id, strength: body.strength }
      : { task: "variation", sourceId: body.clip_id, sliders: { variation: body.freedom, clarity, tone, stereo_width } };
    return make(viewer, await load(viewer, body.clip_id), work, { ...body, ...(body.model_name === undefined ? {} : { model: body.model_name }) });
  });

  http.mount(concatClip, async ({ viewer, body }) => {
    const clip = await load(viewer, body.clip_id);
    if (!clip.history || clip.history.length === 0 || clip.task === "infill" || clip.stem !== null) {
      throw new AppError("not_processable", "This song does not go on from another.");
    }
    const sources = [...clip.history.map(({ id, continue_at }) => ({ id, until: continue_at })), { id: clip.id as string, until: null }];
    return make(viewer, clip, { task: "concat", sources }, body);
  });

  http.mount(splitStems, async ({ viewer, params, body }) => make(viewer, await load(viewer, params.id), { task: "stems", sourceId: params.id, parts: body.parts }, body));

  http.mount(adjustSpeed, async ({ viewer, body }) => {
    const work: AdmittedWork = { task: "speed", sourceId: body.clip_id, factor: body.speed_multiplier, keepPitch: body.keep_pitch };
    return make(viewer, await load(viewer, body.clip_id), work, body);
  });

  http.mount(cropClip, async ({ viewer, params, body }) => {
    if (body.to <= body.from) throw invalid("to", "The stretch must end after it begins.");
    return make(viewer, await load(viewer, params.id), { task: "crop", sourceId: params.id, from: body.from, to: body.to }, body);
  });

  http.mount(fadeClip, async ({ viewer, params, body }) => {
    if (body.fade_in === 0 && body.fade_out === 0) throw invalid("fade_out", "Say how long a fade should be.");
    return make(viewer, await load(viewer, params.id), { task: "fade", sourceId: params.id, fadeIn: body.fade_in, fadeOut: body.fade_out }, body);
  });
}

function invalid(field: string, sentence: string): AppError {
  return new AppError("invalid_request", sentence, { fields: { [field]: sentence } });
}
