import * as z from "zod/mini";
import { clipId, projectId, userId } from "../ids.ts";

/** Wire status. `processing` exists in the specification for tasks on existing audio. */
export const clipStatus = z.enum(["queued", "submitted", "processing", "streaming", "complete", "error"]);
export type ClipStatus = z.infer<typeof clipStatus>;

export const reactionType = z.enum(["LIKE", "DISLIKE"]);
export const remixAction = z.enum(["cover", "extend", "reuse_prompt", "adjust_speed"]);

export const clipProgress = z.object({
  stage: z.enum(["waiting", "writing", "composing", "singing", "playing", "mastering"]),
  /** "Chorus 2", where a section is at work. */
  section: z.nullable(z.string()),
  /** 0–1 of the whole job. */
  fraction: z.number(),
});
export type ClipProgress = z.infer<typeof clipProgress>;

export const clipSection = z.object({ name: z.string(), kind: z.string(), start: z.number(), end: z.number() });

/** How it came to be: made, given, edited, joined. */
export const clipType = z.enum(["gen", "upload", "edit", "concat"]);

export const clipMetadata = z.object({
  type: clipType,
  task: z.string(),
  /** Style as asked for. */
  tags: z.string(),
  negative_tags: z.string(),
  /** Lyrics with section tags, as sung. */
  prompt: z.string(),
  gpt_description_prompt: z.nullable(z.string()),
  make_instrumental: z.boolean(),
  history: z.nullable(z.array(z.object({ id: z.string(), continue_at: z.nullable(z.number()) }))),
  concat_history: z.nullable(z.array(z.object({ id: z.string(), continue_at: z.nullable(z.number()) }))),
  infill: z.boolean(),
  stem_from_id: z.nullable(z.string()),
  /** Seconds; null until known. */
  duration: z.nullable(z.number()),
  can_remix: z.boolean(),
  show_remix: z.boolean(),
  refund_credits: z.boolean(),
  edit_session_id: z.nullable(z.string()),
  has_vocal: z.boolean(),
  /** It was composed here, and can be gone on from note by note. */
  has_score: z.boolean(),
  is_tunewright_short: z.boolean(),
  contest_ids: z.array(z.string()),
  seed: z.nullable(z.number()),
  bpm: z.nullable(z.number()),
  /** "F# minor". */
  key: z.nullable(z.string()),
  /** "4/4". */
  meter: z.nullable(z.string()),
  singer: z.nullable(z.string()),
  sections: z.array(clipSection),
  /** What the engine could not obey, in sentences for the person. */
  notes: z.array(z.string()),
  /** Which of the job's takes: 0 is A, 1 is B. */
  batch_index: z.number(),
  batch_id: z.string(),
  rights: z.enum(["non-commercial", "commercial"]),
  error_type: z.nullable(z.string()),
  error_message: z.nullable(z.string()),
});

export const clip = z.object({
  id: clipId,
  title: z.string(),
  status: clipStatus,
  progress: z.nullable(clipProgress),
  user_id: userId,
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.nullable(z.string()),
  /** Square cover, 176 px at 2×; image_large_url is 448 at 2×. Both "" until the cover is printed. */
  image_url: z.string(),
  image_large_url: z.string(),
  /** Absolute path on this host. Playable from status streaming on; Range once complete. Null before. */
  audio_url: z.nullable(z.string()),
  video_cover_url: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  play_count: z.number(),
  upvote_count: z.number(),
  comment_count: z.number(),
  is_public: z.boolean(),
  is_trashed: z.boolean(),
  allow_comments: z.boolean(),
  allowed_remix_actions: z.array(remixAction),
  preview_seconds: z.nullable(z.number()),
  caption: z.string(),
  caption_mentions: z.object({ user_mentions: z.array(z.string()) }),
  /** Short style text shown under the title. */
  display_tags: z.string(),
  model_name: z.string(),
  major_model_version: z.string(),
  reaction: z.nullable(z.object({ reaction_type: z.nullable(reactionType) })),
  is_uploaded_audio: z.boolean(),
  persona: z.nullable(z.object({ id: z.string(), name: z.string(), user_image_url: z.nullable(z.string()) })),
  project_id: z.nullable(projectId),
  /** Level of 256 equal spans of the finished song, 0–100 of the loudest; empty until then. */
  waveform: z.array(z.number()),
  metadata: clipMetadata,
});
export type Clip = z.infer<typeof clip>;

export const alignedWord = z.object({
  word: z.string(),
  start_s: z.number(),
  end_s: z.number(),
  success: z.boolean(),
  p_align: z.number(),
  /** Index of the sung line the word stands in. */
  line: z.number(),
});
export type AlignedWord = z.infer<typeof alignedWord>;
