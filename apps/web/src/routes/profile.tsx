import type { Profile } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import Ban from "lucide-react/icons/ban";
import Ellipsis from "lucide-react/icons/ellipsis";
import PencilLine from "lucide-react/icons/pencil-line";
import Settings from "lucide-react/icons/settings";
import Share2 from "lucide-react/icons/share-2";
import { Suspense, lazy, useState } from "react";
import { isApiError } from "../api/api-error.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { Unblock } from "../features/blocks/components/blocked-people.tsx";
import { FollowButton } from "../features/follow/follow-button.tsx";
import { ClaimHint } from "../features/profile/components/claim-hint.tsx";
import { ProfileHeader } from "../features/profile/components/profile-header.tsx";
import { copyProfileLink } from "../features/profile/copy-profile-link.ts";
import { profileQuery, type FollowEnd } from "../features/profile/profile-queries.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { navigate, useParams, useSearch } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import page from "../ui/page.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { NotFoundPage } from "./not-found.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";

const EditProfileDialog = lazy(() => import("../features/profile/components/edit-profile-dialog.tsx").then((module) => ({ default: module.EditProfileDialog })));
const PeopleDialog = lazy(() => import("../features/profile/components/people-dialog.tsx").then((module) => ({ default: module.PeopleDialog })));
const BlockDialog = lazy(() => import("../features/blocks/components/block-dialog.tsx").then((module) => ({ default: module.BlockDialog })));

const FROM = "/@{$handle}";

/** A person: who they are, what they made public. */
export function ProfilePage() {
  const { handle } = useParams({ from: FROM });
  const query = useInfiniteQuery(profileQuery(handle));
  const { data, error, refetch } = query;
  const person = data?.pages[0];
  useTitle(person ? person.display_name || `@${person.handle}` : `@${handle}`);
  if (isApiError(error, "not_found") || isApiError(error, "invalid_request")) return <NotFoundPage />;
  if (error && !person) {
    return <div className={page["page"]}><ErrorState title="This profile could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>;
  }
  if (!person) return <div className={page["page"]} role="status" aria-label="Fetching the profile"><Skeleton width={112} height={112} /></div>;
  return (
    <div className={page["page"]}>
      <Header person={person} />
      {person.is_blocked ? (
        <EmptyState title={`You blocked ${person.display_name || `@${person.handle}`}.`} action={<Unblock person={person} />}>You do not see each other’s songs, playlists and comments.</EmptyState>
      ) : (
        <ProfileTabs
          key={person.id} person={person} clips={data.pages.flatMap((one) => one.clips)} hasMore={query.hasNextPage} loadingMore={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}

function Header({ person }: { person: Profile }) {
  const { session } = useSession();
  const search = useSearch({ from: FROM });
  const [people, setPeople] = useState<FollowEnd | null>(null);
  const [blocking, setBlocking] = useState(false);
  const [editHere, setEditHere] = useState(false);
  const editing = person.is_own && session?.user != null && (editHere || search.edit === true);
  const closeEdit = () => {
    setEditHere(false);
    if (search.edit) void navigate({ to: FROM, params: { handle: person.handle }, replace: true });
  };
  const block = () => {
    if (session?.user) setBlocking(true);
    else requireSignIn({ reason: "Sign in to block people.", andThen: () => setBlocking(true) });
  };
  const claims = person.is_own && session !== null && session.flags["show-claim-username-tooltip"] !== false && !session.shownClaimUsername;
  return (
    <>
      <ProfileHeader person={person} onPeople={setPeople} hint={claims && <ClaimHint onClaim={() => setEditHere(true)} />}>
        {person.is_own
          ? <Button icon={<PencilLine aria-hidden />} onClick={() => setEditHere(true)}>Edit Profile</Button>
          : !person.is_blocked && <FollowButton person={person} />}
        <Menu label={`More for ${person.display_name}`} align="end" width={200} trigger={(properties) => (
          <IconButton {...properties} label={`More for ${person.display_name || person.handle}`} tooltip={false} icon={<Ellipsis />} />
        )}>
          <MenuItem icon={<Share2 />} onSelect={() => void copyProfileLink(person)}>Share profile</MenuItem>
          {person.is_own && <MenuItem icon={<Settings />} onSelect={() => void navigate({ to: "/settings" })}>Privacy and blocks</MenuItem>}
          {!person.is_own && !person.is_blocked && <MenuItem icon={<Ban />} tone="danger" onSelect={block}>Block</MenuItem>}
        </Menu>
      </ProfileHeader>
      <Suspense>
        {people && <PeopleDialog handle={person.handle} end={people} onClose={() => setPeople(null)} follow={(other) => <FollowButton person={other} size="small" />} />}
        {blocking && <BlockDialog person={person} onClose={() => setBlocking(false)} />}
        {editing && <EditProfileDialog session={session} onProfile onClose={closeEdit} />}
      </Suspense>
    </>
  );
}
