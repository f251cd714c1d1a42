type Person = { id: string } | null;
interface Song { user_id: string; allow_comments: boolean; trashed_at: Date | null }

const isMaker = (person: Person, song: Song): boolean => person !== null && person.id === song.user_id;

/** Whoever sees a song reads what is said under it. Where comments are switched off its maker alone still does, to clear up. */
export const canRead = (person: Person, song: Song): boolean => song.allow_comments || isMaker(person, song);

/** Whoever sees a song and is signed in may comment while comments are on, its maker like everybody; not under what is in the trash. */
export const canComment = (song: Song): boolean => song.allow_comments && song.trashed_at === null;

/** People delete their own comments, and a song's maker any under it. */
export const canDelete = (person: Person, song: Song, comment: { user_id: string }): boolean =>
  isMaker(person, song) || (person !== null && person.id === comment.user_id);
