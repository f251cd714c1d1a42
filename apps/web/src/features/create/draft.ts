/** What a person has written into the create form. Kept on this device until they clear it: no error, reload or sign-in loses it. */
export interface Draft {
  mode: "simple" | "custom";
  description: string;
  instrumental: boolean;
  lyrics: string;
  tags: string;
  exclude: string;
  title: string;
  /** Null: the session's default model. */
  model: string | null;
  /** Percent. */
  weirdness: number;
  /** Percent. */
  styleWeight: number;
  /** Percent; how closely a cover keeps to its song. */
  audioWeight: number;
  /** Digits, or empty for a new one each time. */
  seed: string;
  /** Whose voice and manner it keeps. */
  persona: { id: string; name: string; image: string } | null;
  /** The song it starts from. */
  source: DraftSource | null;
}

export interface DraftSource {
  task: "cover" | "extend" | "add_vocals" | "add_instrumental";
  clipId: string;
  title: string;
  image: string;
  /** Seconds. */
  duration: number;
  /** Where an extension goes on, in seconds. */
  at: number;
}

export const SLIDER_REST = 50;

export const EMPTY_DRAFT: Draft = {
  mode: "simple", description: "", instrumental: false, lyrics: "", tags: "", exclude: "", title: "",
  model: null, weirdness: SLIDER_REST, styleWeight: SLIDER_REST, audioWeight: SLIDER_REST, seed: "", persona: null, source: null,
};

const isText = (value: unknown): boolean => typeof value === "string";
const isPercent = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 100;
/** Plain checks instead of a schema: this is on the way to the first page, and a schema library would be most of it. */
const IS_VALID: { [Name in keyof Draft]: (value: unknown) => boolean } = {
  mode: (value) => value === "simple" || value === "custom",
  description: isText, lyrics: isText, tags: isText, exclude: isText, title: isText, seed: isText,
  instrumental: (value) => typeof value === "boolean",
  model: (value) => value === null || isText(value),
  weirdness: isPercent, styleWeight: isPercent, audioWeight: isPercent,
  persona: (value) => value === null || isPersona(value),
  source: (value) => value === null || isSource(value),
};

const TASKS: readonly unknown[] = ["cover", "extend", "add_vocals", "add_instrumental"] satisfies DraftSource["task"][];
function isSource(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { task, clipId, title, image, duration, at } = value as Record<string, unknown>;
  return TASKS.includes(task) && [clipId, title, image].every(isText) && [duration, at].every((each) => typeof each === "number" && each >= 0);
}

function isPersona(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, image } = value as Record<string, unknown>;
  return [id, name, image].every(isText);
}

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
  for (const [name, isValid] of Object.entries(IS_VALID)) {
    const value = (kept as Record<string, unknown>)[name];
    if (isValid(value)) draft[name] = value;
  }
  return draft as unknown as Draft;
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
  draft.source === null && draft.persona === null && [draft.description, draft.lyrics, draft.tags, draft.exclude, draft.title, draft.seed].every((text) => text.trim() === "");
