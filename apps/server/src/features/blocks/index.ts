export { mountBlocks, type BlocksDeps } from "./blocks.endpoints.ts";
export { findBlocked, isBlocked, notBlocked, readBlocks } from "./blocks.repo.ts";
