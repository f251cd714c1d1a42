import { isApiError } from "../../api/api-error.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import type { DraftField } from "./create-rules.ts";

/** What a refused press leads to. The draft stays as it is in every case. */
export type Refusal =
  | { kind: "fields"; fields: Partial<Record<DraftField, string>>; rest: string | null }
  | { kind: "blocked"; by: Block; sentence: string }
  | { kind: "terms" }
  | { kind: "sign-in" }
  | { kind: "message"; title: string; text: string };

/** Named as the upsell features of the specification. */
export type Block = "out_of_credits" | "simultaneous_gens" | "upgrade_v45" | "exclude_styles" | "advanced_sliders";

const FIELD_OF: Record<string, DraftField> = {
  gpt_description_prompt: "description", prompt: "lyrics", tags: "tags", negative_tags: "exclude", title: "title", seed: "seed",
};

export function refusalOf(error: unknown): Refusal {
  const failed = { kind: "message", title: "Error", text: "An error occurred while generating the song." } as const;
  if (!isApiError(error)) return failed;
  const sentence = sentenceFor(error);
  switch (error.code) {
    case "insufficient_credits": return { kind: "blocked", by: "out_of_credits", sentence };
    case "concurrency_limit": return { kind: "blocked", by: "simultaneous_gens", sentence };
    case "model_not_allowed": return { kind: "blocked", by: "upgrade_v45", sentence };
    case "feature_not_in_plan": {
      const by = Object.keys(error.fields).some((path) => path.includes("control_sliders")) ? "advanced_sliders" : "exclude_styles";
      return { kind: "blocked", by, sentence };
    }
    case "custom_mode_terms_not_accepted": return { kind: "terms" };
    case "not_signed_in": return { kind: "sign-in" };
    case "internal": return failed;
    default: break;
  }
  const fields: Partial<Record<DraftField, string>> = {};
  let rest: string | null = null;
  for (const [path, text] of Object.entries(error.fields)) {
    const field = FIELD_OF[path.replace(/^body\./, "")];
    if (field) fields[field] = text;
    else rest ??= text;
  }
  if (Object.keys(fields).length > 0) return { kind: "fields", fields, rest };
  return { kind: "message", title: "The song was not started", text: rest ?? sentence };
}

/** Whether the server surely did not take the press: only then may the next press carry a new transaction. */
export const wasAnswered = (error: unknown): boolean => isApiError(error) && error.status > 0 && error.status < 500;
