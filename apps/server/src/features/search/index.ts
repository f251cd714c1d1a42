export { mountSearch } from "./search.endpoints.ts";
export { foldTerm, prefixQuery } from "./fold-term.ts";
