import type { PersonCard } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { PeopleList } from "../../../ui/people-list.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { profilePeopleQuery, type FollowEnd } from "../profile-queries.ts";
import styles from "./people-dialog.module.css";

interface Props {
  handle: string;
  end: FollowEnd;
  onClose(): void;
  follow(person: PersonCard): ReactNode;
}

/** Who follows a person, or whom they follow. */
export function PeopleDialog({ handle, end, onClose, follow }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(profilePeopleQuery(handle, end));
  const people = data?.pages.flatMap((page) => page.users);
  return (
    <Dialog open onClose={onClose} title={end === "followers" ? "Followers" : "Following"} width={520} variant="sheet">
      {!people && !error && <div role="status" aria-label="Fetching people" className={styles["loading"]}>{[0, 1, 2].map((row) => <Skeleton key={row} height={52} />)}</div>}
      {error && !people && <ErrorState title="These people could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>}
      {people?.length === 0 && <p className={styles["none"]}>{end === "followers" ? "Nobody follows yet." : "They follow nobody yet."}</p>}
      {people && people.length > 0 && <PeopleList label={end === "followers" ? "Followers" : "Following"} people={people} action={follow} onLeave={onClose} />}
      {hasNextPage && <Button wide tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </Dialog>
  );
}
