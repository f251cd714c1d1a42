import { useInfiniteQuery } from "@tanstack/react-query";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ownPersonasQuery } from "../persona-queries.ts";
import { PersonaCard } from "./persona-card.tsx";
import styles from "./persona-card.module.css";

/** The person's own, in the library. */
export function OwnPersonas() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(ownPersonasQuery);
  const personas = data?.pages.flatMap((page) => page.personas) ?? [];
  if (isPending) return <div className={styles.grid} role="status" aria-label="Fetching personas">{[0, 1, 2, 3].map((each) => <Skeleton key={each} height={190} />)}</div>;
  if (error && personas.length === 0) {
    return <ErrorState title="Your personas could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  }
  if (personas.length === 0) return <EmptyState title="No personas yet.">Choose Create Persona in the menu of a song whose singer you want to hear again.</EmptyState>;
  return (
    <>
      <div className={styles.grid}>{personas.map((persona) => <PersonaCard key={persona.id} persona={persona} />)}</div>
      {hasNextPage && <Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}
