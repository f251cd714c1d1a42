export { loadResources } from "./load-resources.ts";
export type { LoadedResources } from "./load-resources.ts";
export { createEnginePool } from "./pool/create-engine-pool.ts";
export type { EnginePool, EnginePoolOptions } from "./pool/create-engine-pool.ts";
export type { MakeSongOptions } from "./pool/protocol.ts";
