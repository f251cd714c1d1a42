export { mountPersonas } from "./personas.endpoints.ts";
export { readPersonas } from "./present-personas.ts";
export { loadUsablePersona } from "./load-persona.ts";
export { listPublicPersonas } from "./list-public-personas.ts";
