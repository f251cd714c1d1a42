export const SongPage = () => null;
