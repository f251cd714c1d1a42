import type { Clip, LineageNode } from "@tunewright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import Lock from "lucide-react/icons/lock";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { cx } from "../../../lib/cx.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { madeFrom } from "../relation-words.ts";
import { lineageQuery, remixesQuery, similarQuery } from "../relation-queries.ts";
import { SmallSong } from "./small-song.tsx";
import { SongList } from "./song-list.tsx";
import styles from "./relation-panels.module.css";

/** Songs that were made from this one. */
export function Remixes({ clip }: { clip: Clip }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(remixesQuery(clip.id));
  return (
    <SongList
      label="Remixes" clips={data?.pages.flatMap((page) => page.clips)} error={error} onRetry={() => void refetch()}
      none={clip.metadata.can_remix ? "Nobody has remixed this song yet." : "Remixes are disabled for this song."}
      more={{ has: hasNextPage, loading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
    />
  );
}

/** Songs like this one. */
export function Similar({ clip }: { clip: Clip }) {
  const { data, error, refetch } = useQuery(similarQuery(clip.id));
  return <SongList label="Similar songs" clips={data?.clips} error={error} onRetry={() => void refetch()} none="Nothing public sounds like it yet." />;
}

/** What it came from, and what came of it: each step further in. */
export function Lineage({ clip }: { clip: Clip }) {
  const { data, error, refetch } = useQuery({ ...lineageQuery(clip.id), staleTime: 0 });
  if (error && !data) return <ErrorState title="The lineage could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!data) return <div role="status" aria-label="Fetching the lineage"><Skeleton height={48} /></div>;
  if (data.nodes.length <= 1) return <p className={styles["none"]}>It was made of nothing but words, and nothing public was made of it yet.</p>;
  const first = Math.min(...data.nodes.map((node) => node.depth));
  const songs = data.nodes.flatMap((node) => node.clip ?? []);
  return (
    <ol aria-label="Lineage" className={styles["line"]}>
      {data.nodes.map((node) => <Step key={node.key} node={node} indent={node.depth - first} songs={songs} />)}
    </ol>
  );
}

/** Px a step stands further in, and the most steps that do. */
const INDENT = 28;
const DEEPEST = 6;

function Step({ node, indent, songs }: { node: LineageNode; indent: number; songs: readonly Clip[] }) {
  const note = node.relation === null ? null : <span className={styles["relation"]}>{madeFrom(node.relation).replace(/ (of|from|in|to)$/, "")} · </span>;
  return (
    <li
      className={cx(styles["step"], node.depth === 0 && styles["self"])} aria-current={node.depth === 0 ? "true" : undefined}
      style={{ "--indent": `${Math.min(indent, DEEPEST) * INDENT}px` } as React.CSSProperties}
    >
      {indent > 0 && <CornerDownRight aria-hidden className={styles["turn"]} />}
      {node.clip ? <SmallSong clip={node.clip} list={songs} note={note} /> : (
        <p className={styles["secret"]}><span className={styles["lock"]}><Lock aria-hidden /></span><span>A private song<br />{note}its maker keeps it to themselves</span></p>
      )}
    </li>
  );
}
