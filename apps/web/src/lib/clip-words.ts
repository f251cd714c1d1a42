import type { Clip, ClipProgress, ClipStatus } from "@tunewright/contract";

export const isFinished = (status: ClipStatus): boolean => status === "complete" || status === "error";
/** Whether there is something to hear already. */
export const isPlayable = (clip: Clip): boolean => clip.audio_url !== null && (clip.status === "streaming" || clip.status === "complete");
/** What may wait in the queue: a song that is still being made starts by itself once there is a sound. */
export const mayBeQueued = (clip: Clip): boolean => clip.status !== "error" && !clip.is_trashed;

const STAGES: Record<ClipProgress["stage"], string> = {
  waiting: "waiting for the press", writing: "writing the words", composing: "composing", singing: "singing", playing: "playing", mastering: "mastering",
};

/** What the machine is doing, in the words shown in mono beside the percentage. */
export function stageWords(progress: ClipProgress | null): string {
  if (!progress) return STAGES.waiting;
  return progress.section ? `${STAGES[progress.stage]} ${progress.section.toLowerCase()}` : STAGES[progress.stage];
}
export const percent = (fraction: number): string => `${Math.round(Math.min(1, Math.max(0, fraction)) * 100)}%`;

/** Its title; while the words are still being written, what was asked for. */
export const clipTitle = (clip: Clip): string =>
  clip.title.trim() || (isFinished(clip.status) ? "Untitled" : clip.metadata.gpt_description_prompt?.trim() || "New song");

/** Its style in a line: "synthwave, driving, 112 BPM". */
export const styleWords = ({ display_tags, metadata }: Clip): string =>
  [display_tags || metadata.tags, metadata.bpm ? `${Math.round(metadata.bpm)} BPM` : ""].filter(Boolean).join(", ") || "No style given";
