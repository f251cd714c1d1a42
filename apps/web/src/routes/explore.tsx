export const ExplorePage = () => null;
