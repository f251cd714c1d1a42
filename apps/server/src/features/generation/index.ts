export { mountGeneration, type GenerationDeps } from "./generation.endpoints.ts";
export { runGenerationJobs, type GenerationWorkerDeps } from "./run-generation-jobs.ts";
export { readGenerationStanding, type GenerationStanding } from "./standing.ts";
export { countRunning } from "./generation.repo.ts";
export { startGeneration, type NewGeneration } from "./start-generation.ts";
export { houseTakeJob } from "./generation.jobs.ts";
export type { AdmittedRequest } from "./admitted-request.ts";
export type { EngineCapabilities, EngineEvent, EngineJob, EngineSound, EngineSource, EngineStage, EngineWork, SongEngine, TakePlan } from "./song-engine.ts";
export type { CoverPrinter, CoverRequest } from "./cover-printer.ts";
