export { mountLibrary } from "./library.endpoints.ts";
export { ensureDefaultProject, findOwnProject } from "./library.repo.ts";
