export { mountSite } from "./site.endpoints.ts";
