import type { PersonCard } from "@tunewright/contract";
import { follow, getHome } from "@tunewright/contract";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import { acceptPerson } from "../../api/cached-people.ts";
import { call } from "../../api/call.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { queryClient } from "../../api/query-client.ts";
import { readSession } from "../../api/use-session.ts";
import { requireSignIn } from "../../lib/sign-in-request.ts";
import type { ButtonSize } from "../../ui/button.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

export type Followed = Pick<PersonCard, "id" | "handle" | "display_name" | "followers" | "is_following" | "is_own">;

/** Follows, or no longer: shown at once, put back where the server says no. */
async function setFollow(person: Followed, on: boolean): Promise<void> {
  acceptPerson({ id: person.id, followers: Math.max(0, person.followers + (on === person.is_following ? 0 : on ? 1 : -1)), is_following: on });
  try {
    acceptPerson(await call(follow, { body: { handle: person.handle, unfollow: !on } }));
    void queryClient.invalidateQueries({ queryKey: [getHome.id] });
  } catch (error) {
    acceptPerson(person);
    toast(sentenceFor(error), { tone: "error" });
  }
}

/** Nothing beside oneself. */
export function FollowButton({ person, size = "medium" }: { person: Followed; size?: ButtonSize }) {
  if (person.is_own) return null;
  const on = person.is_following;
  const press = () => {
    if (readSession()?.user) void setFollow(person, !on);
    else requireSignIn({ reason: `Sign in to follow ${person.display_name}.`, andThen: () => void setFollow(person, true) });
  };
  return (
    <Button size={size} tone={on ? "outline" : "bone"} icon={on ? <UserCheck aria-hidden /> : <UserPlus aria-hidden />} data-tooltip={on ? "Unfollow" : undefined} onClick={press}>
      {on ? "Following" : "Follow"}<VisuallyHidden> {person.display_name}</VisuallyHidden>
    </Button>
  );
}
