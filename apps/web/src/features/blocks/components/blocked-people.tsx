import { listBlocks, type PersonCard } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { keyOf } from "../../../api/endpoint-query.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { PeopleList } from "../../../ui/people-list.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { setBlocked } from "../block-person.ts";
import styles from "./blocked-people.module.css";

/** Whom the viewer blocked, and the way back. */
export function BlockedPeople() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listBlocks), "pages"], queryFn: ({ pageParam, signal }) => call(listBlocks, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null, getNextPageParam: (last) => last.next_cursor, staleTime: 0,
  });
  const people = data?.pages.flatMap((page) => page.users);
  if (error && !people) return <ErrorState title="The list could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!people) return <Skeleton height={64} />;
  if (people.length === 0) return <p className={styles["none"]}>You have blocked nobody. The menu of a profile has Block.</p>;
  return (
    <>
      <PeopleList label="Blocked people" people={people} action={(person) => <Unblock person={person} />} />
      {hasNextPage && <Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}

export function Unblock({ person }: { person: Pick<PersonCard, "handle" | "display_name"> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await setBlocked(person.handle, false);
      toast(`${person.display_name.trim() || `@${person.handle}`} is no longer blocked.`);
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return <Button loading={busy} aria-label={`Unblock ${person.display_name.trim() || person.handle}`} onClick={() => void press()}>Unblock</Button>;
}
