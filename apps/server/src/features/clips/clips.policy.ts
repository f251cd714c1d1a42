import type { ClipStatus } from "@tunewright/contract";

/** What a rule needs to know of a clip. */
export interface ClipAccess {
  user_id: string;
  status: ClipStatus;
  is_public: boolean;
  trashed_at: Date | null;
}
type Person = { id: string } | null;

const isOwner = (person: Person, clip: ClipAccess): boolean => person !== null && person.id === clip.user_id;

/** A clip plays for anyone who has its link; in the trash it is there for its owner alone. */
export const canSee = (person: Person, clip: ClipAccess): boolean => clip.trashed_at === null || isOwner(person, clip);

/** Lists, search and feeds of others hold public clips only. */
export const canBeListedFor = (person: Person, clip: ClipAccess): boolean =>
  isOwner(person, clip) || (clip.is_public && clip.trashed_at === null);

/** Only the owner changes a clip, throws it away or deletes it. */
export const canEdit = isOwner;

/** A finished song can be published; what is in the trash cannot. */
export const canPublish = (clip: ClipAccess): boolean => clip.status === "complete" && clip.trashed_at === null;

/** What lies in the trash and is no longer being made can be deleted for good. */
export const canDelete = (clip: ClipAccess): boolean => clip.trashed_at !== null && (clip.status === "complete" || clip.status === "error");
