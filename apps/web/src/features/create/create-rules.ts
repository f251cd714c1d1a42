import type { Model, Session } from "@tunewright/contract";
import type { Draft } from "./draft.ts";

export type DraftField = "description" | "lyrics" | "tags" | "exclude" | "title" | "seed";

export interface CreateReadiness {
  /** Why Create does not answer now; null where it does. */
  reason: string | null;
  /** Sentences at their fields. */
  fields: Partial<Record<DraftField, string>>;
}

const count = new Intl.NumberFormat("en-GB");
const SEED_MAX = 4_294_967_295;

/** Whether this plan may leave styles out. Paid plans may. */
export const mayExclude = (session: Session | null): boolean => session !== null && (session.plan !== "free" || session.roles.pro);

/**
 * When Create is disabled, by the rules of the specification: custom mode needs lyrics or a style, every text stays in its limit.
 * Credits and the number at once do not disable it: pressing then says what to do about them.
 */
export function readiness(draft: Draft, session: Session | null, model: Model | null): CreateReadiness {
  const fields: CreateReadiness["fields"] = {};
  if (!session || !model) return { reason: "Loading what you can use.", fields };
  const limit = model.max_lengths;
  if (draft.mode === "simple") {
    if (draft.description.length > limit.gpt_description_prompt) fields.description = tooLong("Song description", limit.gpt_description_prompt);
  } else {
    if (!draft.instrumental && draft.lyrics.length > limit.prompt) fields.lyrics = lyricsTooLong(limit.prompt);
    if (draft.tags.length > limit.tags) fields.tags = tooLong("Styles", limit.tags);
    if (mayExclude(session) && draft.exclude.length > limit.negative_tags) fields.exclude = tooLong("Exclude Styles", limit.negative_tags);
    if (draft.title.length > limit.title) fields.title = tooLong("Title", limit.title);
    if (draft.seed !== "" && !(/^\d{1,10}$/.test(draft.seed) && Number(draft.seed) <= SEED_MAX)) {
      fields.seed = `A seed is a whole number from 0 to ${count.format(SEED_MAX)}.`;
    }
  }
  const first = Object.values(fields)[0];
  if (first !== undefined) return { reason: first, fields };
  if (draft.mode === "simple" && draft.description.trim() === "") return { reason: "Describe the song first.", fields };
  // What goes on from a song, or is laid round it, has its words and style to go by.
  if (draft.mode === "custom" && draft.persona === null && (draft.source === null || draft.source.task === "cover") && draft.tags.trim() === "" && (draft.instrumental || draft.lyrics.trim() === "")) {
    return { reason: draft.instrumental ? "Name a style first." : "Write lyrics or name a style first.", fields };
  }
  return { reason: null, fields };
}

/** The specification's sentence. */
export const lyricsTooLong = (limit: number): string => `Lyrics exceed maximum length of ${limit} characters.`;
const tooLong = (what: string, limit: number): string => `${what} can have at most ${count.format(limit)} characters.`;
