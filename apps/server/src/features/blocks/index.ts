export { mountBlocks, type BlocksDeps } from "./blocks.endpoints.ts";
export { findBlocked, hasBlocked, isBlocked, notBlocked } from "./blocks.repo.ts";
