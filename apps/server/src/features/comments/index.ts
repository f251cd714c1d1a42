export { mountComments } from "./comments.endpoints.ts";
