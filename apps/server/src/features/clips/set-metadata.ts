import type { EndpointInput, setMetadata as endpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadOwnClip } from "./load-clip.ts";
import { updateClip } from "./clips.repo.ts";

type Change = EndpointInput<typeof endpoint>["body"];

const onOneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ").trim();

/** Changes what the owner may change; what is absent stays. Rejects with AppError "not_found" or "invalid_request". */
export async function setMetadata(db: Db, viewer: { id: string }, id: string, change: Change): Promise<void> {
  await loadOwnClip(db, id, viewer);
  const title = change.title === undefined ? undefined : onOneLine(change.title);
  if (title === "") throw new AppError("invalid_request", "Give the song a title.", { fields: { title: "Give the song a title." } });
  const columns = {
    ...(title === undefined ? {} : { title }),
    ...(change.caption === undefined ? {} : { caption: onOneLine(change.caption) }),
    ...(change.display_tags === undefined ? {} : { display_tags: onOneLine(change.display_tags) }),
    ...(change.lyrics === undefined ? {} : { lyrics: change.lyrics }),
    ...(change.allow_comments === undefined ? {} : { allow_comments: change.allow_comments }),
    ...(change.can_remix === undefined ? {} : { can_remix: change.can_remix }),
  };
  if (Object.keys(columns).length > 0) await updateClip(db, id, columns);
}
