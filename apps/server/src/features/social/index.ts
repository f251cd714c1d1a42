export { mountSocial, type SocialDeps } from "./social.endpoints.ts";
