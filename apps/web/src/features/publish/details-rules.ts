import { LIMITS, type Clip } from "@tunewright/contract";

/** Characters that each text may have. */
export type DetailsLimits = Record<keyof Details, number>;
export const DEFAULT_LIMITS: DetailsLimits = {
  title: LIMITS.detailsTitle, caption: LIMITS.caption, styleSummary: LIMITS.styleSummary, lyrics: LIMITS.detailsLyrics,
};

/** What the details dialog edits. */
export interface Details { title: string; caption: string; styleSummary: string; lyrics: string }

export const detailsOf = (clip: Clip): Details => ({
  title: clip.title, caption: clip.caption, styleSummary: clip.display_tags, lyrics: clip.metadata.prompt,
});

/** A caption is one paragraph: typed or pasted line breaks go, words on both sides stay apart. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");

export interface DetailsVerdict { canSave: boolean; reason: string | null; fields: Partial<Record<keyof Details, string>> }

/** Save is disabled when a text is over its limit, when the title is empty without an image, or when nothing changed. */
export function judgeDetails(details: Details, before: Details, hasImage: boolean, limits: DetailsLimits = DEFAULT_LIMITS): DetailsVerdict {
  const fields: DetailsVerdict["fields"] = {};
  if (details.title.length > limits.title) fields.title = over("The title", limits.title);
  else if (details.title.trim() === "" && !hasImage) fields.title = "Give the song a title.";
  if (details.caption.length > limits.caption) fields.caption = over("The caption", limits.caption);
  if (details.styleSummary.length > limits.styleSummary) fields.styleSummary = over("The style summary", limits.styleSummary);
  if (details.lyrics.length > limits.lyrics) fields.lyrics = `Lyrics exceed maximum length of ${limits.lyrics} characters.`;
  const first = Object.values(fields)[0] ?? null;
  if (first !== null) return { canSave: false, reason: first, fields };
  if (changedDetails(details, before).length === 0) return { canSave: false, reason: "Nothing has changed yet.", fields };
  return { canSave: true, reason: null, fields };
}

export const changedDetails = (details: Details, before: Details): (keyof Details)[] =>
  (Object.keys(details) as (keyof Details)[]).filter((name) => details[name] !== before[name]);

/** What others may do with the song, and whether it stands first on its maker's profile; applied when the dialog is saved. */
export interface Options { allow_comments: boolean; can_remix: boolean; pinned: boolean }

export const changedOptions = (options: Options, before: Options): (keyof Options)[] => (Object.keys(options) as (keyof Options)[]).filter((name) => options[name] !== before[name]);

const over = (what: string, limit: number): string => `${what} can have at most ${limit} characters.`;
