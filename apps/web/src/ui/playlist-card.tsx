import type { Playlist } from "@tunewright/contract";
import Heart from "lucide-react/icons/heart";
import { countOf } from "../lib/format-count.ts";
import { cx } from "../lib/cx.ts";
import { Link } from "../router/index.ts";
import styles from "./playlist-card.module.css";

/** The covers of a playlist's first four songs as one print; fewer than four make room for the first alone. As wide as its place. */
export function Mosaic({ playlist, className }: { playlist: Pick<Playlist, "id" | "name" | "cover_urls">; className?: string | undefined }) {
  const covers = playlist.cover_urls.length >= 4 ? playlist.cover_urls.slice(0, 4) : playlist.cover_urls.slice(0, 1);
  return (
    <span className={cx(styles["mosaic"], covers.length === 4 && styles["four"], className)} aria-hidden>
      {covers.map((url) => <img key={url} src={url} alt="" loading="lazy" decoding="async" draggable={false} />)}
      {covers.length === 0 && <span className={styles["blank"]}>{playlist.id === "liked" ? <Heart /> : (playlist.name.trim() || "P").slice(0, 1)}</span>}
    </span>
  );
}

/** A playlist in a grid of prints. `under` stands instead of its owner where all are by one person. */
export const PlaylistCard = ({ playlist, under }: { playlist: Playlist; under?: string }) => (
  <Link to="/playlist/$playlistId" params={{ playlistId: playlist.id }} className={styles["card"]}>
    <Mosaic playlist={playlist} />
    <span className={styles["name"]} dir="auto">{playlist.name}</span>
    <span className={styles["under"]}>{under ?? `${countOf(playlist.song_count, "song")} · ${playlist.display_name}`}</span>
  </Link>
);
