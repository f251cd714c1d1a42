import type { Clip } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CheckSquare from "lucide-react/icons/square-check";
import FolderInput from "lucide-react/icons/folder-input";
import Globe from "lucide-react/icons/globe";
import ListPlus from "lucide-react/icons/list-plus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useCallback, useMemo, useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { BulkBar } from "../features/library/components/bulk-bar.tsx";
import { LibraryFilters } from "../features/library/components/library-filters.tsx";
import { LibraryList } from "../features/library/components/library-list.tsx";
import { isNarrowed, libraryClips, type LibraryView } from "../features/library/library-clips.ts";
import { NOTHING, keepPresent, toggleAll, toggleRow } from "../features/library/selection.ts";
import { OwnPersonas } from "../features/personas/components/own-personas.tsx";
import { OwnPlaylists } from "../features/playlists/components/own-playlists.tsx";
import { publishAll } from "../features/publish/publish-all.ts";
import { mayBeQueued } from "../lib/clip-words.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { player } from "../player/player.ts";
import { Link, useNavigate, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { MenuItem } from "../ui/menu.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useClipDesk } from "./clip-desk.tsx";
import styles from "./library.module.css";

const EVERYTHING: LibraryView = { tab: "songs", q: "", liked: false, visibility: null, model: undefined, kind: undefined, tempo: undefined, age: undefined };

/** All that someone has made, and what they threw away. */
export function LibraryPage() {
  useTitle("Library");
  const { user, signedOut } = useSession();
  if (signedOut) {
    return (
      <EmptyState
        heading="h1" title="Your library is behind the door."
        action={<Button tone="primary" size="large" onClick={() => requireSignIn({ reason: "Sign in to see your library." })}>Sign in</Button>}
      >
        Every song you make is kept here, with its words.
      </EmptyState>
    );
  }
  return user ? <OwnLibrary /> : null;
}

function OwnLibrary() {
  const aside = useSearch({ from: "/me" }).tab;
  const navigate = useNavigate();
  const [view, setView] = useState(EVERYTHING);
  const [picked, setSelection] = useState(NOTHING);
  const desk = useClipDesk();
  const query = useInfiniteQuery(libraryClips(view));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const clips = useMemo(() => data?.pages.flatMap((page) => page.clips).filter((clip) => clip.is_trashed === (view.tab === "trash")) ?? [], [data, view.tab]);
  const order = useMemo(() => clips.map((clip) => clip.id as string), [clips]);
  const selection = useMemo(() => keepPresent(picked, order), [picked, order]);
  const change = useCallback((part: Partial<LibraryView>) => {
    setSelection(NOTHING);
    setView((before) => ({ ...before, ...part }));
  }, []);
  const chosen = clips.filter((clip) => selection.ids.has(clip.id));
  const clear = () => setSelection(NOTHING);
  const filtered = isNarrowed(view);

  const total = view.tab === "songs" && !filtered ? data?.pages[0]?.num_total_results ?? null : null;
  const handlers = {
    onChoose: (clip: Clip, extend: boolean) => setSelection((kept) => toggleRow(kept, order, clip.id, extend)),
    onToggle: (clip: Clip) => player.toggleClip(clip, clips.filter(mayBeQueued)),
    onTryAgain: (clip: Clip) => desk.reuse(clip, "asked"),
    menu: (clip: Clip) => desk.menu(clip, {
      extra: (
        <MenuItem icon={<CheckSquare />} onSelect={() => setSelection((kept) => toggleRow(kept, order, clip.id, false))}>
          {selection.ids.has(clip.id) ? "Unselect" : "Select"}
        </MenuItem>
      ),
    }),
    reactions: (clip: Clip) => desk.reactions(clip, false),
  };
  const list = (
    <>
      <LibraryFilters key={view.tab} view={view} onChange={change} />
      {query.isPending && (
        <div role="status" aria-label="Fetching songs" className={styles.loading}>{[0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={63} />)}</div>
      )}
      {query.isError && !data && (
        <ErrorState title="Your songs could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>
          {sentenceFor(query.error)}
        </ErrorState>
      )}
      {data && clips.length === 0 && <Nothing view={view} filtered={filtered} onClear={() => change({ ...EVERYTHING, tab: view.tab })} />}
      {clips.length > 0 && (
        <LibraryList
          clips={clips} selection={selection} handlers={handlers} onChooseAll={() => setSelection((kept) => toggleAll(kept, order))}
          onNearEnd={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
        />
      )}
      {isFetchingNextPage && <p className={styles.more} role="status">Fetching more…</p>}
      {query.isFetchNextPageError && <p className={styles.more}><Button size="small" onClick={() => void fetchNextPage()}>Fetch more</Button></p>}
    </>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Library</h1>
        <Link to="/create" className={buttonClass({ tone: "primary" })}><Plus width={18} height={18} aria-hidden />New song</Link>
      </div>
      <Tabs
        label="Library" value={aside ?? view.tab}
        onChange={(tab) => {
          const apart = tab === "playlists" || tab === "personas";
          if (apart) setSelection(NOTHING);
          else change({ ...EVERYTHING, tab });
          void navigate({ to: "/me", search: apart ? { tab } : {}, replace: true });
        }}
        tabs={[{ value: "songs", label: "Songs", count: total }, { value: "playlists", label: "Playlists" }, { value: "personas", label: "Personas" }, { value: "trash", label: "Trash" }]}
      >
        {aside === "playlists" ? <OwnPlaylists /> : aside === "personas" ? <OwnPersonas /> : list}
      </Tabs>
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          {view.tab === "trash" ? (
            <>
              <Button icon={<ArchiveRestore />} onClick={() => desk.restore(chosen)}>Restore</Button>
              <Button icon={<Trash2 />} tone="danger" onClick={() => desk.remove(chosen)}>Delete for good</Button>
            </>
          ) : (
            <>
              <Button icon={<ListPlus />} onClick={() => desk.addToPlaylist(chosen)}>Add to Playlist</Button>
              <Button icon={<FolderInput />} onClick={() => desk.move(chosen)}>Move</Button>
              <Button icon={<Globe />} onClick={() => void publishAll(chosen).then(clear)}>Publish</Button>
              <Button icon={<Trash2 />} tone="danger" onClick={() => desk.trash(chosen)}>Trash</Button>
            </>
          )}
        </BulkBar>
      )}
      {desk.dialogs}
    </div>
  );
}

function Nothing({ view, filtered, onClear }: { view: LibraryView; filtered: boolean; onClear(): void }) {
  if (filtered) {
    return (
      <EmptyState title="No song fits." action={<Button onClick={onClear}>Show all songs</Button>}>
        {view.q.trim() === "" ? "Take a filter away." : `Nothing of yours has “${view.q.trim()}” in its title, lyrics or style.`}
      </EmptyState>
    );
  }
  if (view.tab === "trash") return <EmptyState title="The trash is empty.">Songs you throw away wait here until you delete them for good.</EmptyState>;
  return (
    <EmptyState title="No songs yet." action={<Link to="/create" className={buttonClass({ tone: "primary", size: "large" })}>Make the first one</Link>}>
      Describe one in a sentence; two takes come back.
    </EmptyState>
  );
}
