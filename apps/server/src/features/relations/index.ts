export { mountRelations } from "./relations.endpoints.ts";
