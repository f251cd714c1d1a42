import { randomUUID } from "node:crypto";
import type { EndpointInput, createPersona as endpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { readPlan } from "../billing/index.ts";
import { loadOwnClip } from "../clips/index.ts";
import { planMakesPersonas } from "./personas.policy.ts";
import { readPersona, type PersonaRow } from "./personas.repo.ts";

const DELIVERIES = ["sung", "rap", "spoken"] as const;

/** Keeps singer, manner and style of an own finished song. Rejects with AppError "not_found", "feature_not_in_plan" or "not_processable". */
export async function createPersona(db: Db, viewer: { id: string }, body: EndpointInput<typeof endpoint>["body"]): Promise<PersonaRow> {
  const clip = await loadOwnClip(db, body.clip_id, viewer);
  if (!planMakesPersonas(await readPlan(db, viewer.id))) throw new AppError("feature_not_in_plan", "Personas are part of the paid plans.", { fields: { feature: "personas" } });
  if (clip.status !== "complete" || clip.singer === null) throw new AppError("not_processable", "This song has no singer to keep.");
  const id = randomUUID();
  await db.insertInto("persona").values({
    id, user_id: viewer.id, name: body.name, description: body.description.trim(), is_public: body.is_public, image_url: null, source_clip_id: clip.id,
    singer: clip.singer, delivery: DELIVERIES.find((delivery) => delivery === clip.delivery) ?? "sung", style: clip.tags || clip.display_tags,
  }).execute();
  return (await readPersona(db, id))!;
}
