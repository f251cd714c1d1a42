import { DEFAULT_MODEL, MODELS, PLANS, type Model, type PlanKey } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { canUseModel } from "./generation.policy.ts";
import { countMadeThisMonth, countRunning } from "./generation.repo.ts";
import type { EngineCapabilities } from "./song-engine.ts";

/** What a person may make now, for the session. */
export interface GenerationStanding {
  models: Model[];
  concurrency: { running: number; max: number };
  isOutOfFreeV4Gens: boolean;
}

/** `person` is null for a visitor, who sees what a free account would have. */
export async function readGenerationStanding(
  db: Db, person: { id: string; plan: PlanKey } | null, capabilities: EngineCapabilities, now = new Date(),
): Promise<GenerationStanding> {
  const [running, madeWithV4] = person
    ? await Promise.all([countRunning(db, person.id), countMadeThisMonth(db, person.id, "chirp-v4", now)])
    : [0, 0];
  const plan = person?.plan ?? "free";
  const maker = { id: person?.id ?? "", plan, acceptedCustomTerms: false };
  const models = MODELS.filter(({ key }) => (capabilities.tasks[key]?.length ?? 0) > 0).map((row): Model => ({
    external_key: row.key, name: row.name, description: row.description, badges: row.badges,
    can_use: canUseModel(maker, row, row.key === "chirp-v4" ? madeWithV4 : 0), is_default: row.key === DEFAULT_MODEL,
    major_model_version: row.name, model_subtype: row.key.endsWith("-turbo") ? "turbo" : null,
    capabilities: [...(capabilities.tasks[row.key] ?? [])], needs_score: [...capabilities.needsDocument], max_lengths: row.limits,
  }));
  const v4 = MODELS.find((row) => row.key === "chirp-v4");
  return {
    models, concurrency: { running, max: PLANS[plan].concurrency },
    isOutOfFreeV4Gens: v4 !== undefined && !canUseModel(maker, v4, madeWithV4),
  };
}
