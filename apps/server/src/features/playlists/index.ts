export { mountPlaylists } from "./playlists.endpoints.ts";
export { presentPlaylists } from "./present-playlists.ts";
export { openPublicPlaylist } from "./open-public.ts";
