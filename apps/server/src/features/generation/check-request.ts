import type { GenerateBody, ModelRow } from "@tunewright/contract";
import { randomInt } from "node:crypto";
import { AppError } from "../../platform/http/app-error.ts";
import type { AdmittedRequest } from "./admitted-request.ts";
import { readWork } from "./work/read-work.ts";

type TextField = "title" | "prompt" | "tags" | "negative_tags" | "gpt_description_prompt";
const TOO_LONG: Record<TextField, string> = {
  title: "Title exceeds", prompt: "Lyrics exceed", tags: "Style exceeds", negative_tags: "Excluded styles exceed",
  gpt_description_prompt: "Song description exceeds",
};

/** The words as they are kept: well-formed Unicode with plain line breaks; what is only blank is "". */
function wording(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, "\n");
  return plain.trim() === "" ? "" : plain;
}

const onOneLine = (text: string): string => text.replace(/\s*[\n\u2028\u2029]+\s*/g, " ").trim();

/** Own words count as custom mode unless the client says it asks in simple mode. */
const modeOf = (body: GenerateBody, lyrics: string, style: string): "simple" | "custom" =>
  body.metadata?.create_mode ?? (lyrics !== "" || style !== "" ? "custom" : "simple");

/** Checks what can be checked without the database. Rejects with AppError "invalid_request", naming each field and its limit. */
export function checkRequest(body: GenerateBody, model: ModelRow): AdmittedRequest {
  const fields: Record<string, string> = {};
  for (const field of Object.keys(TOO_LONG) as TextField[]) {
    const limit = model.limits[field];
    if (body[field].length > limit) fields[field] = `${TOO_LONG[field]} maximum length of ${limit} characters.`;
  }
  refuse(fields);

  const lyrics = body.make_instrumental ? "" : wording(body.prompt);
  const style = onOneLine(wording(body.tags));
  const description = wording(body.gpt_description_prompt);
  const mode = modeOf(body, wording(body.prompt), style);
  const work = readWork(body);
  // A song that starts from another has something to go by.
  const bare = work.task === "create" && !body.artist_clip_id && !body.persona_id;
  if (bare && mode === "simple" && description === "" && lyrics === "" && style === "") {
    refuse({ gpt_description_prompt: "Describe the song you want." });
  }
  if (bare && mode === "custom" && lyrics === "" && style === "" && description === "") {
    refuse(body.make_instrumental ? { tags: "Say in which style it should be." } : { prompt: "Write lyrics, or say in which style it should be." });
  }
  return {
    work, model: model.key, mode, title: onOneLine(wording(body.title)), description, lyrics, style,
    persona: null, exclude: onOneLine(wording(body.negative_tags)), instrumental: body.make_instrumental, seed: body.seed ?? randomInt(2 ** 32),
    sliders: {
      weirdness: body.metadata?.control_sliders?.weirdness_constraint ?? null,
      style: body.metadata?.control_sliders?.style_weight ?? null,
      audio: body.metadata?.control_sliders?.audio_weight ?? null,
    },
  };
}

function refuse(fields: Record<string, string>): void {
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new AppError("invalid_request", sentence, { fields });
}
