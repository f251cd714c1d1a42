export { mountPersonas } from "./personas.endpoints.ts";
export { loadUsablePersona } from "./load-persona.ts";
