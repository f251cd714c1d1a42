import type { ClientErrorCode } from "./api-error.ts";
import { ApiError } from "./api-error.ts";

/** What a person reads for each code. Where the server's own detail is made for people (fields, limits), that is shown instead. */
export const ERROR_SENTENCES: Record<ClientErrorCode, string> = {
  invalid_request: "Something in the form needs changing.",
  unknown_model: "This model is not here any more. Choose another one.",
  not_signed_in: "Sign in to do this.",
  insufficient_credits: "You are out of credits for now.",
  not_allowed: "You are not allowed to do this.",
  model_not_allowed: "This model is part of a paid plan.",
  feature_not_in_plan: "This is part of a paid plan.",
  remix_not_allowed: "This song cannot be remixed.",
  custom_mode_terms_not_accepted: "Please accept our terms to make a song with custom lyrics",
  not_found: "This is not here. It may have been removed.",
  method_not_allowed: "The app and the server do not fit together. Reload the page.",
  conflict: "This was changed elsewhere. Reload and try again.",
  transaction_conflict: "This was already sent with other words. Press Create again.",
  concurrency_limit: "You have as many songs at the press as your plan allows. Wait for one to finish.",
  handle_taken: "This handle is taken.",
  too_large: "This is too large.",
  wrong_media_type: "This kind of file cannot be used.",
  range_not_satisfiable: "This part of the song is not there yet.",
  not_processable: "This cannot be done with this song.",
  task_not_supported: "This model cannot do that. Choose another one.",
  rate_limited: "That was a lot at once. Wait a moment and try again.",
  internal: "Something went wrong. Please try again later.",
  storage_full: "The disk of this server is full. Nothing was lost; try again later.",
  unavailable: "The server is busy starting or stopping. Try again in a moment.",
  offline: "The server does not answer. Check your connection and try again.",
};

/** Codes whose detail says more than our sentence could, in words made for people. */
const DETAIL_SPEAKS: ReadonlySet<ClientErrorCode> = new Set([
  "invalid_request", "insufficient_credits", "concurrency_limit", "model_not_allowed", "not_processable", "task_not_supported", "conflict",
]);

export function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return ERROR_SENTENCES.internal;
  const field = Object.values(error.fields)[0];
  if (field) return field;
  return DETAIL_SPEAKS.has(error.code) && error.detail ? error.detail : ERROR_SENTENCES[error.code];
}
