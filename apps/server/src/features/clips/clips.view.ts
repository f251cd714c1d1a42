import { MODELS, findMentions, type Clip, type ClipId, type ProjectId, type UserId } from "@tunewright/contract";
import type { ClipRow } from "./clips.repo.ts";

/** Who made it, as shown beside a song. */
export interface Maker { handle: string; displayName: string; avatarUrl: string | null }
export interface Hydration {
  makers: ReadonlyMap<string, Maker>;
  progress: ReadonlyMap<string, NonNullable<Clip["progress"]>>;
  /** The viewer's own, by clip. */
  reactions: ReadonlyMap<string, "LIKE" | "DISLIKE">;
  /** By id; those that this viewer may see. */
  personas: ReadonlyMap<string, NonNullable<Clip["persona"]>>;
  /** Of the handles that captions name, those that belong to somebody, lower case. */
  handles: ReadonlySet<string>;
}

const REMIX_ACTIONS: Clip["allowed_remix_actions"] = ["cover", "extend", "reuse_prompt", "adjust_speed"];
const WAITING = { stage: "waiting", section: null, fraction: 0 } as const;
const GONE: Maker = { handle: "", displayName: "", avatarUrl: null };
const modelNames = new Map<string, string>(MODELS.map(({ key, name }) => [key, name]));

/** Row → wire. */
export function presentClip(row: ClipRow, { makers, progress, reactions, handles, personas }: Hydration): Clip {
  const maker = makers.get(row.user_id) ?? GONE;
  const running = row.status === "submitted" || row.status === "streaming";
  const reaction = reactions.get(row.id);
  return {
    id: row.id as ClipId,
    title: row.title,
    status: row.status,
    progress: row.status === "queued" ? WAITING : running ? (progress.get(row.id) ?? WAITING) : null,
    user_id: row.user_id as UserId,
    handle: maker.handle,
    display_name: maker.displayName,
    avatar_image_url: maker.avatarUrl,
    image_url: imageUrl(row, 352),
    image_large_url: imageUrl(row, 896),
    audio_url: audioUrl(row),
    video_cover_url: null,
    created_at: row.created_at.toISOString(),
    play_count: row.play_count,
    upvote_count: row.like_count,
    comment_count: row.comment_count,
    is_public: row.is_public,
    is_trashed: row.trashed_at !== null,
    allow_comments: row.allow_comments,
    allowed_remix_actions: row.can_remix ? REMIX_ACTIONS : [],
    preview_seconds: null,
    caption: row.caption,
    caption_mentions: { user_mentions: findMentions(row.caption).filter((handle) => handles.has(handle.toLowerCase())) },
    display_tags: row.display_tags,
    model_name: row.model_key,
    major_model_version: modelNames.get(row.model_key) ?? row.model_key,
    reaction: reaction ? { reaction_type: reaction } : null,
    is_uploaded_audio: row.kind === "upload",
    persona: personas.get(row.persona_id ?? "") ?? null,
    project_id: row.project_id as ProjectId | null,
    waveform: row.waveform,
    metadata: presentMetadata(row),
  };
}

function presentMetadata(row: ClipRow): Clip["metadata"] {
  return {
    type: row.kind,
    task: row.task,
    tags: row.tags,
    negative_tags: row.negative_tags,
    prompt: row.lyrics,
    gpt_description_prompt: row.description === "" ? null : row.description,
    make_instrumental: row.make_instrumental,
    history: row.history,
    concat_history: row.concat_history,
    infill: row.task === "infill",
    stem_from_id: row.stem_from_id,
    duration: row.duration,
    can_remix: row.can_remix,
    show_remix: row.show_source,
    refund_credits: row.refunded,
    edit_session_id: null,
    has_vocal: row.has_vocal,
    has_score: row.document_key !== null,
    is_tunewright_short: false,
    contest_ids: [],
    seed: row.seed,
    bpm: row.bpm,
    key: row.music_key,
    meter: row.meter,
    singer: row.singer,
    sections: row.sections,
    notes: row.notes,
    batch_index: row.batch_index,
    batch_id: row.job_id,
    rights: row.rights,
    error_type: row.error_type,
    error_message: row.error_message,
  };
}

/** "" until the cover is printed; the version makes the address new whenever the picture is. */
const imageUrl = (row: ClipRow, size: 96 | 352 | 896): string =>
  row.image_version === 0 ? "" : `/api/clip/${row.id}/image?size=${size}&v=${row.image_version}`;

function audioUrl(row: ClipRow): string | null {
  if (row.status === "complete") return `/api/clip/${row.id}/audio?v=${row.attempt ?? 0}`;
  return row.status === "streaming" ? `/api/clip/${row.id}/audio` : null;
}
