import * as z from "zod/mini";
import { userId } from "../ids.ts";
import { model } from "../models.ts";
import { PLAN_KEYS } from "../plans.ts";

export const sessionUser = z.object({
  id: userId,
  email: z.string(),
  display_name: z.string(),
  handle: z.string(),
  profile_description: z.string(),
  avatar_image_url: z.nullable(z.string()),
  is_handle_updated: z.boolean(),
  created_at: z.iso.datetime(),
});

/** Who is looking, what they may do, and every value the client must not hard-code. `user` is null when signed out. */
export const session = z.object({
  user: z.nullable(sessionUser),
  userId: z.nullable(userId),
  credits: z.number(),
  /** What the period began with, for the meter. */
  credits_total: z.number(),
  roles: z.object({
    pro: z.boolean(),
    is_staff: z.boolean(),
    is_day_zero_user: z.boolean(),
    has_accepted_custom_mode_tos: z.boolean(),
  }),
  plan: z.enum(PLAN_KEYS),
  subscription: z.nullable(z.object({
    subscription_id: z.string(), plan_key: z.enum(PLAN_KEYS), plan_price: z.number(), period: z.enum(["month", "year"]), subscription_anchor: z.string(),
  })),
  flags: z.record(z.string(), z.boolean()),
  experiments: z.record(z.string(), z.string()),
  models: z.array(model),
  /** LIMITS in force. */
  limits: z.record(z.string(), z.unknown()),
  credit_costs: z.record(z.string(), z.number()),
  concurrency: z.object({ running: z.number(), max: z.number() }),
  audioUploadLimits: z.object({ min: z.number(), max: z.number() }),
  hasSetRemixPerm: z.boolean(),
  shownClaimUsername: z.boolean(),
  shownCreationTour: z.boolean(),
  isOutOfCredits: z.boolean(),
  isOutOfFreeV4Gens: z.boolean(),
  config: z.record(z.string(), z.unknown()),
});
export type Session = z.infer<typeof session>;
