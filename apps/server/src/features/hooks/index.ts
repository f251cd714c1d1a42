export { mountHooks, type HooksDeps } from "./hooks.endpoints.ts";
