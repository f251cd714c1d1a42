import { LIMITS, PICTURES_PATH } from "@tunewright/contract";
import { ApiError } from "./api-error.ts";
import { ERROR_SENTENCES } from "./error-sentences.ts";

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Sends a picture file; answers with the address under which it can be used. Throws ApiError with a sentence for the person. */
export async function uploadPicture(file: Blob): Promise<string> {
  if (file.size > LIMITS.avatarBytes) throw new ApiError({ code: "not_processable", status: 0, detail: "A picture can have at most 10 MB." });
  let response: Response;
  try {
    response = await fetch(PICTURES_PATH, { method: "POST", credentials: "same-origin", headers: { "content-type": file.type.startsWith("image/") ? file.type : "application/octet-stream" }, body: file });
  } catch (cause) {
    throw new ApiError({ code: "offline", status: 0, detail: ERROR_SENTENCES.offline }, { cause });
  }
  const body = (await response.json().catch(() => ({}))) as { image_url?: string; detail?: string };
  if (response.ok && body.image_url) return body.image_url;
  if (response.status === 401) throw new ApiError({ code: "not_signed_in", status: 401, detail: "" });
  if (response.status === 429) throw new ApiError({ code: "rate_limited", status: 429, detail: "" });
  const refused = response.status >= 400 && response.status < 500 && body.detail;
  throw new ApiError({ code: refused ? "not_processable" : "internal", status: response.status, detail: refused ? body.detail! : "" });
}
