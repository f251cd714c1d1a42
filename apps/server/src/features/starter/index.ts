export { startStarterSongs } from "./start-starter-songs.ts";
export { readStarterProgress } from "./starter-progress.ts";
