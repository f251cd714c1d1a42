export { mountFollows } from "./follows.endpoints.ts";
export { listFromFollowed, readFollowStandings } from "./follows.repo.ts";
export { presentPeople } from "./person-cards.ts";
