/** Only the owner changes a playlist. Anyone who has its link may open it; only public ones stand in search and in lists of others. */
export const canEdit = (person: { id: string } | null, playlist: { user_id: string }): boolean => person !== null && person.id === playlist.user_id;
