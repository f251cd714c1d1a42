import * as z from "zod/mini";

/**
 * Every error a client can meet: HTTP status, and whether the operator should hear of it.
 * The web holds a sentence for each code, so a new code without a sentence does not compile.
 */
export const ERRORS = {
  invalid_request: { status: 400, report: false },
  unknown_model: { status: 400, report: false },
  not_signed_in: { status: 401, report: false },
  insufficient_credits: { status: 402, report: false },
  not_allowed: { status: 403, report: false },
  model_not_allowed: { status: 403, report: false },
  feature_not_in_plan: { status: 403, report: false },
  remix_not_allowed: { status: 403, report: false },
  custom_mode_terms_not_accepted: { status: 403, report: false },
  not_found: { status: 404, report: false },
  method_not_allowed: { status: 405, report: false },
  conflict: { status: 409, report: false },
  transaction_conflict: { status: 409, report: false },
  concurrency_limit: { status: 409, report: false },
  handle_taken: { status: 409, report: false },
  too_large: { status: 413, report: false },
  wrong_media_type: { status: 415, report: false },
  range_not_satisfiable: { status: 416, report: false },
  not_processable: { status: 422, report: false },
  task_not_supported: { status: 422, report: false },
  rate_limited: { status: 429, report: false },
  internal: { status: 500, report: true },
  storage_full: { status: 507, report: true },
  unavailable: { status: 503, report: true },
} as const satisfies Record<string, { status: number; report: boolean }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

/** The body of every error response. `fields` maps a path in the request to what is wrong with it. */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
