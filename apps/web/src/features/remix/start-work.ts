import { adjustSpeed, concatClip, cropClip, fadeClip, generate, splitStems, upsampleClip, type Clip, type ClipId, type RemasterStrength, type TransactionId } from "@tunewright/contract";
import { call } from "../../api/call.ts";
import { refreshOwnLists } from "../../api/live-cache.ts";
import { refreshSession } from "../../api/use-session.ts";

/** What a dialog asks for. */
export type Work =
  | { action: "speed"; factor: number; keepPitch: boolean; title: string }
  /** Each 0–1. */
  | { action: "variation"; variation: number; clarity: number; tone: number; stereoWidth: number }
  | { action: "remaster"; strength: RemasterStrength; model: string }
  | { action: "stems"; parts: 2 | "all" }
  | { action: "infill"; from: number; to: number; lyrics: string; model: string }
  | { action: "crop"; from: number; to: number }
  | { action: "fade"; fadeIn: number; fadeOut: number }
  | { action: "full-song" };

/** Has the work begun; resolves to the clips that come of it. `transaction` is made once per press: sent again it charges nothing more. */
export async function startWork(clip: Pick<Clip, "id">, work: Work, transaction: string): Promise<Clip[]> {
  const transaction_uuid = transaction as TransactionId;
  const { clips } = await send(clip.id, work, transaction_uuid);
  refreshOwnLists();
  void refreshSession();
  return clips;
}

function send(id: ClipId, work: Work, transaction_uuid: TransactionId) {
  switch (work.action) {
    case "speed":
      return call(adjustSpeed, { body: { clip_id: id, speed_multiplier: work.factor, keep_pitch: work.keepPitch, title: work.title, transaction_uuid } });
    case "variation": {
      const { variation: freedom, clarity, tone, stereoWidth: stereo_width } = work;
      return call(upsampleClip, { body: { clip_id: id, freedom, clarity, tone, stereo_width, transaction_uuid } });
    }
    case "remaster":
      return call(upsampleClip, { body: { clip_id: id, strength: work.strength, model_name: work.model, transaction_uuid } });
    case "stems":
      return call(splitStems, { params: { id }, body: { parts: work.parts, transaction_uuid } });
    case "infill":
      return call(generate, {
        body: {
          mv: work.model, task: "infill", continue_clip_id: id, infill_start_s: work.from, infill_end_s: work.to, prompt: work.lyrics.trim(), transaction_uuid,
          metadata: { create_mode: "custom" },
        },
      });
    case "crop":
      return call(cropClip, { params: { id }, body: { from: work.from, to: work.to, transaction_uuid } });
    case "fade":
      return call(fadeClip, { params: { id }, body: { fade_in: work.fadeIn, fade_out: work.fadeOut, transaction_uuid } });
    case "full-song":
      return call(concatClip, { body: { clip_id: id, transaction_uuid } });
  }
}
