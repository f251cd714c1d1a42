export { mountFollows } from "./follows.endpoints.ts";
export { endFollows, readFollowStandings } from "./follows.repo.ts";
export { presentPeople } from "./person-cards.ts";
