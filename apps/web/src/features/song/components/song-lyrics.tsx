import { getAlignedLyrics, type Clip } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { endpointQuery } from "../../../api/endpoint-query.ts";
import { usePlayer } from "../../../player/use-player.ts";
import { currentRow, timedRows, writtenRows } from "../lyric-timeline.ts";
import { SyncedLyrics } from "./synced-lyrics.tsx";
import styles from "./song-view.module.css";

/** The words: in time with the sound once their moments are known, as written before that. */
export function SongLyrics({ clip, onSeek }: { clip: Clip; onSeek(seconds: number): void }) {
  const { data } = useQuery({ ...endpointQuery(getAlignedLyrics, { params: { id: clip.id } }), enabled: clip.status === "complete", staleTime: Infinity });
  const rows = useMemo(
    () => (data && data.lines.length > 0 ? timedRows(data.lines) : writtenRows(clip.metadata.prompt)),
    [data, clip.metadata.prompt],
  );
  const isCurrent = usePlayer((state) => state.current?.clip.id === clip.id);
  const playing = usePlayer((state) => state.playing) && isCurrent;
  // Only the row's number leaves the store, so that the page re-renders once a line and not seven times a second.
  const current = usePlayer((state) => (state.current?.clip.id === clip.id && (state.playing || state.position > 0) ? currentRow(rows, state.position) : -1));
  if (rows.length === 0) {
    const silent = clip.metadata.make_instrumental || clip.status === "complete";
    return <p className={styles.quiet}>{silent ? "An instrumental: nothing is sung." : "The words are being written."}</p>;
  }
  return <SyncedLyrics rows={rows} current={current} follow={playing} onSeek={onSeek} />;
}
