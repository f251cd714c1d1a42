type Person = { id: string } | null;
interface List { user_id: string; trashed_at: Date | null }

/**
 * Only the owner changes what a playlist is, throws it away and invites. Anyone who has its link may open it; only public ones stand in
 * search and in lists of others.
 */
export const canEdit = (person: Person, playlist: { user_id: string }): boolean => person !== null && person.id === playlist.user_id;

/** In the trash it is there for its owner alone. */
export const canSee = (person: Person, playlist: List): boolean => playlist.trashed_at === null || canEdit(person, playlist);

/** Its owner and whoever was invited add, remove and move songs; nobody while it lies in the trash. */
export const canArrange = (person: Person, playlist: List, isMember: boolean): boolean => playlist.trashed_at === null && (isMember || canEdit(person, playlist));
