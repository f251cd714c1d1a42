// What loads voices and banks is imported from its own file: a program that only runs a pool need not hold them too.
export type { LoadedResources } from "./load-resources.ts";
export { createEnginePool } from "./pool/create-engine-pool.ts";
export type { EnginePool, EnginePoolOptions } from "./pool/create-engine-pool.ts";
export type { MakeSongOptions } from "./pool/protocol.ts";
