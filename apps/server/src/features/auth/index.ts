export { mountAuth } from "./auth.endpoints.ts";
export { runAuthJobs } from "./auth.jobs.ts";
export { createAuth, type Auth } from "./create-auth.ts";
export { ensureAccount } from "./ensure-account.ts";
export { isReservedHandle } from "./choose-handle.ts";
export { createViewerOf, endSession, readSession } from "./viewer.ts";
