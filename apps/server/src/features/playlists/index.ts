export { mountPlaylists } from "./playlists.endpoints.ts";
export { presentPlaylists } from "./present-playlists.ts";
