import { CREDIT_COSTS, LIMITS, PLANS, STAFF_UPLOAD_MAX_SECONDS, type Model, type Session, type UserId } from "@tunewright/contract";
import type { Flags } from "../gates/index.ts";
import type { Person } from "./session.repo.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What other features say of a person; a visitor's is that of a free account. */
export interface Standing {
  credits: number;
  total: number;
  models: Model[];
  concurrency: { running: number; max: number };
  isOutOfFreeV4Gens: boolean;
}

export function presentSession(person: Person | null, standing: Standing, flags: Flags, now: Date): Session {
  const plan = PLANS[person?.plan ?? "free"];
  const config = person?.config ?? {};
  return {
    user: person && {
      id: person.id as UserId, email: person.email, display_name: person.display_name, handle: person.handle,
      profile_description: person.profile_description, avatar_image_url: person.avatar_image_url, is_handle_updated: person.is_handle_updated,
      created_at: person.created_at.toISOString(),
    },
    userId: person ? (person.id as UserId) : null,
    credits: standing.credits,
    credits_total: standing.total,
    roles: {
      pro: plan.key !== "free",
      is_staff: person?.is_staff ?? false,
      is_day_zero_user: person !== null && now.getTime() - person.created_at.getTime() < DAY_MS,
      has_accepted_custom_mode_tos: person?.accepted_custom_mode_tos_at != null,
    },
    plan: plan.key,
    subscription: null,
    flags,
    experiments: {},
    models: standing.models,
    limits: LIMITS,
    credit_costs: CREDIT_COSTS,
    concurrency: standing.concurrency,
    audioUploadLimits: {
      min: LIMITS.uploadMinSeconds, max: person?.is_staff || flags["create-beta-ui"] ? STAFF_UPLOAD_MAX_SECONDS : plan.uploadMaxSeconds,
    },
    hasSetRemixPerm: false,
    shownClaimUsername: config.shown_claim_username === true || person?.is_handle_updated === true,
    shownCreationTour: config.shown_creation_tour === true,
    isOutOfCredits: person !== null && standing.credits < CREDIT_COSTS.create,
    isOutOfFreeV4Gens: standing.isOutOfFreeV4Gens,
    config: { ...config },
  };
}
