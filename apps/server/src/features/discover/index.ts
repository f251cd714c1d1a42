export { mountDiscover, type DiscoverDeps } from "./discover.endpoints.ts";
