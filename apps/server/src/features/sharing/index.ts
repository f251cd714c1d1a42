export { mountSharing, type SharingDeps } from "./sharing.endpoints.ts";
export { recordShare } from "./record-share.ts";
export { runSharingJobs } from "./sharing.jobs.ts";
