import * as z from "zod/mini";

/** What a person has written into the create form. Kept on this device until they clear it: no error, reload or sign-in loses it. */
export const draftShape = z.object({
  mode: z.enum(["simple", "custom"]),
  description: z.string(),
  instrumental: z.boolean(),
  lyrics: z.string(),
  tags: z.string(),
  exclude: z.string(),
  title: z.string(),
  /** Null: the session's default model. */
  model: z.nullable(z.string()),
  /** Percent. */
  weirdness: z.number().check(z.gte(0), z.lte(100)),
  /** Percent. */
  styleWeight: z.number().check(z.gte(0), z.lte(100)),
  /** Digits, or empty for a new one each time. */
  seed: z.string(),
});
export type Draft = z.infer<typeof draftShape>;

export const SLIDER_REST = 50;

export const EMPTY_DRAFT: Draft = {
  mode: "simple", description: "", instrumental: false, lyrics: "", tags: "", exclude: "", title: "",
  model: null, weirdness: SLIDER_REST, styleWeight: SLIDER_REST, seed: "",
};

const KEY = "tunewright.create.draft";

/** Reads what an earlier visit left; fields that no longer make sense fall back one by one, never all together. */
export function loadDraft(storage: Pick<Storage, "getItem">): Draft {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? "{}");
  } catch {
    return EMPTY_DRAFT;
  }
  if (typeof kept !== "object" || kept === null) return EMPTY_DRAFT;
  const draft: Record<string, unknown> = { ...EMPTY_DRAFT };
  for (const [name, field] of Object.entries(draftShape.def.shape)) {
    const read = z.safeParse(field, (kept as Record<string, unknown>)[name]);
    if (read.success) draft[name] = read.data;
  }
  return draft as Draft;
}

/** Storage may be full or forbidden: the form then lives for this page only. */
export function saveDraft(storage: Pick<Storage, "setItem">, draft: Draft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing to tell: the words are still on screen.
  }
}

/** Empties the words, keeps the choices (mode, model). */
export const clearedDraft = (draft: Draft): Draft => ({
  ...EMPTY_DRAFT, mode: draft.mode, model: draft.model,
});

export const isBlankDraft = (draft: Draft): boolean =>
  [draft.description, draft.lyrics, draft.tags, draft.exclude, draft.title, draft.seed].every((text) => text.trim() === "");
