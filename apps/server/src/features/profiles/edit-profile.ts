import { LIMITS, type EndpointInput, type updateProfile as endpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { systemCode } from "../../platform/boot/boot-error.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { isReservedHandle } from "../auth/index.ts";
import { usePicture } from "../pictures/index.ts";

type Change = EndpointInput<typeof endpoint>["body"];

/** Texts of the specification, to the letter. */
const HANDLE_INVALID = "This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed";
const HANDLE = new RegExp(`^[A-Za-z0-9_]{${LIMITS.handleMin},${LIMITS.handleMax}}$`);
/** Something to see: letters, digits, signs. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Mn}\u2800\u3164\uffa0\u115f\u1160]/u;
/** Control and direction characters, which would rearrange the page round a name. Joiners stay: scripts and emoji need them. */
const DISTURBING = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const UNIQUE_VIOLATION = "23505";

const tidy = (text: string): string => text.replace(/\s+/g, " ").replace(DISTURBING, "").replace(/ +/g, " ").trim();

/** What is wrong with each field, as sentences for the person; empty where all is well. */
export function judgeProfile(change: Change, before: { handle: string }): Record<string, string> {
  const fields: Record<string, string> = {};
  if (change.handle !== undefined && change.handle.toLowerCase() !== before.handle.toLowerCase()) {
    if (!HANDLE.test(change.handle)) fields["handle"] = HANDLE_INVALID;
    else if (isReservedHandle(change.handle)) fields["handle"] = "This handle is taken.";
  }
  if (change.display_name !== undefined) {
    const name = tidy(change.display_name);
    if (!VISIBLE.test(name)) fields["display_name"] = "Give a name that can be seen.";
    else if (name.length > LIMITS.displayName) fields["display_name"] = `A name can have at most ${LIMITS.displayName} characters.`;
  }
  if (change.profile_description !== undefined && tidy(change.profile_description).length > LIMITS.profileDescription) {
    fields["profile_description"] = `A description can have at most ${LIMITS.profileDescription} characters.`;
  }
  return fields;
}

/** Changes what is given. Rejects with AppError "invalid_request" or "handle_taken", whose `fields` name what is wrong. */
export async function editProfile(db: Db, viewer: { id: string }, change: Change): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const before = await tx.selectFrom("user").select(["handle", "avatar_image_url"]).where("id", "=", viewer.id).forUpdate().executeTakeFirstOrThrow();
      const fields = judgeProfile(change, before);
      const first = Object.values(fields)[0];
      if (first !== undefined) throw new AppError("invalid_request", first, { fields });
      const pictureChanged = change.avatar_image_url !== undefined && change.avatar_image_url !== before.avatar_image_url;
      const columns = {
        ...(change.handle !== undefined && change.handle !== before.handle ? { handle: change.handle, is_handle_updated: true } : {}),
        ...(change.display_name === undefined ? {} : { display_name: tidy(change.display_name) }),
        ...(change.profile_description === undefined ? {} : { profile_description: tidy(change.profile_description) }),
        ...(pictureChanged ? { avatar_image_url: await usePicture(tx, viewer.id, "avatar", change.avatar_image_url ?? null, "avatar_image_url") } : {}),
      };
      if (Object.keys(columns).length > 0) await tx.updateTable("user").set({ ...columns, updated_at: new Date() }).where("id", "=", viewer.id).execute();
    });
  } catch (error) {
    if (systemCode(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError("handle_taken", "This handle is taken.", { fields: { handle: "This handle is taken." }, cause: error });
  }
}
