export const LibraryPage = () => null;
