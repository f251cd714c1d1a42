export { mountSearch } from "./search.endpoints.ts";
