import type { Clip, Hook, Profile } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ProfileSearch } from "../app/read-search.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { PersonaCard } from "../features/personas/components/persona-card.tsx";
import { profileHooksQuery, profileLikesQuery, profilePersonasQuery, profilePlaylistsQuery } from "../features/profile/profile-queries.ts";
import { isPlayable } from "../lib/clip-words.ts";
import { countOf } from "../lib/format-count.ts";
import { formatDay } from "../lib/format-date.ts";
import { formatTime } from "../lib/format-time.ts";
import { player } from "../player/player.ts";
import { useClipPlayback } from "../player/use-player.ts";
import { Link, navigate, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { CoverCard } from "../ui/cover-card.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import grid from "../ui/grid.module.css";
import page from "../ui/page.module.css";
import { PlaylistCard } from "../ui/playlist-card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PrintGrid } from "./print-grid.tsx";
import styles from "./profile.module.css";

interface Props {
  person: Profile;
  /** Public songs, as far as they were fetched. */
  clips: readonly Clip[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore(): void;
}

const nameOf = (person: Profile): string => person.display_name || `@${person.handle}`;
const under = (clip: Clip): string => clip.display_tags || formatDay(clip.created_at);

/** What a person shows of themselves: songs, playlists, likes. */
export function ProfileTabs({ person, ...songs }: Props) {
  const search = useSearch({ from: "/@{$handle}" });
  const { session } = useSession();
  const hasHooks = session?.flags["web-hooks-2025"] !== false;
  const asked = search.tab ?? "songs";
  const tab = (asked === "likes" && !person.shows_likes) || (asked === "hooks" && !hasHooks) || (asked === "personas" && !person.has_personas) ? "songs" : asked;
  const choose = (next: NonNullable<ProfileSearch["tab"]> | "songs") =>
    void navigate({ to: "/@{$handle}", params: { handle: person.handle }, search: next === "songs" ? {} : { tab: next }, replace: true });
  return (
    <Tabs
      label={`What ${nameOf(person)} shows`} value={tab} onChange={choose} className={styles["tabs"]}
      tabs={[
        { value: "songs" as const, label: "Songs", count: person.stats.songs }, ...(hasHooks ? [{ value: "hooks" as const, label: "Hooks" }] : []), { value: "playlists" as const, label: "Playlists" },
        ...(person.has_personas ? [{ value: "personas" as const, label: "Personas" }] : []),
        ...(person.shows_likes ? [{ value: "likes" as const, label: "Likes" }] : []),
      ]}
    >
      <div className={styles["panel"]}>
        {tab === "songs" && <Songs person={person} {...songs} />}
        {tab === "hooks" && <Hooks person={person} />}
        {tab === "playlists" && <Playlists person={person} />}
        {tab === "personas" && <Personas person={person} />}
        {tab === "likes" && <Likes person={person} />}
      </div>
    </Tabs>
  );
}

function Songs({ person, clips, hasMore, loadingMore, onMore }: Props) {
  if (clips.length === 0 && person.pinned.length === 0) {
    return person.is_own
      ? <EmptyState title="No public songs yet." action={<Link to="/me" className={buttonClass({ tone: "primary", size: "large" })}>Open the library</Link>}>Publish a song from your library and it stands here for everyone.</EmptyState>
      : <EmptyState title="No public songs yet.">When {nameOf(person)} publishes a song, it stands here.</EmptyState>;
  }
  return (
    <>
      {person.pinned.length > 0 && (
        <section aria-labelledby="pinned" className={styles["pinned"]}>
          <div className={page["sectionHead"]}><h2 id="pinned">Pinned</h2></div>
          <div className={grid["prints"]}>{person.pinned.map((clip) => <Pinned key={clip.id} clip={clip} list={person.pinned} />)}</div>
        </section>
      )}
      {person.pinned.length > 0 && <div className={page["sectionHead"]}><h2>All songs</h2></div>}
      <PrintGrid clips={clips} hasMore={hasMore} loadingMore={loadingMore} onMore={onMore} under={under} />
    </>
  );
}

function Pinned({ clip, list }: { clip: Clip; list: readonly Clip[] }) {
  const playback = useClipPlayback(clip.id);
  return <CoverCard clip={clip} playback={playback} onPlay={() => player.toggleClip(clip, list.filter(isPlayable))} under={under(clip)} />;
}

/** The seconds of their songs that a person put into Hooks: a press plays from there. */
function Hooks({ person }: { person: Profile }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(profileHooksQuery(person.handle));
  const hooks = data?.pages.flatMap((one) => one.hooks);
  if (error && !hooks) return <ErrorState title="The hooks could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (hooks?.length === 0) {
    return <EmptyState title="No hooks yet.">{person.is_own ? "Choose the best seconds of a public song on the Hooks page, and they stand here." : `When ${nameOf(person)} chooses the best seconds of a song, they stand here.`}</EmptyState>;
  }
  return (
    <>
      <div className={grid["prints"]} aria-busy={!hooks}>
        {hooks?.map((hook) => <HookPrint key={hook.clip.id} hook={hook} />) ?? [0, 1, 2, 3].map((card) => <Skeleton key={card} height="auto" className={grid["blank"]} />)}
      </div>
      {hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button></div>}
    </>
  );
}

function HookPrint({ hook: { clip, start_s: start, end_s: end } }: { hook: Hook }) {
  const playback = useClipPlayback(clip.id);
  const play = () => {
    if (playback !== "none") return player.toggle();
    player.play(clip);
    player.seek(start);
  };
  return <CoverCard clip={clip} playback={playback} onPlay={play} under={`${formatTime(start)} to ${formatTime(end)}`} />;
}

function Playlists({ person }: { person: Profile }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(profilePlaylistsQuery(person.handle));
  const playlists = data?.pages.flatMap((one) => one.playlists);
  if (error && !playlists) return <ErrorState title="The playlists could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (playlists?.length === 0) {
    return <EmptyState title="No public playlists yet.">{person.is_own ? "Make a playlist public when you edit it, and it stands here." : `When ${nameOf(person)} makes a playlist public, it stands here.`}</EmptyState>;
  }
  return (
    <>
      <div className={grid["prints"]} aria-busy={!playlists}>
        {playlists?.map((playlist) => <PlaylistCard key={playlist.id} playlist={playlist} under={countOf(playlist.song_count, "song")} />)
          ?? [0, 1, 2, 3].map((card) => <Skeleton key={card} height="auto" className={grid["blank"]} />)}
      </div>
      {hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button></div>}
    </>
  );
}

function Personas({ person }: { person: Profile }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(profilePersonasQuery(person.handle));
  const personas = data?.pages.flatMap((one) => one.personas);
  if (error && !personas) return <ErrorState title="The personas could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  return (
    <>
      <div className={grid["prints"]} aria-busy={!personas}>
        {personas?.map((persona) => <PersonaCard key={persona.id} persona={persona} />) ?? [0, 1, 2, 3].map((card) => <Skeleton key={card} height="auto" className={grid["blank"]} />)}
      </div>
      {hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button></div>}
    </>
  );
}

function Likes({ person }: { person: Profile }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(profileLikesQuery(person.handle));
  const clips = data?.pages.flatMap((one) => one.clips);
  if (error && !clips) return <ErrorState title="The songs could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (clips?.length === 0) return <EmptyState title="No liked songs yet.">{person.is_own ? "Press the thumb of a public song you like. In Settings you can keep your likes to yourself." : `What ${nameOf(person)} likes stands here.`}</EmptyState>;
  return <PrintGrid clips={clips} hasMore={hasNextPage} loadingMore={isFetchingNextPage} onMore={() => void fetchNextPage()} />;
}
