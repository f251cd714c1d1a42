export { mountClips } from "./clips.endpoints.ts";
export { runClipsJobs, dropObjects } from "./clips.jobs.ts";
export { mountMedia, type MediaDeps } from "./media/mount-media.ts";
export { contentDisposition, fileName } from "./media/attachment-name.ts";
export { readAudioSizes } from "./media/read-audio-sizes.ts";
export { presentClips, presentClipFor } from "./present-clips.ts";
export { loadOwnClip, loadOwnClips, loadVisibleClip, loadVisibleClips } from "./load-clip.ts";
export { canBeListedFor } from "./clips.policy.ts";
export {
  advanceClip, clearProgress, insertClips, insertSources, isMaking, readClip, updateWhileMaking, writeProgress, writeWords, type ClipRow, type NewClip,
} from "./clips.repo.ts";
export type { HistoryEntry } from "./clips.tables.ts";
export { COVER_SIZES, clipFolder, coverKey, documentKey, liveChunk, liveFolder, losslessKey, masterKey, type CoverSize } from "./object-keys.ts";
