export { mountModeration } from "./moderation.endpoints.ts";
