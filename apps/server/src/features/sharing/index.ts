export { mountSharing, type SharingDeps } from "./sharing.endpoints.ts";
