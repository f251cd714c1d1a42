export { mountExports, type ExportsDeps } from "./exports.endpoints.ts";
export { runExportsJobs, type ExportsWorkerDeps } from "./exports.jobs.ts";
export type { FileTags, SongFiles, SoundSpec } from "./song-files.ts";
