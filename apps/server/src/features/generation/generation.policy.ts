import { MODELS, PLANS, type ModelRow, type PlanKey } from "@tunewright/contract";

/** Who asks, as far as the rules need to know. */
export interface Maker {
  id: string;
  plan: PlanKey;
  acceptedCustomTerms: boolean;
}

const isPaying = (maker: Maker): boolean => maker.plan !== "free";

export const findModel = (key: string): ModelRow | null => MODELS.find((model) => model.key === key) ?? null;

/** A model is for all, for those who pay, or for those who pay with a few free generations a month for the others. */
export function canUseModel(maker: Maker, model: ModelRow, madeThisMonth: number): boolean {
  if (model.access === "all" || isPaying(maker)) return true;
  return model.access !== "paid" && madeThisMonth < model.access.freeEachMonth;
}

/** Excluding styles is part of the paid plans. */
export const canExclude = isPaying;

/** Own words are sung once the terms of custom mode are accepted. */
export const canUseOwnLyrics = (maker: Maker): boolean => maker.acceptedCustomTerms;

/** A plan says how many songs may be made at once. */
export const canStartAnother = (maker: Maker, running: number): boolean => running < PLANS[maker.plan].concurrency;
