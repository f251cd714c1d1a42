export { mountSocial } from "./social.endpoints.ts";
