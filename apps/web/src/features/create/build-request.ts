import type { ClipId, EndpointRequest, Model, PersonaId, Session } from "@tunewright/contract";
import type { generate } from "@tunewright/contract";
import { mayExclude } from "./create-rules.ts";
import { SLIDER_REST, type Draft, type DraftSource } from "./draft.ts";

export type GenerateRequest = NonNullable<EndpointRequest<typeof generate>["body"]>;
export type UnsignedRequest = Omit<GenerateRequest, "transaction_uuid">;

/** The draft as the server wants it. What the mode on screen does not show is not sent. */
export function buildRequest(draft: Draft, session: Session, model: Model, projectId: string | null): UnsignedRequest {
  const base = {
    mv: model.external_key,
    make_instrumental: draft.instrumental,
    project_id: projectId as GenerateRequest["project_id"],
  };
  if (draft.mode === "simple") {
    return { ...base, gpt_description_prompt: draft.description.trim(), metadata: { create_mode: "simple" } };
  }
  const { source } = draft;
  const sliders = {
    ...(draft.weirdness === SLIDER_REST ? {} : { weirdness_constraint: draft.weirdness / 100 }),
    ...(draft.styleWeight === SLIDER_REST ? {} : { style_weight: draft.styleWeight / 100 }),
    ...(source?.task !== "cover" || draft.audioWeight === SLIDER_REST ? {} : { audio_weight: draft.audioWeight / 100 }),
  };
  return {
    ...base,
    ...(source ? fromSource(source) : {}),
    ...(draft.persona ? { persona_id: draft.persona.id as PersonaId } : {}),
    prompt: draft.instrumental ? "" : draft.lyrics.trim(),
    tags: draft.tags.trim(),
    negative_tags: mayExclude(session) ? draft.exclude.trim() : "",
    title: draft.title.trim(),
    metadata: { create_mode: "custom", ...(Object.keys(sliders).length === 0 ? {} : { control_sliders: sliders }) },
    ...(draft.seed === "" ? {} : { seed: Number(draft.seed) }),
  };
}

function fromSource({ task, clipId, at }: DraftSource): Pick<GenerateRequest, "task" | "continue_clip_id" | "continue_at" | "cover_clip_id"> {
  const id = clipId as ClipId;
  return task === "extend" ? { task, continue_clip_id: id, continue_at: at } : { task, cover_clip_id: id };
}
