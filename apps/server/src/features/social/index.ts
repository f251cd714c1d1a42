export { mountSocial, type SocialDeps } from "./social.endpoints.ts";
export { HOTNESS } from "./hotness.ts";
