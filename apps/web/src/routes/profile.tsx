import { getProfile } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import { isApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { keyOf } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { FollowButton } from "../features/follow/follow-button.tsx";
import { countOf, formatCount } from "../lib/format-count.ts";
import { formatDay } from "../lib/format-date.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link, useParams } from "../router/index.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { PrintGrid } from "./print-grid.tsx";
import { NotFoundPage } from "./not-found.tsx";
import styles from "./profile.module.css";


/** A person and their public songs. */
export function ProfilePage() {
  const { handle } = useParams({ from: "/@{$handle}" });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(getProfile), { handle }],
    queryFn: ({ pageParam, signal }) => call(getProfile, { params: { handle }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
  const person = data?.pages[0];
  const clips = data?.pages.flatMap((one) => one.clips);
  useTitle(person?.display_name ?? `@${handle}`);
  if (isApiError(error, "not_found")) return <NotFoundPage />;
  if (error && !person) {
    return <div className={page["page"]}><ErrorState title="This profile could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>;
  }
  return (
    <div className={page["page"]}>
      <header className={styles["head"]}>
        {person ? <Avatar name={person.display_name || person.handle} src={person.avatar_image_url} size={112} className={styles["avatar"]} /> : <Skeleton width={112} height={112} />}
        <div className={styles["words"]}>
          <h1 className={styles["name"]}>{person?.display_name ?? <Skeleton width={220} height={36} />}{person?.is_verified && <BadgeCheck role="img" aria-label="Verified" className={styles["verified"]} />}</h1>
          <p className={styles["handle"]}>@{handle}</p>
          {person?.profile_description && <p className={styles["description"]}>{person.profile_description}</p>}
          {person && <p className={styles["stats"]}>{countOf(person.followers, "follower")} · {formatCount(person.following)} following · {countOf(person.stats.songs, "public song")} · {countOf(person.stats.plays, "play")} · {countOf(person.stats.likes, "like")} · here since {formatDay(person.created_at)}</p>}
        </div>
        {person && <FollowButton person={person} />}
      </header>
      {clips?.length === 0 ? (
        person?.is_own
          ? <EmptyState title="No public songs yet." action={<Link to="/me" className={buttonClass({ tone: "primary", size: "large" })}>Open the library</Link>}>Publish a song from your library and it stands here for everyone.</EmptyState>
          : <EmptyState title="No public songs yet.">When {person?.display_name ?? "they"} publishes a song, it stands here.</EmptyState>
      ) : (
        <PrintGrid clips={clips} hasMore={hasNextPage} loadingMore={isFetchingNextPage} onMore={() => void fetchNextPage()} under={(clip) => clip.display_tags || formatDay(clip.created_at)} />
      )}
    </div>
  );
}
