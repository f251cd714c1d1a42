export { mountWriting } from "./writing.endpoints.ts";
export { runWritingJobs } from "./writing.jobs.ts";
export type { SongWriter } from "./song-writer.ts";
