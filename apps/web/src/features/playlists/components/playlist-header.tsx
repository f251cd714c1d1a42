import type { Playlist, PlaylistPage } from "@tunewright/contract";
import Globe from "lucide-react/icons/globe";
import LinkIcon from "lucide-react/icons/link";
import type { ReactNode } from "react";
import { countOf } from "../../../lib/format-count.ts";
import { Link } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Mosaic } from "../../../ui/playlist-card.tsx";
import styles from "./playlist-header.module.css";

/** What a playlist is and whose; `children` are its buttons. */
export function PlaylistHeader({ playlist, onCompany, children }: { playlist: Playlist & Pick<PlaylistPage, "collaborators">; onCompany(): void; children: ReactNode }) {
  const liked = playlist.id === "liked";
  return (
    <header className={styles["head"]}>
      <Mosaic playlist={playlist} className={styles["cover"]} />
      <div className={styles["words"]}>
        <p className={styles["kind"]}>
          {liked ? "Only you see this" : playlist.is_public ? <><Globe aria-hidden />Public playlist</> : <><LinkIcon aria-hidden />Playlist, link only</>}
        </p>
        <h1 className={styles["name"]} dir="auto">{playlist.name}</h1>
        {playlist.description !== "" && <p className={styles["description"]} dir="auto">{playlist.description}</p>}
        <p className={styles["maker"]}>
          <Link to="/@{$handle}" params={{ handle: playlist.handle }} className={styles["who"]}>
            <Avatar name={playlist.display_name || playlist.handle} src={playlist.avatar_image_url} size={24} />{playlist.display_name}
          </Link>
          {playlist.collaborators.length > 0 && (
            <button type="button" className={styles["company"]} onClick={onCompany}>
              {playlist.collaborators.slice(0, 3).map((person) => <Avatar key={person.handle} name={person.display_name || person.handle} src={person.avatar_image_url} size={24} />)}
              <span>with {playlist.collaborators.length === 1 ? <bdi>{playlist.collaborators[0]!.display_name || playlist.collaborators[0]!.handle}</bdi> : countOf(playlist.collaborators.length, "other")}</span>
            </button>
          )}
          <span>{countOf(playlist.song_count, "song")}</span>
        </p>
        <div className={styles["tools"]}>{children}</div>
      </div>
    </header>
  );
}
