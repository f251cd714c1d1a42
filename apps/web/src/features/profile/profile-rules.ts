import { LIMITS } from "@tunewright/contract";

/** What the form of one's own profile edits. */
export interface ProfileForm { handle: string; display_name: string; profile_description: string; avatar_image_url: string | null }
export type ProfileErrors = Partial<Record<keyof ProfileForm, string>>;

/** Texts of the specification, to the letter. */
export const HANDLE_INVALID = "This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed";
export const HANDLE_HINT = "This is used in your profile URL, and can be changed later.";
export const DESCRIPTION_HINT = "Describe your musical style in a few words.";
export const AVATAR_HINT = "The image that will be shown on your profile (max 10 MB)";

const HANDLE = new RegExp(`^[A-Za-z0-9_]{${LIMITS.handleMin},${LIMITS.handleMax}}$`);

/** What is wrong, as far as the form itself can tell. */
export function judgeForm(form: ProfileForm): ProfileErrors {
  return {
    ...(HANDLE.test(form.handle) ? {} : { handle: HANDLE_INVALID }),
    ...(form.display_name.trim() === "" ? { display_name: "Give a name that can be seen." }
      : form.display_name.trim().length > LIMITS.displayName ? { display_name: `A name can have at most ${LIMITS.displayName} characters.` } : {}),
    ...(form.profile_description.length > LIMITS.profileDescription ? { profile_description: `A description can have at most ${LIMITS.profileDescription} characters.` } : {}),
  };
}

export const changedFields = (form: ProfileForm, before: ProfileForm): (keyof ProfileForm)[] =>
  (Object.keys(form) as (keyof ProfileForm)[]).filter((name) => form[name] !== before[name]);

/** Why it cannot be saved; null where it can. */
export function whyNotSave(form: ProfileForm, before: ProfileForm): string | null {
  return Object.values(judgeForm(form))[0] ?? (changedFields(form, before).length === 0 ? "Nothing has changed yet." : null);
}
