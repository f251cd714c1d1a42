export { mountSession, type SessionDeps } from "./session.endpoints.ts";
