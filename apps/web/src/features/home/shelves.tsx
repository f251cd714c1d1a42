import type { Clip, Shelf } from "@tunewright/contract";
import { getHome } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { isPlayable } from "../../lib/clip-words.ts";
import { player } from "../../player/player.ts";
import { useClipPlayback } from "../../player/use-player.ts";
import { Link } from "../../router/index.ts";
import { Button } from "../../ui/button.tsx";
import { CoverCard } from "../../ui/cover-card.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import page from "../../ui/page.module.css";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StarterNotice } from "./starter-notice.tsx";
import styles from "./shelves.module.css";

const WHILE_STARTING = 10_000;

/** Public songs on shelves of prints; while the house makes its first songs, it says so. */
export function Shelves() {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getHome, {}),
    refetchInterval: (query) => (query.state.data && query.state.data.starter.done < query.state.data.starter.planned ? WHILE_STARTING : false),
  });
  if (error && !data) {
    return <div className={styles["error"]}><ErrorState title="The shelves could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>;
  }
  const filled = data?.shelves.filter((shelf) => shelf.clips.length > 0);
  return (
    <>
      {data && data.starter.done < data.starter.planned && <StarterNotice {...data.starter} />}
      {filled?.map((shelf) => <ShelfRow key={`${shelf.key} ${shelf.title}`} shelf={shelf} />)}
      {!data && <><div className={page["sectionHead"]}><Skeleton width={180} height={22} /></div><div className={styles["shelf"]}>{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} width={176} height={176} className={styles["blank"]} />)}</div></>}
      {filled?.length === 0 && data && data.starter.done >= data.starter.planned && (
        <EmptyState title="No public songs yet.">Make one and publish it: it will be the first on this shelf.</EmptyState>
      )}
    </>
  );
}

function ShelfRow({ shelf }: { shelf: Shelf }) {
  const id = `shelf-${shelf.key}-${shelf.title.replace(/\W+/g, "-").toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <div className={page["sectionHead"]}><h2 id={id}>{shelf.title}</h2>{seeAll(shelf)}</div>
      <div className={styles["shelf"]}>{shelf.clips.map((clip) => <Print key={clip.id} clip={clip} list={shelf.clips} />)}</div>
    </section>
  );
}

/** Where the shelf goes on; staff picks end where they end. */
function seeAll({ key, title, style }: Shelf) {
  const label = `See all: ${title}`;
  if (key === "staff-picks") return null;
  if (key === "following") return <Link to="/feed" aria-label={label}>See all</Link>;
  return <Link to="/explore" search={key === "new" ? { order: "new" } : style === null ? {} : { style }} aria-label={label}>See all</Link>;
}

function Print({ clip, list }: { clip: Clip; list: readonly Clip[] }) {
  const playback = useClipPlayback(clip.id);
  return <CoverCard clip={clip} playback={playback} onPlay={() => player.toggleClip(clip, list.filter(isPlayable))} />;
}
