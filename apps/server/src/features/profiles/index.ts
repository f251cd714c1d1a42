export { mountProfiles, type ProfilesDeps } from "./profiles.endpoints.ts";
