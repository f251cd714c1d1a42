import { randomUUID } from "node:crypto";
import type { EndpointInput, FeedbackTag, FlagReason, claimCopyright, flagClip } from "@tunewright/contract";
import { FEEDBACK_TAGS } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadOwnClip, loadVisibleClip } from "../clips/index.ts";

type Person = { id: string };

/** Keeps what somebody says is wrong with a song; said again it replaces what they said while nobody has decided. Rejects with AppError "not_found". */
export async function flag(db: Db, person: Person, clipId: string, body: EndpointInput<typeof flagClip>["body"]): Promise<void> {
  await loadVisibleClip(db, clipId, person);
  await keep(db, { kind: "flag", clip_id: clipId, reporter_id: person.id, reasons: [...new Set(body.reasons)], text: body.text.trim(), link: "", ownership: null });
}

/** Rejects with AppError "not_found" or "invalid_request". */
export async function claim(db: Db, person: Person, body: EndpointInput<typeof claimCopyright>["body"]): Promise<void> {
  const link = body.originalLink.trim();
  if (link !== "" && !isWebAddress(link)) throw new AppError("invalid_request", "Please enter a valid URL", { fields: { originalLink: "Please enter a valid URL" } });
  await loadVisibleClip(db, body.clip_id, person);
  await keep(db, { kind: "copyright", clip_id: body.clip_id, reporter_id: person.id, reasons: ["flag_copyright"], text: body.description.trim(), link, ownership: body.ownershipType });
}

interface Said { kind: "flag" | "copyright"; clip_id: string; reporter_id: string; reasons: FlagReason[]; text: string; link: string; ownership: "mine" | "other" | null }

async function keep(db: Db, said: Said): Promise<void> {
  const { kind: _kind, clip_id: _clip, reporter_id: _reporter, ...words } = said;
  await db.insertInto("report").values({ id: randomUUID(), ...said, decision: null, decided_by: null, decided_at: null })
    .onConflict((conflict) => conflict.columns(["clip_id", "reporter_id", "kind"]).where("decided_at", "is", null).doUpdateSet(words)).execute();
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "";
}

/** Tags parted by commas, as a list; good is said alone. Null where they make no sense. */
export function readFeedback(text: string): FeedbackTag[] | null {
  const tags = [...new Set(text.split(",").map((tag) => tag.trim()).filter(Boolean))];
  if (tags.length === 0 || !tags.every((tag): tag is FeedbackTag => (FEEDBACK_TAGS as readonly string[]).includes(tag))) return null;
  return tags.includes("good_quality") && tags.some((tag) => tag.startsWith("bad_")) ? null : tags;
}

/** Keeps what a maker says of their own song; the last word counts. Rejects with AppError "not_found" or "invalid_request". */
export async function keepFeedback(db: Db, person: Person, clipId: string, text: string): Promise<void> {
  await loadOwnClip(db, clipId, person);
  const tags = readFeedback(text);
  if (!tags) throw new AppError("invalid_request", "Choose what fits, good or bad.", { fields: { tags: "Choose what fits, good or bad." } });
  await db.insertInto("clip_feedback").values({ clip_id: clipId, user_id: person.id, tags, updated_at: new Date() })
    .onConflict((conflict) => conflict.columns(["clip_id", "user_id"]).doUpdateSet({ tags, updated_at: new Date() })).execute();
}
