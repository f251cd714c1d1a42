import type { Clip } from "@tunewright/contract";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SmallSong } from "./small-song.tsx";
import styles from "./song-list.module.css";

interface Props {
  label: string;
  /** Undefined while they are fetched. */
  clips: readonly Clip[] | undefined;
  error: unknown;
  onRetry(): void;
  /** What is said where there are none. */
  none: string;
  more?: { has: boolean; loading: boolean; onMore(): void };
}

/** A short list of songs under another song. */
export function SongList({ label, clips, error, onRetry, none, more }: Props) {
  if (error && !clips) return <ErrorState title="The songs could not be fetched." action={<Button onClick={onRetry}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!clips) return <div role="status" aria-label="Fetching songs" className={styles["loading"]}>{[0, 1, 2].map((row) => <Skeleton key={row} height={48} />)}</div>;
  if (clips.length === 0) return <p className={styles["none"]}>{none}</p>;
  return (
    <>
      <ul aria-label={label}>{clips.map((clip) => <li key={clip.id}><SmallSong clip={clip} list={clips} /></li>)}</ul>
      {more?.has && <Button wide tone="quiet" loading={more.loading} onClick={more.onMore}>Show more</Button>}
    </>
  );
}
