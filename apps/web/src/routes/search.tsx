import type { SearchKind } from "@tunewright/contract";
import { listStyles } from "@tunewright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { FollowButton } from "../features/follow/follow-button.tsx";
import { PeopleList } from "../ui/people-list.tsx";
import { PersonaCard } from "../features/personas/components/persona-card.tsx";
import { SearchField } from "../features/search/components/search-field.tsx";
import { Hashtags, SearchStart } from "../features/search/components/search-start.tsx";
import { SongFilters, type SongFilterChoice } from "../features/search/components/song-filters.tsx";
import { noteSearch } from "../features/search/recent-searches.ts";
import { eachOnce, resultsQuery } from "../features/search/search-queries.ts";
import { formatDay } from "../lib/format-date.ts";
import { useIsPhone, useMedia } from "../lib/use-media.ts";
import { useTitle } from "../lib/use-title.ts";
import { useNavigate, useSearch } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import grid from "../ui/grid.module.css";
import page from "../ui/page.module.css";
import { PlaylistCard } from "../ui/playlist-card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PrintGrid } from "./print-grid.tsx";
import styles from "./search.module.css";

const TABS: readonly { value: SearchKind; label: string }[] = [
  { value: "songs", label: "Songs" }, { value: "playlists", label: "Playlists" }, { value: "users", label: "People" }, { value: "personas", label: "Personas" },
];

/** What anybody may find: public songs, public playlists, people. */
export function SearchPage() {
  const { term = "", kind = "songs", ...filter } = useSearch({ from: "/search" });
  const navigate = useNavigate();
  const { session, user } = useSession();
  const tabs = session?.flags["persona-search"] === false ? TABS.filter(({ value }) => value !== "personas") : TABS;
  const phone = useIsPhone();
  const hasKeys = useMedia("(pointer: fine)");
  useTitle(term === "" ? "Search" : `${term}, search`);
  const show = (next: SearchKind, chosen: SongFilterChoice) =>
    void navigate({ to: "/search", search: { term, ...(next !== "songs" && { kind: next }), ...chosen }, replace: true });
  return (
    <div className={page["page"]}>
      <h1 className={styles["heading"]}>Search</h1>
      {/* On phones the field of those signed in stands in the top bar. */}
      {!(phone && user) && <SearchField focused={hasKeys && term === ""} className={styles["field"]} />}
      {term === "" ? <SearchStart /> : (
        // What a search led to makes it worth remembering.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to the links inside, which keys press too
        <div onClick={(event) => { if ((event.target as Element).closest("a, button:not([role=tab])")) noteSearch(term); }}>
          {term.startsWith("#") && kind === "songs" && <Hashtags key={term} term={term} title="Hashtags that begin so" />}
          <Tabs
            label="Kind of result" value={kind} className={styles["tabs"]} tabs={tabs}
            onChange={(next) => show(next, filter)}
          >
            {kind === "songs" && <Filters value={filter} onChange={(chosen) => show("songs", chosen)} />}
            <Results key={kind} term={term} kind={kind} filter={kind === "songs" ? filter : NO_FILTER} onClear={() => show(kind, {})} />
          </Tabs>
        </div>
      )}
    </div>
  );
}

const NO_FILTER: SongFilterChoice = {};

function Filters({ value, onChange }: { value: SongFilterChoice; onChange: (value: SongFilterChoice) => void }) {
  const { session } = useSession();
  const { data } = useQuery(endpointQuery(listStyles, {}));
  return <SongFilters value={value} styles={data?.styles ?? []} models={session?.models ?? []} onChange={onChange} />;
}

interface ResultsProps { term: string; kind: SearchKind; filter: SongFilterChoice; onClear: () => void }

function Results({ term, kind, filter, onClear }: ResultsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(resultsQuery(term, kind, filter));
  const more = { hasMore: hasNextPage, loadingMore: isFetchingNextPage, onMore: () => void fetchNextPage() };
  if (error && !data) {
    return <ErrorState title="The search got no answer." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  }
  const clips = data && eachOnce(data.pages.map((one) => one.clips));
  const playlists = data && eachOnce(data.pages.map((one) => one.playlists));
  const people = data && eachOnce(data.pages.map((one) => one.users));
  const personas = data && eachOnce(data.pages.map((one) => one.personas));
  const found = { songs: clips, playlists, users: people, personas }[kind];
  const corrected = data?.pages[0]?.corrected_term ?? null;
  if (found?.length === 0 && !isPlaceholderData) {
    if (Object.keys(filter).some((name) => name !== "sort")) {
      return <EmptyState title={`No song for “${term}” passes these filters.`} action={<Button onClick={onClear}>Clear filters</Button>}>Take one away, or all of them.</EmptyState>;
    }
    return <EmptyState title={`Nothing found for “${term}”.`}>{kind === "users" ? "Try a part of the name, or the handle." : "Try fewer words, or another spelling."}</EmptyState>;
  }
  return (
    <div className={styles["results"]} aria-busy={isPlaceholderData || !found}>
      <p role="status" className={corrected === null ? styles["silent"] : styles["corrected"]}>
        {corrected === null ? (found && !isPlaceholderData ? "Results are here." : "") : <>Nothing has exactly these words. Showing <b>{corrected}</b> instead.</>}
      </p>
      {kind === "songs" && <PrintGrid clips={clips} {...more} under={(clip) => `${clip.display_name} · ${clip.display_tags || formatDay(clip.created_at)}`} />}
      {kind === "playlists" && (
        <div className={grid["prints"]}>{playlists?.map((playlist) => <PlaylistCard key={playlist.id} playlist={playlist} />) ?? <Waiting />}</div>
      )}
      {kind === "personas" && <div className={grid["prints"]}>{personas?.map((persona) => <PersonaCard key={persona.id} persona={persona} />) ?? <Waiting />}</div>}
      {kind === "users" && (people ? <PeopleList people={people} action={(person) => <FollowButton person={person} size="small" />} /> : <Skeleton height={64} />)}
      {kind !== "songs" && hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={isFetchingNextPage} onClick={more.onMore}>Show more</Button></div>}
    </div>
  );
}

const Waiting = () => Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="auto" className={grid["blank"]} />);
