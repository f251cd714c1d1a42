/** Pages that take the whole window: no rail, no bars, no playbar (specification, section 2: Shell). */
const BARE = /^\/(link-account|studio|edit|edit-legacy|edit-v3|collab|live-radio)(\/|$)/;

export const isBare = (pathname: string): boolean => BARE.test(pathname);
