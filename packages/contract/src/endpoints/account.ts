import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { session } from "../entities/session.ts";
import { PLAN_KEYS, planView } from "../plans.ts";

export const getSession = defineEndpoint({
  id: "getSession", method: "GET", path: "/api/session/", summary: "Who is looking, what they may do, and the values in force", tag: "account", access: "anyone",
  response: session, errors: [],
});

export const updateUserConfig = defineEndpoint({
  id: "updateUserConfig", method: "POST", path: "/api/user/user_config/", summary: "Keep settings and acceptances", tag: "account", access: "signed-in",
  body: z.object({
    has_accepted_custom_mode_tos: z.optional(z.literal(true)),
    shown_claim_username: z.optional(z.literal(true)),
    shown_creation_tour: z.optional(z.literal(true)),
    theme: z.optional(z.enum(["system", "light", "dark"])),
  }),
  response: session, errors: ["invalid_request", "not_signed_in"],
});

export const signOut = defineEndpoint({
  id: "signOut", method: "POST", path: "/api/signout/", summary: "End this session", tag: "account", access: "anyone",
  response: z.object({ ok: z.literal(true) }), errors: [],
});

export const getBillingInfo = defineEndpoint({
  id: "getBillingInfo", method: "GET", path: "/api/billing/info/", summary: "Credits and plan", tag: "account", access: "signed-in",
  response: z.object({
    plan: z.enum(PLAN_KEYS), credits: z.number(), credits_total: z.number(), next_reset_at: z.iso.datetime(),
    ledger: z.array(z.object({ id: z.string(), amount: z.number(), reason: z.string(), note: z.string(), balance: z.number(), created_at: z.iso.datetime() })),
  }),
  errors: ["not_signed_in"],
});

export const getUsagePlans = defineEndpoint({
  id: "getUsagePlans", method: "GET", path: "/api/billing/usage-plans/", summary: "The plans, with prices", tag: "account", access: "anyone",
  response: z.object({ plans: z.array(planView) }), errors: [],
});
